/**
 * The dodecahedron as the rules have it (geometry.json comes from them, by tools/page_data), and its unfolding into two flowers.
 *
 * Area `5 * face + side` is the triangle between the centre of a face and that side; sides run clockwise as seen from
 * outside, and corner `s` begins side `s`.
 */
import solid from './geometry.json';

export type Point = { x: number; y: number };

export const FACES = 12;
export const SIDES = 5;
export const AREAS = 60;
export const NORTH = 0;
export const SOUTH = 11;

export const centres: number[][] = solid.centres;
export const corners: number[][][] = solid.corners;
export const neighbour: number[][] = solid.neighbour;
export const across: number[] = solid.across;
export const contacts: number[][] = solid.contacts;

export const faceOf = (area: number): number => Math.floor(area / SIDES);
export const sideOf = (area: number): number => area % SIDES;

const FIFTH = (2 * Math.PI) / 5;
/** Of a pentagon with sides of length 1: from the centre to a side, and to a corner. */
export const APOTHEM = 0.5 / Math.tan(FIFTH / 2);
export const RADIUS = 0.5 / Math.sin(FIFTH / 2);

/** A face as it lies in the net: its centre, and the direction in which its side 0 looks (clockwise, y down). */
export interface Laid {
  face: number;
  centre: Point;
  angle: number;
}

/** An edge at the rim of a flower, where the paper is cut: the area on this side and the one on the other. */
export interface Rim {
  area: number;
  twin: number;
}

export interface Net {
  faces: Laid[];
  rims: Rim[];
  box: { x: number; y: number; width: number; height: number };
}

const towards = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + distance * Math.cos(angle),
  y: from.y + distance * Math.sin(angle),
});

export function lookOf(laid: Laid, side: number): number {
  return laid.angle + side * FIFTH;
}

export function cornerOf(laid: Laid, corner: number, reach = RADIUS): Point {
  return towards(laid.centre, lookOf(laid, corner) - FIFTH / 2, reach);
}

/** The triangle of an area of a laid face. */
export function triangle(laid: Laid, side: number): Point[] {
  return [laid.centre, cornerOf(laid, side), cornerOf(laid, side + 1)];
}

export function pentagon(laid: Laid, reach = RADIUS): Point[] {
  return [0, 1, 2, 3, 4].map((corner) => cornerOf(laid, corner, reach));
}

export const path = (points: Point[]): string =>
  points.map((point, at) => `${at ? 'L' : 'M'}${point.x.toFixed(4)} ${point.y.toFixed(4)}`).join('') + 'Z';

/** Lay the face across a side of a laid one, as if the paper were unfolded there. */
function unfold(from: Laid, side: number, gap = 0): Laid {
  const face = neighbour[from.face]![side]!;
  const look = lookOf(from, side);
  const back = neighbour[face]!.indexOf(from.face);
  return { face, centre: towards(from.centre, look, 2 * APOTHEM + gap), angle: look + Math.PI - back * FIFTH };
}

function flower(middle: Laid): Laid[] {
  return [middle, ...[0, 1, 2, 3, 4].map((side) => unfold(middle, side))];
}

/** Both flowers, joined (but for a gap) at one edge, with their middles side by side or one above the other. */
function layNet(upright: boolean): Net {
  const gap = 0.34;
  const lay = (turn: number): Laid[] => {
    const north = flower({ face: NORTH, centre: { x: 0, y: 0 }, angle: turn });
    const petal = north[1]!;
    const joint = neighbour[petal.face]!.findIndex((face) => face > 5 && face < SOUTH);
    const beyond = unfold(petal, joint, gap);
    return [...north, ...flower(unfold(beyond, neighbour[beyond.face]!.indexOf(SOUTH)))];
  };
  const straight = lay(0);
  const south = straight.find((laid) => laid.face === SOUTH)!.centre;
  const faces = lay((upright ? Math.PI / 2 : 0) - Math.atan2(south.y, south.x)).sort((a, b) => a.face - b.face);
  const points = faces.flatMap((laid) => pentagon(laid));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const edge = 0.42;
  const x = Math.min(...xs) - edge;
  const y = Math.min(...ys) - edge;
  const box = { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
  return { faces, rims: rims(), box };
}

/** The cut edges: those of the petals but for the one at the middle of their flower. */
function rims(): Rim[] {
  const middles = [NORTH, SOUTH];
  return across.flatMap((twin, area) =>
    middles.includes(faceOf(area)) || middles.includes(faceOf(twin)) ? [] : [{ area, twin }],
  );
}

export const wideNet = layNet(false);
export const tallNet = layNet(true);

/** The face to go to from a laid one in a direction on the net (radians, y down), or the same if there is none. */
export function step(net: Net, from: number, direction: number): number {
  const here = net.faces[from]!.centre;
  let best = from;
  let least = Infinity;
  for (const laid of net.faces) {
    if (laid.face === from) continue;
    const [dx, dy] = [laid.centre.x - here.x, laid.centre.y - here.y];
    const along = dx * Math.cos(direction) + dy * Math.sin(direction);
    const aside = Math.abs(dy * Math.cos(direction) - dx * Math.sin(direction));
    const cost = along + 2.2 * aside;
    if (along > 0.3 && aside < 1.8 * along && cost < least) [best, least] = [laid.face, cost];
  }
  return best;
}
