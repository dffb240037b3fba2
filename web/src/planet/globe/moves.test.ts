import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { rolling, timed } from './moves.ts';

describe('a movement', () => {
  test('begins at nothing, ends whole, and slows down on its way', () => {
    const parts: number[] = [];
    const move = timed(300, (part) => parts.push(part), 1000);
    expect([1000, 1150, 1299].map(move)).toEqual([true, true, true]);
    expect(move(1300)).toBe(false);
    expect(parts[0]).toBe(0);
    expect(parts.at(-1)).toBe(1);
    expect(parts[2]).toBeGreaterThan(0.5);
  });

  test('that is drawn late is over at once', () => {
    let at = -1;
    expect(timed(300, (part) => (at = part), 1000)(9000)).toBe(false);
    expect(at).toBe(1);
  });
});

describe('a ball that is let go of', () => {
  /** How far it rolls, frame by frame, until it stops. */
  function distance(vx: number, vy: number, frame: number): { way: number; time: number } {
    const roll = rolling(vx, vy, 0)!;
    let [way, time] = [0, 0];
    for (let on = true; on;) {
      time += frame;
      const step = roll(time);
      way += step.dx;
      on = step.on;
    }
    return { way, time };
  }

  test('does not roll if it was hardly moving', () => {
    expect(rolling(0, 0)).toBeNull();
    expect(rolling(0.02, -0.03)).toBeNull();
  });

  test('rolls on in its direction, ever slower, and stops', () => {
    const roll = rolling(1, -0.5, 0)!;
    const [first, second] = [roll(16), roll(32)];
    expect(first).toMatchObject({ dx: 16, dy: -8, on: true });
    expect(second.dx).toBeLessThan(first.dx);
    expect(second.dx).toBeCloseTo(-2 * second.dy);
    expect(distance(1, 0, 16).time).toBeLessThan(1500);
  });

  test('rolls farther the faster it was', () => {
    expect(distance(2, 0, 16).way).toBeGreaterThan(1.8 * distance(1, 0, 16).way);
  });

  test('rolls nearly as far on a slow screen as on a quick one', () => {
    const [quick, slow] = [distance(1, 0, 8).way, distance(1, 0, 33).way];
    expect(Math.abs(quick - slow) / quick).toBeLessThan(0.1);
  });

  test('does not jump after a pause', () => {
    expect(rolling(1, 0, 0)!(5000).dx).toBe(50);
  });
});

describe('a hand on the ball', () => {
  test('that hardly moves taps', () => {
    const hand = new Hand(1, 100, 100, 0);
    expect(hand.move(102, 101, 10)).toBeNull();
    expect(hand.move(103, 103, 20)).toBeNull();
    expect(hand.dragging).toBe(false);
  });

  test('that moves drags, from where it began', () => {
    const hand = new Hand(1, 100, 100, 0);
    expect(hand.move(110, 100, 10)).toEqual({ dx: 10, dy: 0 });
    expect(hand.move(111, 98, 20)).toEqual({ dx: 1, dy: -2 });
    expect(hand.dragging).toBe(true);
  });

  test('lets go at its speed, or at none after a rest', () => {
    const hand = new Hand(1, 0, 0, 0);
    for (let step = 1; step <= 10; step++) hand.move(20 * step, 0, 10 * step);
    const [vx, vy] = hand.speed(105);
    expect(vx).toBeCloseTo(2, 1);
    expect(vy).toBe(0);
    expect(hand.speed(200)).toEqual([0, 0]);
  });
});
