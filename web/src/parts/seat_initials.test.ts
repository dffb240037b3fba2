import { expect, it } from 'vitest';
import { seatInitials } from './seat_initials.ts';

it('gives every seat a sign of its own', () => {
  expect(seatInitials(['Ada', 'Ben'])).toEqual(['A', 'B']);
  expect(seatInitials(['you', 'Sapling 1', 'Sapling 2'])).toEqual(['Y', 'S1', 'S2']);
  expect(seatInitials(['Anna', 'Adam', 'Bo'])).toEqual(['An', 'Ad', 'B']);
  expect(seatInitials(['Guest 3869', 'Graine'])).toEqual(['Gu', 'Gr']);
  expect(seatInitials(['Guest 3869', 'Guest 1240', 'Ben'])).toEqual(['G69', 'G40', 'B']);
  expect(new Set(seatInitials(['Ann', 'Anna', 'A', 'Ann 2'])).size).toBe(4);
});
