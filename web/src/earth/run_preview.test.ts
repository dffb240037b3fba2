import { expect, test } from 'vitest';
import { outcomeOf } from './run_preview.svelte.ts';
import { sampleOf } from './testing.svelte.ts';
import { cardOf } from './catalogue.ts';

test('the rest of an activation is told by what it uses, skips and changes', () => {
  const { view, seat } = sampleOf('sprouts');
  const after = structuredClone(view);
  const area = after.areas[seat]!;
  area.soil += 2;
  area.compost -= 1;
  area.grid[0]!.sprouts += 1;
  area.points += 4;
  const [used, skipped] = [cardOf(1).name, cardOf(5).name];
  const lines = [
    { id: 'earth-uses', seat, card: used },
    { id: 'earth-uses', seat: seat + 1, card: skipped },
    { id: 'earth-skipped', seat, card: skipped },
  ];
  expect(outcomeOf(view, { view: after, lines, guess: false }, seat)).toEqual({
    used: [1],
    skipped: [5],
    changes: new Map([
      ['soil', 2],
      ['sprout', 1],
      ['compost', -1],
    ]),
    points: 4,
  });
});
