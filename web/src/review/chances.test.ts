import { describe, expect, it } from 'vitest';
import { ChancePlot, LEFT, RIGHT, signed, TOP, turningPoints } from './chances.ts';
import { shortReview } from './testing.ts';

describe('the graph of chances', () => {
  const plot = new ChancePlot(shortReview().chances, 600, 100);

  it('finds the move under a pointer again, and the nearest one beside it', () => {
    for (const move of [0, 1, 2, 3, 4]) expect(plot.moveAt(plot.x(move))).toBe(move);
    expect(plot.moveAt(0)).toBe(0);
    expect(plot.moveAt(600)).toBe(4);
    expect(plot.moveAt(plot.x(1) + 0.4 * (plot.x(2) - plot.x(1)))).toBe(1);
  });

  it('reaches from side to side and from certain to impossible', () => {
    expect([plot.x(0), plot.x(4)]).toEqual([LEFT, 600 - RIGHT]);
    expect(plot.y(1)).toBe(TOP);
    expect(plot.path(1).startsWith(`M${LEFT.toFixed(1)} 50.0`)).toBe(true);
    expect(plot.path(0).match(/[ML]/g)).toHaveLength(5);
  });

  it('keeps names apart, in the order of the chances', () => {
    const close = new ChancePlot([[0.1, 0, 0.05]], 600, 100).labels(3);
    expect(close[0]).toBeLessThan(close[2]! - 13);
    expect(close[2]).toBeLessThan(close[1]! - 13);
    expect(Math.max(...close)).toBeLessThanOrEqual(100);
    const winner = new ChancePlot([[0, 1, 0, 0]], 600, 100).labels(4);
    expect(winner[1]).toBe(TOP);
  });

  it('of a game without moves does not divide by nothing', () => {
    expect(new ChancePlot([[1]], 600, 100).x(0)).toBe(LEFT);
  });
});

it('turning points are in the order of the game', () => {
  expect(turningPoints(shortReview()).map((point) => point.number)).toEqual([1, 3]);
});

it('changes have a sign, nothing has none', () => {
  expect([0.123, -0.2, 0.001, -0.001].map(signed)).toEqual(['+12', '−20', '0', '0']);
});
