import { beforeEach, describe, expect, it } from 'vitest';
import { PuzzleProgress, puzzleName } from './puzzle_progress.svelte.ts';

describe('the progress of puzzles', () => {
  beforeEach(() => localStorage.clear());

  it('counts first answers in a row, and keeps the best streak', () => {
    const progress = new PuzzleProgress();
    progress.solve(puzzleName('planet', 1));
    progress.solve(puzzleName('rauha', 1));
    expect([progress.streak, progress.best]).toEqual([2, 2]);
    progress.miss(puzzleName('planet', 2));
    expect([progress.streak, progress.best]).toEqual([0, 2]);
    progress.solve(puzzleName('planet', 2)); // not at the first answer
    expect(progress.streak).toBe(0);
    progress.solve(puzzleName('planet', 3));
    expect([progress.streak, progress.best]).toEqual([1, 2]);
  });

  it('counts no puzzle twice, and none that was solved before as missed', () => {
    const progress = new PuzzleProgress();
    progress.solve(puzzleName('planet', 1));
    progress.solve(puzzleName('planet', 1));
    progress.miss(puzzleName('planet', 1));
    expect(progress.streak).toBe(1);
    expect(progress.hasMissed(puzzleName('planet', 1))).toBe(false);
  });

  it('finds the next puzzle that is not solved, from the start again at the end', () => {
    const progress = new PuzzleProgress();
    for (const number of [1, 3, 4]) progress.solve(puzzleName('earth', number));
    expect(progress.next('earth', 5)).toBe(2);
    expect(progress.next('earth', 5, 2)).toBe(5);
    expect(progress.next('earth', 5, 5)).toBe(2);
    for (const number of [2, 5]) progress.solve(puzzleName('earth', number));
    expect(progress.next('earth', 5)).toBeNull();
  });

  it('is kept in the browser, and starts anew where what is kept cannot be read', () => {
    new PuzzleProgress().solve(puzzleName('planet', 7));
    expect(new PuzzleProgress().hasSolved(puzzleName('planet', 7))).toBe(true);
    localStorage.setItem('terrarium-puzzles', '{broken');
    expect(new PuzzleProgress().streak).toBe(0);
  });
});
