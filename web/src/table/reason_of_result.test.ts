import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { reasonOfResult } from './reason_of_result.ts';

const row = (id: string, points: number) => ({ id, points });
const outcome: Outcome = {
  scores: [9, 11],
  winners: [1],
  breakdown: [
    [row('objective', 6), row('animal', 1), row('animal', 2)],
    [row('objective', 4), row('animal', 2), row('animal', 5)],
  ],
  decided_by: null,
};

it('the loser reads by how much, and in what the winner was better', () => {
  expect(reasonOfResult(outcome, [0])).toEqual({
    line: { id: 'page-behind', place: 2, points: 2 },
    category: { id: 'animal', best: 7, other: 3 },
  });
});

it('the winner reads who came next', () => {
  expect(reasonOfResult(outcome, [1]).line).toEqual({ id: 'page-ahead', points: 2, other_seat: 0 });
});

it('alone one reads by how much the rival won or lost', () => {
  const rival = { name: { id: 'earth-gaia' }, score: 15, breakdown: [row('animal', 12), row('growth', 3)] };
  const alone = { ...outcome, scores: [11], winners: [], breakdown: [[row('objective', 4), row('animal', 7)]], rival };
  expect(reasonOfResult(alone, [0])).toEqual({
    line: { id: 'page-behind-rival', rival: rival.name, points: 4 },
    category: { id: 'animal', best: 12, other: 7 },
  });
  expect(reasonOfResult({ ...alone, scores: [19], winners: [0] }, [0])).toEqual({
    line: { id: 'page-ahead-of-rival', rival: rival.name, points: 4 },
    category: { id: 'objective', best: 4, other: 0 },
  });
});

it('every seat reads that a team won by the points of all its members', () => {
  const breakdown = [[row('animal', 9)], [row('animal', 2)], [row('growth', 4)], [row('growth', 6)]];
  const teams = { ...outcome, scores: [9, 2, 4, 6], winners: [0, 2], breakdown };
  for (const seat of [0, 1, 2, 3])
    expect(reasonOfResult(teams, [seat])).toEqual({
      line: { id: 'page-ahead-of-team', points: 5, seats: [1, 3] },
      category: { id: 'animal', best: 9, other: 2 },
    });
});

it('a tie-break is the whole reason', () => {
  const decided = { ...outcome, decided_by: { id: 'planet-won-by-animals', points: 9, animals: 3 } };
  expect(reasonOfResult(decided, [0])).toEqual({ line: decided.decided_by, category: null });
});
