import { describe, expect, test } from 'vitest';
import {
  across,
  AREAS,
  centres,
  contacts,
  cornerOf,
  corners,
  faceOf,
  FACES,
  neighbour,
  NORTH,
  sideOf,
  SOUTH,
  step,
  tallNet,
  triangle,
  wideNet,
  type Point,
} from './geometry.ts';

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((part, n) => part - b[n]!));
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the solid', () => {
  test('has 60 areas with three contacts each, 90 in all, every one in both directions', () => {
    expect(contacts).toHaveLength(AREAS);
    const pairs = new Set(contacts.flatMap((others, area) => others.map((other) => [area, other].sort().join())));
    expect(pairs.size).toBe(90);
    for (const [area, others] of contacts.entries()) {
      expect(new Set(others).size).toBe(3);
      for (const other of others) expect(contacts[other]).toContain(area);
    }
  });

  test('leads from each area across its edge to the neighbour and back', () => {
    for (const [area, twin] of across.entries()) {
      expect(across[twin]).toBe(area);
      expect(faceOf(twin)).toBe(neighbour[faceOf(area)]![sideOf(area)]);
      expect(contacts[area]).toContain(twin);
    }
  });

  test('has corners where the sides of neighbouring faces meet', () => {
    for (const [area, twin] of across.entries()) {
      const corner = (of: number, next: number) => corners[faceOf(of)]![(sideOf(of) + next) % 5]!;
      expect(distance(corner(area, 0), corner(twin, 1))).toBeLessThan(1e-6);
      expect(distance(corner(area, 1), corner(twin, 0))).toBeLessThan(1e-6);
    }
  });

  test('runs clockwise as seen from outside', () => {
    for (let face = 0; face < FACES; face++) {
      const [n, a, b] = [centres[face]!, corners[face]![0]!, corners[face]![1]!];
      const turn =
        n[0]! * (a[1]! * b[2]! - a[2]! * b[1]!) +
        n[1]! * (a[2]! * b[0]! - a[0]! * b[2]!) +
        n[2]! * (a[0]! * b[1]! - a[1]! * b[0]!);
      expect(turn).toBeLessThan(0);
    }
  });
});

describe.each([
  ['wide', wideNet],
  ['tall', tallNet],
])('the %s net', (name, net) => {
  test('lays every face once, the petals edge to edge with the middle of their flower', () => {
    expect(net.faces.map((laid) => laid.face)).toEqual([...Array(FACES).keys()]);
    for (const middle of [NORTH, SOUTH]) {
      for (let side = 0; side < 5; side++) {
        const [own, petal] = [net.faces[middle]!, net.faces[neighbour[middle]![side]!]!];
        const back = neighbour[petal.face]!.indexOf(middle);
        expect(apart(cornerOf(own, side), cornerOf(petal, back + 1))).toBeLessThan(1e-9);
        expect(apart(cornerOf(own, side + 1), cornerOf(petal, back))).toBeLessThan(1e-9);
      }
    }
  });

  test('lays no face on another', () => {
    for (const a of net.faces)
      for (const b of net.faces) if (a !== b) expect(apart(a.centre, b.centre)).toBeGreaterThan(1.3);
  });

  test('is cut at 40 edges, each with its twin', () => {
    expect(net.rims).toHaveLength(40);
    for (const { area, twin } of net.rims) expect(net.rims).toContainEqual({ area: twin, twin: area });
  });

  test('fits its box and has the shape of its name', () => {
    expect(net.box.width > net.box.height).toBe(name === 'wide');
    for (const laid of net.faces) {
      for (const { x, y } of triangle(laid, 2)) {
        expect(x).toBeGreaterThan(net.box.x);
        expect(y).toBeGreaterThan(net.box.y);
        expect(x).toBeLessThan(net.box.x + net.box.width);
        expect(y).toBeLessThan(net.box.y + net.box.height);
      }
    }
  });

  test('can be walked with four keys from every face to every other', () => {
    const reached = new Set([0]);
    for (const face of reached) for (let key = 0; key < 4; key++) reached.add(step(net, face, (key * Math.PI) / 2));
    expect(reached.size).toBe(FACES);
  });
});
