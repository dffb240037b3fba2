import { beforeAll, expect, it } from 'vitest';
import type { Line } from '../games.ts';
import { say, words } from '../words/words.svelte.ts';
import { announced, biomeIn, entityIn, inPageWords, movement } from './log_words.ts';

beforeAll(() => words.speak('en'));

const card: Line = { id: 'rauha-card', key: '1-05', biomes: [{ id: 'rauha-symbol-crystal' }] };
const kiteet: Line = { id: 'rauha-entity-kiteet' };

it('cards are called by their symbols, and no cell by its number', () => {
  const placed = { id: 'rauha-placed', seat: 0, card, cell: 5 };
  expect(say(inPageWords(placed), ['Ada'])).toBe('Ada places a card: crystal (marine).');
  const scored = { id: 'rauha-scored', seat: 0, points: 4, source: { id: 'rauha-on-cell', key: '1-05', cell: 5 } };
  expect(say(inPageWords(scored), ['Ada'])).toBe('Ada scores 4 points (crystal).');
  expect(say(inPageWords({ id: 'rauha-you-chose', card: '1-34' }))).toBe(
    'You choose a card: forest and mountain (flying and land).',
  );
});

it('a refusal speaks of what was touched, without the words of the record', () => {
  const ids = ['out-of-reach', 'used-already', 'no-effect', 'no-room-for-spore', 'effect-too-dear', 'target-first'];
  for (const id of [...ids, 'name-first', 'spore-there', 'cell-forbidden']) {
    const figures = { words: 'use 5', cell: 5, cells: '5', pay: 4, short: 1, card: '1-34' };
    const said = say(inPageWords({ id: `rauha-${id}`, ...figures }));
    expect(said, id).not.toMatch(/["“5-]/);
    expect(said, id).toMatch(/^[A-Z].*\.$/);
  }
});

it('everything free is called by what it gains', () => {
  expect(say(inPageWords({ id: 'rauha-rest', crystals: 0, points: 6 }))).toBe('Take everything free: 6 points');
  expect(say(inPageWords({ id: 'rauha-rest', crystals: 2, points: 1 }))).toBe(
    'Take everything free: 1 point and 2 crystals',
  );
});

it('a line has the picture of its card or its entity', () => {
  expect(biomeIn({ id: 'rauha-placed', seat: 0, card, cell: 5 })?.key).toBe('1-05');
  expect(biomeIn({ id: 'rauha-invited', seat: 0, entity: kiteet })).toBeNull();
  expect(entityIn({ id: 'rauha-invited', seat: 0, entity: kiteet })).toBe('kiteet');
});

it('an entity moves from its old holder to the new one', () => {
  const taken = { id: 'rauha-taken', seat: 1, other_seat: 0, entity: kiteet };
  expect(movement(taken)).toEqual({ from: ['board:0'], to: ['board:1'] });
  expect(movement({ id: 'rauha-scored', seat: 1 })).toBeNull();
});

it('water is announced once, when the scoring is over', () => {
  const water = { id: 'rauha-water', seat: 0, water: 3, lowest: 1, points: 3 };
  expect(announced([water])).toEqual([]);
  expect(announced([water, { id: 'rauha-round', round: 2 }]).map(({ id }) => id)).toEqual(['rauha-page-water-scored']);
});
