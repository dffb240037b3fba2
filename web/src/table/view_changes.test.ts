import { describe, expect, it } from 'vitest';
import { changed } from './view_changes.ts';

const view = { round: 1, tiles: [{ name: 'a' }, null], plays: [['x']], areas: { sea: 2, ice: 0 } };

describe('a view after a change', () => {
  it('has the new values, and keeps the others as they are', () => {
    const after = changed(view, { round: [2], tiles: { 1: [{ name: 'b' }] }, areas: { ice: [1] } });
    expect(after).toEqual({
      round: 2,
      tiles: [{ name: 'a' }, { name: 'b' }],
      plays: [['x']],
      areas: { sea: 2, ice: 1 },
    });
    expect((after as typeof view).plays).toBe(view.plays);
    expect((after as typeof view).tiles[0]).toBe(view.tiles[0]);
    expect(view).toEqual({ round: 1, tiles: [{ name: 'a' }, null], plays: [['x']], areas: { sea: 2, ice: 0 } });
  });

  it('has what was added to a list, and whole lists that were replaced', () => {
    expect(changed(view, { plays: { 1: [['y']], 2: [[]] }, tiles: [[null]] })).toEqual({
      ...view,
      plays: [['x'], ['y'], []],
      tiles: [null],
    });
  });

  it('is the same view if nothing has changed', () => {
    expect(changed(view, {})).toEqual(view);
  });
});
