/** The land of one area as a mesh: a triangle of many small ones, raised and coloured by its habitat. */
import { BufferAttribute, BufferGeometry, Color, Vector3 } from 'three';
import { across, contacts, faceOf, sideOf } from '../geometry.ts';
import type { Habitat } from '../view.ts';
import { cornerAt, normalOf } from './solid.ts';

export type Palette = Record<Habitat, Color>;

/** A small thing that stands on the land. */
export interface Growth {
  at: Vector3;
  size: number;
  tint: Color;
}

export interface Land {
  mesh: BufferGeometry;
  growths: Growth[];
}

/** Into how many rows the triangle of a habitat is cut. */
const ROWS: Record<Habitat, number> = { ocean: 26, forest: 9, mountain: 13, desert: 18, glacier: 24 };
/** How far tiles reach towards the edges of their face, and how thick they are. */
const INSET = 0.962;
const THICKNESS = 0.055;

/** A number from 0 to 1 that is always the same for the same place. */
function chance(x: number, y: number, salt = 0): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const fade = (part: number) => part * part * (3 - 2 * part);
  const [u, v] = [fade(x - i), fade(y - j)];
  const low = chance(i, j) * (1 - u) + chance(i + 1, j) * u;
  const high = chance(i, j + 1) * (1 - u) + chance(i + 1, j + 1) * u;
  return low * (1 - v) + high * v;
}

const smooth = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** A place on the tile: its coordinates in the face, how far it is from a border, and from the middle of the area. */
interface Place {
  x: number;
  y: number;
  inland: number;
  peak: number;
  salt: number;
}

/** A point of the tile before and after the land is raised. */
interface Raised {
  flat: Vector3;
  point: Vector3;
  height: number;
  place: Place;
}

/** Habitats without sharp edges. */
const ROUND: Habitat[] = ['ocean', 'desert', 'forest', 'glacier'];

/** Ice breaks into plates: the nearest of scattered points says which, and how near the crack is. */
function plate(x: number, y: number, salt: number): { height: number; crack: number } {
  const scale = 4.6;
  const [i, j] = [Math.floor(x * scale), Math.floor(y * scale)];
  let [first, second, height] = [9, 9, 0];
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      const px = i + di + 0.15 + 0.7 * chance(i + di, j + dj, salt);
      const py = j + dj + 0.15 + 0.7 * chance(i + di, j + dj, salt + 1);
      const away = Math.hypot(px - x * scale, py - y * scale);
      if (away < first) [first, second, height] = [away, first, chance(i + di, j + dj, salt + 2)];
      else if (away < second) second = away;
    }
  }
  return { height, crack: second - first };
}

const wave = ({ x, y }: Place): number => Math.sin(30 * y + 1.5 * Math.sin(13 * x) + 0.8 * Math.sin(5 * x + 7 * y));

function dune({ x, y, salt }: Place): number {
  const along =
    4.2 * (x * Math.cos(salt) + y * Math.sin(salt)) + 0.55 * Math.sin(6 * (y * Math.cos(salt) - x * Math.sin(salt)));
  const part = along - Math.floor(along);
  return part < 0.66 ? smooth(0, 1, part / 0.66) : smooth(0, 1, (1 - part) / 0.34);
}

const HEIGHT: Record<Habitat, (place: Place) => number> = {
  ocean: (place) => -0.016 + 0.009 * wave(place) * place.inland,
  forest: ({ x, y, inland }) => 0.004 + 0.022 * noise(x * 6, y * 6) * inland,
  mountain: ({ x, y, inland, peak, salt }) =>
    inland * (0.155 * peak + 0.075 * noise(x * 7 + salt, y * 7) + 0.04 * noise(x * 17, y * 17 + salt)),
  desert: (place) => 0.004 + 0.042 * dune(place) * place.inland,
  glacier: ({ x, y, inland, salt }) => {
    const { height, crack } = plate(x, y, salt);
    return inland * (0.006 + (0.018 + 0.04 * height) * smooth(0, 0.2, crack));
  },
};

const WHITE = new Color(1, 1, 1);
const NIGHT = new Color(0.02, 0.04, 0.08);
const ICE = new Color(0.2, 0.45, 0.62);
const SUNNY = new Color(0.62, 0.78, 0.2);

function tint(habitat: Habitat, base: Color, place: Place, height: number): Color {
  const { x, y, salt } = place;
  const colour = base.clone();
  if (habitat === 'ocean') {
    const crest = wave(place);
    colour.lerp(WHITE, 0.03 + 0.24 * smooth(0.2, 1, crest));
  } else if (habitat === 'forest') colour.lerp(NIGHT, 0.08 + 0.2 * noise(x * 9, y * 9));
  else if (habitat === 'mountain') {
    if (height > 0.128) colour.lerp(WHITE, 0.88);
    else colour.lerp(NIGHT, 0.3 - 1.9 * height + 0.14 * chance(Math.round(x * 40), Math.round(y * 40), salt));
  } else if (habitat === 'desert') colour.lerp(WHITE, 0.05 + 0.2 * dune(place));
  else {
    const { height: level, crack } = plate(x, y, salt);
    colour.lerp(WHITE, 0.3 + 0.5 * level).lerp(ICE, 0.55 * smooth(0.16, 0.02, crack));
  }
  return colour;
}

/** The land of an area, given the habitats of the whole planet; it runs on into neighbours of the same habitat. */
export function landOf(area: number, habitats: (Habitat | null)[], palette: Palette): Land {
  const [face, side, habitat] = [faceOf(area), sideOf(area), habitats[area]!];
  const steps = ROWS[habitat];
  const up = normalOf(face);
  const east = cornerAt(face, 0).sub(up).normalize();
  const north = new Vector3().crossVectors(up, east);
  const centre = up.clone();
  const inward = (corner: number) => cornerAt(face, corner).sub(up).multiplyScalar(INSET).add(up);
  const [from, to] = [inward(side), inward(side + 1)];
  const middle = new Vector3().add(centre).add(from).add(to).divideScalar(3);
  const [next, last] = [contacts[area]![0]!, contacts[area]![1]!];
  const salt = 1 + face * 0.37;
  const borders: [Vector3, Vector3][] = [[from, to]];
  if (habitats[next] !== habitat) borders.push([centre, to]);
  if (habitats[last] !== habitat) borders.push([centre, from]);
  const beyond = across[area]!;
  const soft = habitats[beyond] === habitat ? 0.09 : 0.16;

  const distance = (p: Vector3, [a, b]: [Vector3, Vector3]): number => {
    const way = b.clone().sub(a);
    return new Vector3().crossVectors(way, p.clone().sub(a)).length() / way.length();
  };
  const placeAt = (p: Vector3): Place => {
    const local = p.clone().sub(up);
    const near = Math.min(...borders.map((border) => distance(p, border)));
    return {
      x: local.dot(east) + 2 * face,
      y: local.dot(north),
      inland: smooth(0, soft, near),
      peak: Math.max(0, 1 - p.distanceTo(middle) / 0.36),
      salt,
    };
  };
  const heightAt = (p: Vector3): number => HEIGHT[habitat](placeAt(p));
  const raised = (p: Vector3): Raised => {
    const place = placeAt(p);
    const height = HEIGHT[habitat](place);
    return { flat: p, point: p.clone().addScaledVector(up, THICKNESS + height), height, place };
  };
  /** Which way the land looks at a place. */
  const slope = (p: Vector3): Vector3 => {
    const small = 0.008;
    const rise = (way: Vector3) =>
      (heightAt(p.clone().addScaledVector(way, small)) - heightAt(p.clone().addScaledVector(way, -small))) /
      (2 * small);
    return up.clone().addScaledVector(east, -rise(east)).addScaledVector(north, -rise(north)).normalize();
  };

  const positions: number[] = [];
  const colours: number[] = [];
  const normals: number[] = [];
  const push = (points: Vector3[], tints: Color[], slopes: Vector3[] | null) => {
    const [a, b, c] = points as [Vector3, Vector3, Vector3];
    const flat = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a)).normalize();
    points.forEach((point, n) => {
      const [colour, slope] = [tints[n] ?? tints[0]!, slopes?.[n] ?? flat];
      positions.push(point.x, point.y, point.z);
      colours.push(colour.r, colour.g, colour.b);
      normals.push(slope.x, slope.y, slope.z);
    });
  };
  const grid = (i: number, j: number): Vector3 =>
    centre
      .clone()
      .lerp(from, (i - j) / steps)
      .add(
        to
          .clone()
          .sub(centre)
          .multiplyScalar(j / steps),
      );
  const lifted = Array.from({ length: steps + 1 }, (_, i) =>
    Array.from({ length: i + 1 }, (_, j) => raised(grid(i, j))),
  );
  const shade = (at: Raised) => tint(habitat, palette[habitat], at.place, at.height);
  const facet = (...three: [Raised, Raised, Raised]) => {
    const points = three.map((at) => at.point);
    if (ROUND.includes(habitat))
      return push(
        points,
        three.map(shade),
        three.map((at) => slope(at.flat)),
      );
    const middle = new Vector3().add(three[0].flat).add(three[1].flat).add(three[2].flat).divideScalar(3);
    const height = (three[0].height + three[1].height + three[2].height) / 3;
    push(points, [shade({ ...three[0], place: placeAt(middle), height })], null);
  };
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j <= i; j++) {
      facet(lifted[i]![j]!, lifted[i + 1]![j + 1]!, lifted[i + 1]![j]!);
      if (j < i) facet(lifted[i]![j]!, lifted[i]![j + 1]!, lifted[i + 1]![j + 1]!);
    }
  }
  const wall = palette[habitat].clone().lerp(NIGHT, 0.42);
  const foot = (p: Vector3) => p.clone().addScaledVector(up, -THICKNESS);
  for (let j = 0; j < steps; j++) {
    const [a, b] = [lifted[steps]![j]!.point, lifted[steps]![j + 1]!.point];
    push([a, b, foot(b)], [wall], null);
    push([a, foot(b), foot(a)], [wall], null);
  }

  const mesh = new BufferGeometry();
  mesh.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  mesh.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  mesh.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  return { mesh, growths: growthsOf(habitat, area, palette[habitat], { centre, from, to }, raised) };
}

/** Trees in forests, shards on ice: scattered, but never at a border. */
function growthsOf(
  habitat: Habitat,
  area: number,
  base: Color,
  { centre, from, to }: { centre: Vector3; from: Vector3; to: Vector3 },
  raised: (p: Vector3) => Raised,
): Growth[] {
  const wanted = { forest: 110, glacier: 12, ocean: 0, mountain: 0, desert: 0 }[habitat];
  const apart = habitat === 'forest' ? 0.05 : 0.15;
  const found: Growth[] = [];
  for (let n = 0; n < wanted; n++) {
    let [u, v] = [chance(area, n, 3), chance(area, n, 4)];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const flat = centre.clone().addScaledVector(from.clone().sub(centre), u).addScaledVector(to.clone().sub(centre), v);
    const { point, place } = raised(flat);
    if (place.inland < 0.2 || found.some((other) => other.at.distanceTo(point) < apart)) continue;
    const size = 0.8 + 0.6 * chance(area, n, 5);
    const shade = base.clone();
    if (habitat === 'forest') shade.lerp(SUNNY, 0.05 + 0.3 * chance(area, n, 6));
    else shade.lerp(WHITE, 0.75);
    found.push({ at: point, size, tint: shade });
  }
  return found;
}
