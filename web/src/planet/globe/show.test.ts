import { describe, expect, test } from 'vitest';
import { marksOf, NOTHING, standsBack, type Ghost } from './show.ts';
import { turnedBy } from './tiles.ts';

const ghost: Ghost = { face: 4, shows: 'OOFFM', turn: 0, settled: true };

describe('the marks of a face', () => {
  test('show its number while nothing lies there', () => {
    expect(marksOf(NOTHING, 4, false).bare).toBe(true);
    expect(marksOf(NOTHING, 4, true).bare).toBe(false);
    expect(marksOf({ ...NOTHING, ghost }, 4, false).bare).toBe(false);
    expect(marksOf({ ...NOTHING, ghost }, 5, false).bare).toBe(true);
  });

  test('ring it faintly if a tile can go there, clearly where the ghost is', () => {
    const show = { ...NOTHING, free: [4, 5], ghost };
    expect(marksOf(show, 4, false)).toEqual({ bare: false, free: true, ring: 'act' });
    expect(marksOf(show, 5, false)).toEqual({ bare: true, free: true, ring: 'faint' });
    expect(marksOf(show, 6, false)).toEqual({ bare: true, free: false, ring: 'none' });
  });

  test('ring it in ink for the keys and for the log', () => {
    expect(marksOf({ ...NOTHING, cursor: 2 }, 2, true).ring).toBe('ink');
    expect(marksOf({ ...NOTHING, marked: [2] }, 2, true).ring).toBe('ink');
    expect(marksOf({ ...NOTHING, cursor: 4, ghost }, 4, false).ring).toBe('act');
  });
});

test('all areas but those of the lit region stand back, and none while none is lit', () => {
  expect(standsBack(NOTHING, 7)).toBe(false);
  expect(standsBack({ ...NOTHING, lit: [7, 8] }, 7)).toBe(false);
  expect(standsBack({ ...NOTHING, lit: [7, 8] }, 9)).toBe(true);
});

test('a tile turns the short way round', () => {
  expect([0, 1, 2, 3, 4].map((now) => turnedBy(0, now))).toEqual([0, 1, 2, -2, -1]);
  expect(turnedBy(4, 0)).toBe(1);
  expect(turnedBy(3, 1)).toBe(-2);
});
