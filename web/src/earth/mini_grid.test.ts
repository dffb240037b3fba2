import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import MiniGrid from './MiniGrid.svelte';
import { markedCells, placesOf, seatOf } from './log_places.ts';
import { sampleOf } from './testing.svelte.ts';
import { cellOf } from './view.ts';

afterEach(cleanup);

const { view, seat } = sampleOf('sprouts');
const grid = view.areas[seat]!.grid;
const revealed = {
  id: 'earth-revealed',
  seat,
  cards: {
    id: 'earth-cards',
    first: { id: `earth-card-${grid[0]!.card}` },
    last: { id: `earth-card-${grid[1]!.card}` },
  },
};

test('the cards that a line says were planted are marked on the small island of their seat only', () => {
  const places = placesOf(revealed);
  const marked = (of: number) =>
    render(MiniGrid, { view, of, lit: places }).container.querySelectorAll('.marked').length;
  expect(marked(seat)).toBe(2);
  expect(marked(1 - seat)).toBe(0);
  expect(markedCells(places, seat, view).sort()).toEqual([cellOf(grid[0]!), cellOf(grid[1]!)].sort());
});

test('a cell that two places name is marked once', () => {
  const { row, column, card } = grid[0]!;
  expect(markedCells([`cell:${seat}:${row}:${column}`, `card:${card}`], seat, view)).toEqual([cellOf(grid[0]!)]);
});

test('a line about planted or used cards opens the island of its seat', () => {
  const opened = (line: Parameters<typeof placesOf>[0]) =>
    placesOf(line)
      .map(seatOf)
      .find((one) => one !== null);
  expect(opened(revealed)).toBe(seat);
  expect(opened({ id: 'earth-uses', seat: 3, card: { id: 'earth-card-24' } })).toBe(3);
  expect(opened({ id: 'earth-composts', seat: 3, card: { id: 'earth-card-24' } })).toBeUndefined();
});
