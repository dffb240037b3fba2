import { describe, expect, test } from 'vitest';
import { drawCard } from './card_drawing.ts';
import { allCards, cardNamed, cardOf } from '../catalogue.ts';
import { clauseOf, placesOf } from '../log_places.ts';

describe('the pictures', () => {
  const cards = allCards();
  test('are all different, flora by flora', () => {
    const flora = cards.filter((card) => card.kind === 'flora');
    expect(flora).toHaveLength(179);
    expect(new Set(flora.map(drawCard)).size).toBe(179);
  });
  test('are there for every card, and drawn with numbers', () => {
    for (const card of cards) {
      expect(drawCard(card).length).toBeGreaterThan(80);
      expect(drawCard(card)).not.toMatch(/NaN|undefined/);
    }
  });
  test('stay the same', () => {
    const maple = cardOf(1);
    expect(drawCard({ ...maple })).toBe(drawCard(maple));
  });
});

describe('places', () => {
  test('are those that a line speaks of', () => {
    const maple = cardOf(1);
    expect(cardNamed(maple.name)).toBe(1);
    expect(placesOf({ id: 'earth-placed-sprout', seat: 1, row: 2, column: 3, card: maple.name })).toEqual([
      'cell:1:2:3',
      'card:1',
    ]);
    expect(placesOf({ id: 'earth-leaf', seat: 1, card: { id: 'earth-card-350b' } })).toEqual(['goal:350B']);
    expect(clauseOf({ id: 'earth-prompt-sprouts' })).toBe('E25');
  });
});
