import { describe, expect, test } from 'vitest';
import { allCards, cardOf } from './catalogue.ts';
import { CARD_KINDS, HABITATS, passes, sorted } from './hand_order.ts';

const hand = allCards()
  .map(({ number }) => number)
  .slice(0, 40);
const ALL = { kind: null, color: null, habitat: null, affordable: false };
const shown = (filter: Partial<typeof ALL> | Record<string, unknown>) =>
  hand.filter((card) => passes(card, { ...ALL, ...filter }, (one) => one < 5));

describe('the hand', () => {
  test('is shown as it is without a filter', () => expect(shown({})).toEqual(hand));

  test('can be filtered by kind, colour, habitat and what can be paid', () => {
    expect(shown({ kind: 'tree' }).every((card) => cardOf(card).types?.includes('tree'))).toBe(true);
    expect(shown({ kind: 'terrain' }).every((card) => cardOf(card).kind === 'terrain')).toBe(true);
    expect(shown({ color: 'red' }).every((card) => cardOf(card).abilities.some(({ color }) => color === 'red'))).toBe(
      true,
    );
    expect(shown({ affordable: true })).toEqual([1, 2, 3, 4]);
    for (const habitat of HABITATS) expect(shown({ habitat }).length).toBeGreaterThan(0);
    for (const kind of CARD_KINDS.slice(0, 5)) expect(shown({ kind }).length).toBeGreaterThan(0);
    expect(shown({ kind: 'tree', habitat: 'wet' }).length).toBeLessThan(shown({ kind: 'tree' }).length);
  });

  test('is sorted by price, points, colour or kind', () => {
    const price = (card: number) => cardOf(card).cost ?? null;
    const prices = sorted(hand, 'cost', price).map((card) => price(card) ?? 99);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const points = sorted(hand, 'points', price).map((card) => cardOf(card).vp);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });
});
