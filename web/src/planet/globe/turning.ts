/** Which way the ball is turned, and which face that brings to the front. */
import { Quaternion, Vector3 } from 'three';
import { FACES } from '../geometry.ts';
import { normalOf } from './solid.ts';

const TOWARDS_US = new Vector3(0, 0, 1);
const UPWARDS = new Vector3(0, 1, 0);

/** How a face looks when the ball is turned so: z is 1 if straight at us, -1 if straight away. */
export const lookOf = (face: number, turn: Quaternion): Vector3 => normalOf(face).applyQuaternion(turn);

/** The face that looks at us most. */
export function frontOf(turn: Quaternion): number {
  let [best, most] = [0, -2];
  for (let face = 0; face < FACES; face++) {
    const { z } = lookOf(face, turn);
    if (z > most) [best, most] = [face, z];
  }
  return best;
}

/** Whether a face can be seen well. */
export const sees = (turn: Quaternion, face: number): boolean => lookOf(face, turn).z > 0.75;

/** How the ball must be turned so that a face looks at us, with as little turning as possible. */
export const facing = (face: number, from: Quaternion): Quaternion =>
  new Quaternion().setFromUnitVectors(lookOf(face, from), TOWARDS_US).multiply(from);

/** The same ball seen from behind. */
export const behind = (turn: Quaternion): Quaternion =>
  new Quaternion().setFromAxisAngle(UPWARDS, Math.PI).multiply(turn);

/** The neighbour of the front face that lies in a direction on the screen (x to the right, y upwards). */
export function stepFrom(turn: Quaternion, dx: number, dy: number): number {
  const from = frontOf(turn);
  const here = lookOf(from, turn);
  let [best, most] = [from, -2];
  for (let face = 0; face < FACES; face++) {
    if (face === from || normalOf(face).dot(normalOf(from)) < 0.4) continue;
    const way = lookOf(face, turn).sub(here).setZ(0).normalize();
    const along = way.x * dx + way.y * dy;
    if (along > most) [best, most] = [face, along];
  }
  return best;
}

/** The ball after a drag by some pixels of a picture of this size. */
export function dragged(turn: Quaternion, dx: number, dy: number, size: number): Quaternion {
  const angle = Math.hypot(dx, dy) * (3.1 / size);
  if (angle === 0) return turn.clone();
  const axis = new Vector3(dy, dx, 0).normalize();
  return turn.clone().premultiply(new Quaternion().setFromAxisAngle(axis, angle)).normalize();
}
