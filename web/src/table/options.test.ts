import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TitleForm } from '../views.ts';
import type { TableState } from '../wire.ts';
import { words } from '../words/words.svelte.ts';
import Options from './Options.svelte';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const title = {
  name: 'earth',
  rules: 4,
  min_seats: 1,
  max_seats: 5,
  options: [
    { name: 'teams', kind: 'flag', default: false, choices: [], needs: '' },
    {
      name: 'team_order',
      kind: 'choice',
      default: 'alternating',
      choices: ['alternating', 'clockwise'],
      needs: 'teams',
    },
  ],
} as unknown as TitleForm;

function shown(teams: boolean): void {
  const table = {
    game: 'earth',
    options: { teams, team_order: 'alternating' },
    seats: [{}, {}, {}, {}],
    clock: { kind: 'none' },
  } as unknown as TableState;
  render(Options, {
    table,
    title,
    titles: [title],
    host: true,
    names: ['Ana', 'Ben', 'Cleo', 'Dan'],
    onchange: vi.fn(),
  });
}

test('the order of turns in teams can be chosen where there are teams', () => {
  shown(true);
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: /Turn order in teams/ });
  expect([...order.options].map((option) => option.textContent)).toEqual(['alternating', 'clockwise']);
});

test('and is no question where there are none', () => {
  shown(false);
  expect(screen.queryByRole('combobox', { name: /Turn order in teams/ })).toBeNull();
});
