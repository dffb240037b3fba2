import { describe, expect, test } from 'vitest';
import { paying, placing } from './action_rows.ts';

/** Cells with so much room each; the action of a cell is 100 more than the cell. */
const rooms = (of: Record<number, number>) =>
  new Map(Object.entries(of).map(([cell, room]) => [Number(cell), { action: 100 + Number(cell), room }]));
const STOP = { stop: 0 };

describe('rows of pieces', () => {
  test('are sent in the order of the cells, however they were tapped', () => {
    expect(placing([5, 1, 3], rooms({ 1: 2, 3: 2, 5: 2 }), 3, STOP)).toEqual([101, 103, 105]);
  });
  test('are stopped if less is placed than could be', () => {
    expect(placing([1], rooms({ 1: 2, 3: 2 }), 3, STOP)).toEqual([101, 0]);
    expect(placing([], rooms({ 1: 2, 3: 2 }), 3, STOP)).toEqual([0]);
  });
  test('end by themselves where the rest fits in one way only', () => {
    // After the second piece one cell is left, which takes the third without being asked.
    expect(placing([1, 3, 3], rooms({ 1: 2, 3: 2 }), 3, STOP)).toEqual([101, 103]);
    // Everything that is left fits.
    expect(placing([1, 1, 3, 5], rooms({ 1: 2, 3: 1, 5: 1 }), 4, STOP)).toEqual([101]);
  });
  test('go on to be asked where pieces may be unwelcome', () => {
    expect(placing([1, 3, 3], rooms({ 1: 2, 3: 2 }), 3, { ...STOP, delicate: true })).toEqual([101, 103, 103]);
  });
  test('take one on each card where the card says so', () => {
    expect(placing([1, 5], rooms({ 1: 3, 3: 3, 5: 3 }), 2, { ...STOP, once: true })).toEqual([101, 105]);
  });
  test('are given up in order, as far as there is a choice', () => {
    expect(paying([5, 1], rooms({ 1: 2, 3: 1, 5: 2 }), 2)).toEqual([101, 105]);
    expect(paying([1, 1, 3], rooms({ 1: 2, 3: 2 }), 3)).toEqual([101, 101]);
  });
});
