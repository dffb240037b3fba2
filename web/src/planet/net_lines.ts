/** What is drawn on the net besides its faces: cut edges and their twins, borders of regions, places for numbers. */
import {
  across,
  contacts,
  cornerOf,
  faceOf,
  lookOf,
  sideOf,
  triangle,
  type Laid,
  type Net,
  type Point,
  type Rim,
} from './geometry.ts';
import type { PlanetView } from './view.ts';

export const laidOf = (net: Net, area: number): Laid => net.faces[faceOf(area)]!;

export const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

/** The middle of an area, where its number stands. */
export const spotOf = (net: Net, area: number): Point => middle(triangle(laidOf(net, area), sideOf(area)));

/** The edge of an area towards the next face. */
export const edgeOf = (net: Net, area: number): [Point, Point] => {
  const laid = laidOf(net, area);
  return [cornerOf(laid, sideOf(area)), cornerOf(laid, sideOf(area) + 1)];
};

/** An edge and the one that it meets on the solid. */
export const twinsOf = (edge: number | null): number[] => (edge === null ? [] : [edge, across[edge]!]);

/** Whether the paper is cut at the edge of an area. */
export const isCut = (net: Net, area: number): boolean => net.rims.some((rim) => rim.area === area);

/** The cut edges whose other side lies far away: in the other flower, but for those that look at each other. */
export const farRims = (net: Net): Rim[] =>
  net.rims.filter(({ area, twin }) => {
    const [a, b] = [laidOf(net, area).centre, laidOf(net, twin).centre];
    return faceOf(area) < 6 !== faceOf(twin) < 6 && Math.hypot(a.x - b.x, a.y - b.y) > 1.9;
  });

/** The strip outside an edge, between two distances from it. */
export function strip(net: Net, area: number, near: number, far: number, trim: number): Point[] {
  const look = lookOf(laidOf(net, area), sideOf(area));
  const [a, b] = edgeOf(net, area);
  const at = (part: number, distance: number): Point => ({
    x: a.x + (b.x - a.x) * part + distance * Math.cos(look),
    y: a.y + (b.y - a.y) * part + distance * Math.sin(look),
  });
  return [at(trim, near), at(1 - trim, near), at(1 - trim, far), at(trim, far)];
}

/** The border of some areas: every edge that is not between two of them. */
export function border(net: Net, areas: readonly number[]): [Point, Point][] {
  const within = new Set(areas);
  return areas.flatMap((area) => {
    const [centre, from, to] = triangle(laidOf(net, area), sideOf(area)) as [Point, Point, Point];
    const [next, last, beyond] = contacts[area] as [number, number, number];
    const edges: [Point, Point, number][] = [
      [centre, to, next],
      [centre, from, last],
      [from, to, beyond],
    ];
    return edges.filter(([, , other]) => !within.has(other)).map(([p, q]): [Point, Point] => [p, q]);
  });
}

/** The regions that a face would have a part in: how large they would be, and where on the face to say so. */
export const countsOn = (net: Net, planet: PlanetView, face: number): { size: number; at: Point }[] =>
  planet.regions.flatMap(({ size, areas }) => {
    const own = areas.filter((area) => faceOf(area) === face);
    return own.length ? [{ size, at: spotOf(net, own[Math.floor(own.length / 2)]!) }] : [];
  });
