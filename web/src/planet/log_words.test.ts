import { beforeAll, expect, it } from 'vitest';
import { say, words } from '../words/words.svelte.ts';
import { animalIn, announced, inPageWords, movement, tilesIn, valuesIn } from './log_words.ts';

beforeAll(() => words.speak('en'));

const took = { id: 'planet-took', seat: 1, tile: 'FFGMD', face: 7 };
const won = { id: 'planet-won', seat: 0, animal: { id: 'planet-animal-tiger' }, values: '4 : 2' };

it('a tile is called by what it shows', () => {
  expect(say(inPageWords(took), ['Ada', 'Ben'])).toBe(
    'Ben lays a tile: forest ×2, mountain ×1, desert ×1, glacier ×1.',
  );
  const round = { id: 'planet-round', round: 3, tiles: 'FFGMD OOOOO', seat: 0 };
  expect(say(inPageWords(round), ['Ada'])).toBe('Round 3. Ada begins.');
  expect(tilesIn(round)).toEqual(['FFGMD', 'OOOOO']);
});

it('a refusal speaks of what was touched, without letters and numbers', () => {
  expect(say(inPageWords({ id: 'planet-face-covered', face: 5 }))).toBe('There is a tile on this face already.');
  for (const id of ['planet-same-tile', 'planet-tile-taken', 'planet-face-covered'])
    expect(say(inPageWords({ id, slot: 'c', other: 'a', face: 5 }))).not.toMatch(/\b[b-e5]\b/);
});

it('a tile moves from the tray to its face', () => {
  expect(movement(took)).toEqual({ from: ['tiles'], to: ['face:1:7', 'board:1'] });
  expect(movement(won)).toBeNull();
});

it('awards are announced with everyone’s values', () => {
  expect(announced([took, won])).toEqual([won]);
  expect(valuesIn(won)).toEqual([4, 2]);
  expect(animalIn(won)).toBe('tiger');
});
