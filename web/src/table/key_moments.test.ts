import { describe, expect, it } from 'vitest';
import { keyMoments } from './key_moments.ts';

describe('key moments', () => {
  it('are the changes of the leader and the largest gain', () => {
    const course = [
      [0, 0],
      [1, 0],
      [1, 4],
      [3, 4],
      [5, 4],
      [5, 4],
    ];
    expect(keyMoments(course)).toEqual([
      { at: 1, kind: 'lead', seat: 0, points: 1 },
      { at: 2, kind: 'lead', seat: 1, points: 4 },
      { at: 2, kind: 'gain', seat: 1, points: 4 },
      { at: 4, kind: 'lead', seat: 0, points: 5 },
    ]);
  });

  it('a tie changes nothing, and the sums of the end are no gain', () => {
    const course = [
      [0, 0],
      [2, 0],
      [2, 2],
      [9, 30],
    ];
    expect(keyMoments(course)).toEqual([
      { at: 1, kind: 'lead', seat: 0, points: 2 },
      { at: 1, kind: 'gain', seat: 0, points: 2 },
      { at: 3, kind: 'lead', seat: 1, points: 30 },
    ]);
  });

  it('there are none where nobody scores', () => {
    expect(
      keyMoments([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([]);
  });
});
