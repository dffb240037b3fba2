/** The dodecahedron in the scene: where its faces, corners and areas are. The faces lie at distance 1 from the middle. */
import { Matrix4, Quaternion, Vector3, type Ray } from 'three';
import { centres, corners, faceOf, FACES, sideOf } from '../geometry.ts';

/** The rules have z upwards, the scene y. */
const upright = ([x, y, z]: number[]): Vector3 => new Vector3(x, z, -y!);

export const normalOf = (face: number): Vector3 => upright(centres[face]!);
export const cornerAt = (face: number, corner: number): Vector3 => upright(corners[face]![((corner % 5) + 5) % 5]!);

/** The turn from the scene's axes to those of a face: x to its first corner, z outwards. */
export function frameOf(face: number): Quaternion {
  const up = normalOf(face);
  const east = cornerAt(face, 0).sub(up).normalize();
  return new Quaternion().setFromRotationMatrix(
    new Matrix4().makeBasis(east, new Vector3().crossVectors(up, east), up),
  );
}

/** The middle of an area. */
export function middleOf(area: number): Vector3 {
  const [face, side] = [faceOf(area), sideOf(area)];
  return normalOf(face)
    .add(cornerAt(face, side))
    .add(cornerAt(face, side + 1))
    .divideScalar(3);
}

/** The area of a face in whose direction a point lies. */
export function areaTowards(face: number, point: Vector3): number {
  const way = point.clone().sub(normalOf(face));
  let [best, most] = [0, -Infinity];
  for (let side = 0; side < 5; side++) {
    const along = way.dot(
      cornerAt(face, side)
        .add(cornerAt(face, side + 1))
        .multiplyScalar(0.5)
        .sub(normalOf(face))
        .normalize(),
    );
    if (along > most) [best, most] = [side, along];
  }
  return 5 * face + best;
}

/** How far from the middle tiles can be touched. */
const TOUCH = 1.05;

/** The area that a ray meets first; null if it passes by. A ray is inside once it is behind all twelve faces. */
export function areaMet(ray: Ray): number | null {
  let [enters, leaves, first] = [-Infinity, Infinity, -1];
  for (let face = 0; face < FACES; face++) {
    const up = normalOf(face);
    const [speed, above] = [ray.direction.dot(up), ray.origin.dot(up) - TOUCH];
    if (speed === 0 && above > 0) return null;
    const at = -above / speed;
    if (speed < 0 && at > enters) [enters, first] = [at, face];
    else if (speed > 0) leaves = Math.min(leaves, at);
  }
  if (first < 0 || enters > leaves || enters < 0) return null;
  return areaTowards(first, ray.at(enters, new Vector3()));
}
