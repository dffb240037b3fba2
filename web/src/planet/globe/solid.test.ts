import { Ray, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { across, AREAS, faceOf, FACES, sideOf } from '../geometry.ts';
import { areaMet, areaTowards, cornerAt, frameOf, middleOf, normalOf } from './solid.ts';

const EYE = 6.8;
/** From far outside, straight at a point of the solid. */
const straightAt = (point: Vector3) => new Ray(point.clone().setLength(EYE), point.clone().normalize().negate());

describe('the solid in the scene', () => {
  test('has its faces at distance 1 and all corners equally far', () => {
    for (let face = 0; face < FACES; face++) {
      expect(normalOf(face).length()).toBeCloseTo(1);
      for (let corner = 0; corner < 5; corner++) expect(cornerAt(face, corner).length()).toBeCloseTo(1.2584, 3);
    }
  });

  test('has neighbouring areas on both sides of a common edge', () => {
    for (let area = 0; area < AREAS; area++) {
      const twin = across[area]!;
      expect(cornerAt(faceOf(area), sideOf(area)).distanceTo(cornerAt(faceOf(twin), sideOf(twin) + 1))).toBeLessThan(
        1e-6,
      );
    }
  });

  test('has a frame for every face: outwards, and towards its first corner', () => {
    for (let face = 0; face < FACES; face++) {
      const frame = frameOf(face);
      expect(new Vector3(0, 0, 1).applyQuaternion(frame).distanceTo(normalOf(face))).toBeLessThan(1e-6);
      const east = cornerAt(face, 0).sub(normalOf(face)).normalize();
      expect(new Vector3(1, 0, 0).applyQuaternion(frame).distanceTo(east)).toBeLessThan(1e-6);
    }
  });
});

describe('the area under the pointer', () => {
  test('is the one whose middle the pointer is at, for all sixty', () => {
    for (let area = 0; area < AREAS; area++) expect(areaMet(straightAt(middleOf(area)))).toBe(area);
  });

  test('changes side at the corner of a face and face at its edge', () => {
    const edge = cornerAt(3, 1).add(cornerAt(3, 2)).multiplyScalar(0.5);
    const inwards = edge.clone().lerp(normalOf(3), 0.02);
    expect(areaMet(straightAt(inwards))).toBe(5 * 3 + 1);
    const twin = across[5 * 3 + 1]!;
    expect(areaMet(straightAt(edge.lerp(normalOf(faceOf(twin)), 0.02)))).toBe(twin);
  });

  test('is the nearer one of the two that a line of sight goes through', () => {
    const towards = new Ray(new Vector3(0, 0, EYE), new Vector3(0, 0, -1));
    const away = new Ray(new Vector3(0, 0, -EYE), new Vector3(0, 0, 1));
    expect(normalOf(faceOf(areaMet(towards)!)).z).toBeGreaterThan(0.5);
    expect(normalOf(faceOf(areaMet(away)!)).z).toBeLessThan(-0.5);
  });

  test('is none beside the planet, and none behind the eye', () => {
    expect(areaMet(new Ray(new Vector3(1.6, 0, EYE), new Vector3(0, 0, -1)))).toBeNull();
    expect(areaMet(new Ray(new Vector3(0, 0, EYE), new Vector3(0, 0, 1)))).toBeNull();
  });

  test('is told apart within a face by the direction from its centre', () => {
    for (let side = 0; side < 5; side++) expect(areaTowards(7, middleOf(35 + side))).toBe(35 + side);
  });
});
