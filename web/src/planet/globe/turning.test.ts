import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { FACES, neighbour } from '../geometry.ts';
import { behind, dragged, facing, frontOf, lookOf, sees, stepFrom } from './turning.ts';

const STRAIGHT = new Quaternion();
const SOMEHOW = new Quaternion().setFromAxisAngle(new Vector3(1, 2, 3).normalize(), 1.1);
const KEYS: [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

describe('turning to a face', () => {
  test('brings it straight to the front, from wherever the ball was', () => {
    for (const from of [STRAIGHT, SOMEHOW]) {
      for (let face = 0; face < FACES; face++) {
        const turn = facing(face, from);
        expect(lookOf(face, turn).z).toBeCloseTo(1);
        expect(frontOf(turn)).toBe(face);
        expect(sees(turn, face)).toBe(true);
      }
    }
  });

  test('takes the shortest way: no more than the angle between the face and the eye', () => {
    for (let face = 0; face < FACES; face++) {
      const angle = Math.acos(Math.min(1, Math.max(-1, lookOf(face, SOMEHOW).z)));
      expect(facing(face, SOMEHOW).angleTo(SOMEHOW)).toBeCloseTo(angle, 4);
    }
  });

  test('snaps to the nearest face: the front one is the one with the least way to go', () => {
    const ways = Array.from({ length: FACES }, (_, face) => facing(face, SOMEHOW).angleTo(SOMEHOW));
    expect(ways[frontOf(SOMEHOW)]).toBe(Math.min(...ways));
    expect(frontOf(facing(frontOf(SOMEHOW), SOMEHOW))).toBe(frontOf(SOMEHOW));
  });

  test('shows the opposite face from behind', () => {
    const turn = facing(4, STRAIGHT);
    expect(lookOf(4, behind(turn)).z).toBeCloseTo(-1);
    expect(behind(behind(turn)).angleTo(turn)).toBeCloseTo(0);
  });
});

describe('the keys', () => {
  test('lead from the front face to one of its neighbours', () => {
    for (let face = 0; face < FACES; face++) {
      for (const [dx, dy] of KEYS) expect(neighbour[face]).toContain(stepFrom(facing(face, STRAIGHT), dx, dy));
    }
  });

  test('lead to the side that they name', () => {
    const turn = facing(0, STRAIGHT);
    for (const [dx, dy] of KEYS) {
      const look = lookOf(stepFrom(turn, dx, dy), turn);
      expect(look.x * dx + look.y * dy).toBeGreaterThan(0.5);
    }
  });

  test('lead from every face to every other', () => {
    const reached = new Set([0]);
    let ways: { face: number; turn: Quaternion }[] = [{ face: 0, turn: facing(0, STRAIGHT) }];
    while (ways.length) {
      ways = ways.flatMap(({ turn }) =>
        KEYS.flatMap(([dx, dy]) => {
          const face = stepFrom(turn, dx, dy);
          if (reached.has(face)) return [];
          reached.add(face);
          return [{ face, turn: facing(face, turn) }];
        }),
      );
    }
    expect(reached.size).toBe(FACES);
  });

  test('come back when they are pressed the other way', () => {
    for (let face = 0; face < FACES; face++) {
      const turn = facing(face, STRAIGHT);
      const next = stepFrom(turn, 1, 0);
      expect(stepFrom(facing(next, turn), -1, 0)).toBe(face);
    }
  });
});

describe('dragging', () => {
  test('moves the front the way of the hand', () => {
    const right = dragged(facing(0, STRAIGHT), 40, 0, 400);
    expect(lookOf(0, right).x).toBeGreaterThan(0.2);
    expect(lookOf(0, right).y).toBeCloseTo(0);
    const down = dragged(facing(0, STRAIGHT), 0, 40, 400);
    expect(lookOf(0, down).y).toBeLessThan(-0.2);
  });

  test('goes back when the hand goes back, and does nothing when it stays', () => {
    expect(dragged(dragged(SOMEHOW, 33, -20, 400), -33, 20, 400).angleTo(SOMEHOW)).toBeCloseTo(0);
    expect(dragged(SOMEHOW, 0, 0, 400).equals(SOMEHOW)).toBe(true);
  });

  test('turns a larger picture less', () => {
    expect(dragged(SOMEHOW, 50, 0, 800).angleTo(SOMEHOW)).toBeCloseTo(dragged(SOMEHOW, 25, 0, 400).angleTo(SOMEHOW));
  });
});
