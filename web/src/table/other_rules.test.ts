import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableState } from '../wire.ts';
import { words } from '../words/words.svelte.ts';
import type { Outcome } from './outcome.ts';
import Result from './Result.svelte';
import StoppedTable from './StoppedTable.svelte';
import type { TableStore } from './table_store.svelte.ts';

beforeAll(() => words.speak('en'));
beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"scores": [[0, 0], [3, 1]]}')),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const differ = { id: 'table-rules-differ', game: 'planet', found: 1, rules: 2 };
const sentence = 'It was played with version 1 of the rules of planet; this server has version 2.';

const table = (more: Partial<TableState>): TableState => ({
  id: 't',
  revision: 1,
  game: 'planet',
  rules: 1,
  options: {},
  status: 'over',
  public: true,
  code: 'c',
  host: 'ada',
  seats: ['ada', 'ben'].map((guest, seat) => ({
    seat,
    kind: 'person' as const,
    guest,
    name: guest,
    bot: null,
    ready: true,
  })),
  people: [],
  clock: {},
  open_scores: true,
  created: 0,
  number: 24,
  rematch: null,
  scores: [3, 1],
  winners: [0],
  stopped: null,
  no_replay: null,
  ...more,
});
const outcome: Outcome = {
  scores: [3, 1],
  winners: [0],
  decided_by: null,
  breakdown: [[{ id: 'planet-row-animals', points: 3 }], [{ id: 'planet-row-animals', points: 1 }]],
} as unknown as Outcome;

function result(more: Partial<TableState>): void {
  const store = { id: 't', table: table(more), mine: [0], spectator: false } as unknown as TableStore;
  render(Result, { store, outcome, names: ['Ada', 'Ben'], onboard: vi.fn() });
}

describe('a finished game', () => {
  test('by the rules of today can be shown move by move', () => {
    result({});
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/table/t/replay?code=c');
    expect(fetch).toHaveBeenCalled();
  });

  test('by other rules keeps sheet, board and record, and says why there is no replay', () => {
    result({ no_replay: { id: 'table-no-replay', reason: differ } });
    const replay = screen.getByRole<HTMLButtonElement>('button', { name: 'Replay' });
    expect(replay.disabled).toBe(true);
    const reason = document.getElementById(replay.getAttribute('aria-describedby')!);
    expect(reason?.textContent).toBe(`This game cannot be replayed. ${sentence}`);
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Record' }).getAttribute('href')).toBe('/api/tables/t/record');
    expect(screen.getByRole('button', { name: 'Show the board' })).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a table without a board', () => {
  const shown = (state: TableState, guest: string, reason: { id: string }): void => {
    render(StoppedTable, { table: state, guest, names: ['Ada', 'Ben'], reason });
  };

  test('says why its game cannot go on, and lets those who played leave and have the record', () => {
    shown(table({ status: 'playing', scores: null, winners: null, stopped: differ }), 'ada', differ);
    expect(screen.getByRole('alert').textContent).toBe(`This game cannot continue. ${sentence}`);
    expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Record' }).getAttribute('href')).toBe('/api/tables/t/record?form=json');
  });

  test('gives a spectator of a stopped game no record', () => {
    shown(table({ status: 'playing', scores: null, winners: null, stopped: differ }), 'eve', differ);
    expect(screen.queryByRole('link', { name: 'Record' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave the table' })).toBeNull();
  });

  test('tells the scores of a finished game whose end was not kept', () => {
    const reason = { id: 'table-end-not-kept', reason: differ };
    shown(table({ stopped: reason }), 'eve', reason);
    expect(screen.getByRole('alert').textContent).toBe(`The end of this game cannot be shown. ${sentence}`);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ada 3', 'Ben 1']);
  });
});
