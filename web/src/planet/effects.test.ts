import { describe, expect, test } from 'vitest';
import { effectsOf } from './effects.ts';
import samples from './samples.json';
import type { PlanetSeatView } from './view.ts';

const viewOf = (sample: { view: unknown }) => structuredClone(sample.view) as PlanetSeatView;
const region = (habitat: string, areas: number[]) => ({ habitat, areas, size: areas.length, touches: [] });

describe('what a placement would change', () => {
  test('nothing, if nothing changes', () => {
    const before = viewOf(samples.middle);
    const effects = effectsOf(before, before, 1);
    expect(effects.merged).toEqual([]);
    expect(effects.animals.every((effect) => effect.was === effect.now && !effect.decided)).toBe(true);
    expect(effects.objective!.areas.was).toBe(effects.objective!.areas.now);
  });

  test('the own value beside the best of the others', () => {
    const [before, after] = [viewOf(samples.begun), viewOf(samples.begun)];
    before.animals[0]!.values = [5, 4];
    after.animals[0]!.values = [7, 4];
    const [first] = effectsOf(before, after, 0).animals;
    expect(first).toMatchObject({ number: 0, was: 5, now: 7, best: 4, decided: false });
  });

  test('who takes an animal when the placement ends the round', () => {
    const [before, after] = [viewOf(samples.middle), viewOf(samples.middle)];
    after.round += 1;
    const due = before.animals.flatMap((animal, number) =>
      animal.column === before.round && animal.values ? [number] : [],
    );
    const [won, waits] = due as [number, number];
    Object.assign(after.animals[won]!, { state: 'won', won_by: 1, values: null });
    Object.assign(after.animals[waits]!, { column: after.round });
    const found = effectsOf(before, after, 1).animals;
    expect(found.find((effect) => effect.number === won)).toMatchObject({ decided: true, taker: 1, carried: false });
    expect(found.find((effect) => effect.number === waits)).toMatchObject({
      decided: true,
      taker: null,
      carried: true,
    });
    expect(found.filter((effect) => effect.decided)).toHaveLength(due.length);
  });

  test('regions that become one', () => {
    const [before, after] = [viewOf(samples.begun), viewOf(samples.begun)];
    before.planets[0]!.regions = [region('forest', [0, 1]), region('forest', [10, 11, 12]), region('ocean', [30])];
    after.planets[0]!.regions = [region('forest', [0, 1, 5, 6, 10, 11, 12]), region('ocean', [30, 31])];
    expect(effectsOf(before, after, 0).merged).toEqual([{ habitat: 'forest', from: [3, 2], size: 7 }]);
  });

  test('no objective in the beginner’s game', () => {
    const before = viewOf(samples.beginner);
    expect(effectsOf(before, before, 0).objective).toBeNull();
  });

  test('the server’s own previews can be read', () => {
    const before = viewOf(samples.middle);
    for (const after of Object.values(samples.middle.previews)) {
      const effects = effectsOf(before, after as unknown as PlanetSeatView, samples.middle.seat);
      expect(effects.animals.length).toBe(before.animals.filter((animal) => animal.values).length);
    }
  });
});
