import { describe, expect, it } from 'vitest';
import type { Choice, Line } from '../games.ts';
import { coach } from './coach.ts';
import { flightsOf } from './flights.ts';
import { readOffers } from './sorted_choices.ts';
import { clauseOf, markedCells, placesOf } from './places.ts';
import { comesToSame, rowOf, sumOf, wanted, type Marks } from './activation_row.ts';
import samples from './samples.json';
import { holderOf, trackPoint, turnsToScoring, TRACK, type RauhaSeatView, type SourceView } from './view.ts';

type Sample = { seat: number; view: RauhaSeatView; choices: Choice[] };
const { choose, place, activate, scoring } = samples as unknown as Record<
  'choose' | 'place' | 'activate' | 'scoring',
  Sample
>;

const effect = { pay: 0, crystals: 0, points: 0, spores: 0, per: null };
const source = (over: Partial<SourceView>): SourceView => ({
  cell: 0,
  entity: null,
  effect,
  action: 1,
  state: 'ready',
  points: 0,
  then: [],
  ...over,
});
const marks = (...names: [string, boolean, number?][]): Marks =>
  new Map(names.map(([name, wanted, then]) => [name, { wanted, then: then ?? null }]));

describe('offers', () => {
  it('sort the choices of a real game by what they do', () => {
    expect([...readOffers(choose.choices).keep.keys()]).toEqual(choose.view.offer.map((card) => card.key));
    const placing = readOffers(place.choices);
    expect(placing.discard?.words).toBe('discard');
    expect([...placing.discardSpore.values()].map((choice) => choice.words)).toEqual(
      [...placing.discardSpore.keys()].map((cell) => `discard spore ${cell + 1}`),
    );
    for (const [cell, choice] of placing.place) {
      expect(choice.words).toBe(`place ${cell + 1}`);
      const space = place.view.spaces[place.view.kept!.key]![cell]!;
      expect([space.allowed, space.short, space.action]).toEqual([true, 0, choice.action]);
    }
    expect(readOffers(activate.choices).stop?.words).toBe('stop');
    expect(readOffers(null).keep.size).toBe(0);
  });
});

describe('using several things with one press', () => {
  const crystals = source({ cell: 3, action: 10, effect: { ...effect, crystals: 2 } });
  const spore = source({
    cell: 5,
    action: 20,
    effect: { ...effect, pay: 3, spores: 1 },
    then: [
      { action: 21, cell: 1, animal: null, points: 0 },
      { action: 22, cell: 2, animal: null, points: 0 },
    ],
  });
  const maa = source({
    cell: null,
    entity: 'maa',
    action: 30,
    state: 'idle',
    effect: { ...effect, points: 1, per: 'spore' },
  });
  const metsat = source({
    cell: null,
    entity: 'metsat',
    action: 40,
    points: 3,
    effect: { ...effect, points: 1, per: 'animal' },
    then: [
      { action: 41, cell: null, animal: 'flying', points: 2 },
      { action: 42, cell: null, animal: 'land', points: 3 },
    ],
  });
  const taivas = source({ cell: null, entity: 'taivas', action: 50, effect: { ...effect, pay: 4, points: 7 } });
  const all = [crystals, metsat, spore, maa, taivas];

  it('takes what is free and leaves what must be paid for', () => {
    expect(rowOf(all, marks())).toEqual([10, 40, 42]);
    expect(wanted(taivas, marks())).toBe(false);
  });
  it('adds what is asked for in the order that serves best, with its cell, and then counts the new spore', () => {
    expect(rowOf(all, marks(['taivas', true], ['cell 6', true, 22]))).toEqual([10, 40, 42, 20, 22, 30, 50]);
  });
  it('leaves out what is not wanted and names another animal', () => {
    expect(rowOf(all, marks(['cell 4', false], ['metsat', true, 41]))).toEqual([40, 41]);
  });
  it('never asks for what is used, idle or without room', () => {
    const points = source({ cell: 1, action: 99, effect: { ...effect, points: 1 } });
    expect(
      rowOf([points, { ...crystals, state: 'used' }, { ...taivas, state: 'full' }], marks(['taivas', true])),
    ).toEqual([99]);
  });
  it('leaves Metsat out if it is not wanted', () => {
    expect(rowOf(all, marks(['metsat', false]))).toEqual([10]);
  });
  it('sums up by what the server foresees, without the water that follows by itself', () => {
    const { view, seat } = scoring;
    const boards = view.boards.map((board, of) =>
      of === seat ? { ...board, points: board.points + 9, crystals: board.crystals - 4 } : board,
    );
    const lines: Line[] = [{ id: 'rauha-water', seat, water: 3, lowest: 1, points: 3 }];
    const sum = sumOf(view, { view: { ...view, boards, actors: [(seat + 1) % 3] }, lines, guess: false }, seat);
    expect(sum).toEqual({ points: 6, crystals: -4, spores: 0, asked: false, more: false });
  });
  it('everything free is one action where that comes to the same', () => {
    const rest = scoring.choices.find((choice) => choice.words === 'rest')!;
    const sum = { points: 4, crystals: 6, spores: 0, asked: true, more: false };
    expect(comesToSame(rest, sum)).toBe(true);
    expect(comesToSame(rest, { ...sum, points: 9, crystals: 3 })).toBe(false);
    expect(comesToSame(rest, { ...sum, spores: 1 })).toBe(false);
  });
  it('every row of a real scoring begins with what is on offer', () => {
    const row = rowOf(scoring.view.activation.sources, marks());
    expect(row.length).toBeGreaterThan(0);
    expect(scoring.choices.map((choice) => choice.action)).toContain(row[0]);
  });
});

describe('the board', () => {
  it('has the totem walk round it clockwise and counts the turns to the scoring', () => {
    const way = TRACK.map((_, index) => trackPoint(index, 10, 20));
    expect(way[0]).toEqual({ x: 20, y: 5 });
    expect(way[3]).toEqual({ x: 75, y: 5 });
    expect(way[4]).toEqual({ x: 75, y: 20 });
    expect(way[8]).toEqual({ x: 60, y: 75 });
    expect(way[15]).toEqual({ x: 5, y: 5 });
    expect([1, 2, 3, 4, 5].map(turnsToScoring)).toEqual([3, 2, 1, 0, 3]);
  });
  it('tips in the last scoring that crystals are worth nothing afterwards', () => {
    expect(coach(scoring.view)?.id).toBe('coach-rauha-last');
    expect(coach({ ...scoring.view, round: 3 })?.id).toBe('coach-rauha-scoring');
  });
  it('says who holds an entity', () => {
    const { view } = scoring;
    for (const [seat, board] of view.boards.entries()) {
      for (const entity of board.entities) expect(holderOf(view, entity)).toBe(seat);
    }
    for (const entity of view.middle) expect(holderOf(view, entity)).toBeNull();
  });
  it('shares its places with the log', () => {
    const paid = { id: 'rauha-paid', seat: 1, points: 7, pay: 4, source: { id: 'rauha-entity-taivas' } };
    expect(placesOf(paid)).toEqual(['entity:taivas']);
    const scored = { id: 'rauha-scored', seat: 1, points: 1, source: { id: 'rauha-on-cell', key: 'A2', cell: 2 } };
    expect(placesOf(scored)).toEqual(['cell:1:2']);
    expect(markedCells(['cell:1:2', 'cell:0:5', 'cell:1:2'], 1)).toEqual([1]);
    expect(markedCells(['cell:1:2', 'cell:0:3', 'entity:maa'], 1)).toEqual([1]);
    expect(clauseOf({ id: 'rauha-cell-forbidden' })).toBe('R17');
    expect(clauseOf({ id: 'own-name' })).toBeNull();
  });
  it('lets numbers fly from where they come to where they count', () => {
    const paid = { id: 'rauha-paid', seat: 1, points: 7, pay: 4, source: { id: 'rauha-on-cell', key: 'A2', cell: 2 } };
    expect(flightsOf([paid, { id: 'rauha-chose', seat: 0 }])).toEqual([
      { from: 'crystal:1', to: 'cell:1:2', text: '−4', kind: 'crystals' },
      { from: 'cell:1:2', to: 'marker:1', text: '+7', kind: 'points' },
    ]);
    expect(flightsOf([{ id: 'rauha-water', seat: 1, points: 0 }])).toEqual([]);
  });
});
