import { expect, it } from 'vitest';
import type { Line } from '../games.ts';
import { recapPlaces, recapStart } from './recap.ts';

const took = (seat: number, face: number): Line => ({ id: 'took', seat, face });
const game = {
  isTurn: (line: Line) => line.id === 'took',
  movement: (line: Line) => (line.id === 'took' ? { from: [], to: [] } : null),
  places: (line: Line) => [`face:${line['seat']}:${line['face']}`],
};
const lines = [took(1, 3), took(0, 2), { id: 'won', seat: 0 }, took(1, 5), { id: 'round' }];

it('begins after the latest own turn, whatever else was said of the seat', () => {
  expect(recapStart(lines, [0], game)).toBe(2);
  expect(recapPlaces(lines, 2, [0], game)).toEqual(['face:1:5']);
});

it('does not count what the seat itself still does in its turn', () => {
  const turn = [took(0, 2), { id: 'gains', seat: 0 }, { id: 'gains', seat: 0 }];
  expect(recapStart(turn, [0], game)).toBe(3);
  expect(recapStart([...turn, took(1, 5)], [0], game)).toBe(1);
});

it('is empty for spectators, for several seats at one screen and before the first turn', () => {
  expect(recapStart(lines, [], game)).toBe(lines.length);
  expect(recapStart(lines, [0, 1], game)).toBe(lines.length);
  expect(recapStart(lines.slice(0, 1), [0], game)).toBe(1);
  expect(recapStart(lines, [0], {})).toBe(lines.length);
});
