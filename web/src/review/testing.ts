import type { Review, TurningPoint } from '../views.ts';

/** A choice of a seat that cost this much chance to win. */
export function turningPoint(seat: number, number: number, chance: number): TurningPoint {
  return {
    number,
    seat,
    chosen: { action: 1, words: 'tile a face 3 turn 0', line: { id: 'name-seat', number: 1 } },
    better: { action: 2, words: 'tile b face 7 turn 0', line: { id: 'name-seat', number: 2 } },
    reasons: [{ id: 'review-reason-later' }],
    chance: { mean: chance, low: chance / 2, high: 1.5 * chance },
    points: { mean: 2, low: 1.24, high: 2.76 },
    worlds: 40,
  };
}

/** The review of a short game: the first seat has two turning points, the second one none. */
export function shortReview(): Review {
  const seat = (number: number, points: TurningPoint[], own: number) => ({
    seat: number,
    decisions: 5,
    retested: 3,
    mistakes: points.length,
    lost_chance: 0.3,
    lost_points: 4,
    turning_points: points,
    balance: { start: 0.5, deal: number === 0 ? -0.2 : 0.2, own, others: number === 0 ? 0 : 0.3, result: number },
  });
  return {
    game: 'planet',
    rules: 1,
    seats: 2,
    names: [],
    scores: [3, 9],
    winners: [1],
    seed: 0,
    worlds: 40,
    chances: [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.3, 0.7],
      [0.35, 0.65],
      [0, 1],
    ],
    by_seat: [seat(0, [turningPoint(0, 3, 0.2), turningPoint(0, 1, 0.1)], -0.3), seat(1, [], 0)],
  };
}
