import { beforeEach, describe, expect, test } from 'vitest';
import type { Choice } from '../games.ts';
import { actionAt, findOffer, readChoices, readOffers, slotsOf, turnsOf } from './placements.ts';
import { Placing } from './placing.svelte.ts';
import samples from './samples.json';
import type { PlanetSeatView } from './view.ts';

const choices = samples.middle.choices as unknown as Choice[];
const view = samples.middle.view;

describe('offers', () => {
  test('are explained on the page as the server explains them', () => {
    for (const name of ['begun', 'middle', 'last', 'over'] as const) {
      const { view, legal, choices } = samples[name];
      expect(readChoices(view as unknown as PlanetSeatView, legal)).toEqual(choices);
    }
    expect(choices.length).toBeGreaterThan(20);
  });

  test('are read from the figures of every choice', () => {
    const offers = readOffers(choices);
    expect(offers).toHaveLength(choices.length);
    for (const [at, offer] of offers.entries()) {
      expect(choices[at]!.words).toBe(`tile ${'abcde'[offer.slot]} face ${offer.face + 1} turn ${offer.turn}`);
      expect(offer.action).toBe(actionAt(offer.slot, offer.face, offer.turn));
    }
  });

  test('are for tiles that lie there and faces that are free', () => {
    const offers = readOffers(choices);
    expect(slotsOf(offers)).toEqual(view.tiles.flatMap((tile, slot) => (tile ? [slot] : [])));
    for (const { face } of offers) expect(view.planets[samples.middle.seat]!.faces[face]).toBeNull();
  });

  test('skip a choice that is no placement', () => {
    expect(readOffers([{ action: 1, words: 'pass', explain: { id: 'pass' } } as unknown as Choice])).toEqual([]);
    expect(readOffers(null)).toEqual([]);
  });
});

describe('placing', () => {
  let placing: Placing;
  let possible: ReturnType<typeof readOffers> = $state.raw([]);
  const offers = readOffers(choices);
  const [slot, other] = slotsOf(offers) as [number, number];
  const face = offers[0]!.face;

  beforeEach(() => {
    possible = offers;
    placing = new Placing(() => possible);
  });

  test('needs a tile and a face', () => {
    placing.take(slot);
    expect(placing.chosen).toBeNull();
    placing.put(face);
    expect(placing.chosen).toEqual(findOffer(offers, slot, face, 0));
    placing.take(slot);
    expect(placing.chosen).toBeNull();
  });

  test('turns through all fifths and round again, in both directions', () => {
    placing.take(slot);
    placing.put(face);
    const seen = [0, 1, 2, 3, 4].map(() => {
      placing.turnBy(1);
      return placing.chosen!.turn;
    });
    expect(seen).toEqual([1, 2, 3, 4, 0]);
    placing.turnBy(-1);
    expect(placing.chosen!.turn).toBe(4);
  });

  test('turns the tile when its face is chosen again', () => {
    placing.take(slot);
    placing.put(face);
    placing.put(face);
    expect(placing.chosen).toEqual(findOffer(offers, slot, face, 1));
  });

  test('shows the ghost under the pointer, else on the chosen face', () => {
    const elsewhere = placing.faces[1]!;
    placing.take(other);
    placing.put(face);
    placing.point(elsewhere);
    expect(placing.ghost!.face).toBe(elsewhere);
    placing.point(null);
    expect(placing.ghost!.face).toBe(face);
  });

  test('ignores covered faces and tiles that are gone', () => {
    const covered = view.planets[samples.middle.seat]!.faces.findIndex((tile) => tile);
    const gone = view.tiles.findIndex((tile) => !tile);
    placing.put(covered);
    placing.point(covered);
    placing.take(gone);
    expect([placing.face, placing.hover, placing.slot]).toEqual([null, null, null]);
  });

  test('offers one turn only for a tile that looks alike in all', () => {
    possible = offers.filter((offer) => offer.turn === 0);
    placing.take(slot);
    placing.turnBy(1);
    expect(placing.turn).toBe(0);
    expect(turnsOf(placing.offers, slot)).toEqual([0]);
  });

  test('lets go of what is no longer possible', () => {
    placing.take(slot);
    placing.put(face);
    possible = offers.filter((offer) => offer.slot !== slot);
    expect(placing.slot).toBeNull();
    expect(placing.face).toBe(face);
    possible = [];
    expect(placing.face).toBeNull();
  });

  test('keeps the turn of a tile that is dropped on a face, and its tile where it is dropped elsewhere', () => {
    placing.drop(slot, face);
    placing.turnBy(2);
    placing.drop(slot, face);
    expect(placing.chosen).toEqual(findOffer(offers, slot, face, 2));
    placing.drop(other, null);
    expect([placing.slot, placing.face]).toEqual([other, face]);
  });
});
