import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Devices from '../parts/Devices.svelte';
import type { TableState } from '../wire.ts';
import { words } from '../words/words.svelte.ts';
import People from './People.svelte';

beforeAll(() => words.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = {
  id: 't',
  host: 'ada',
  people: ['ada', 'ben'].map((guest) => ({ guest, name: guest, online: true, muted: false })),
  banned: [{ guest: 'cy', name: 'Cy' }],
  reports: [{ id: 4, guest: 'ben', name: 'ben', reason: 'chat', text: 'rude', quote: 'you fool', at: 1 }],
} as unknown as TableState;

/** Answers every request, and notes what was asked. */
function server(answer: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, request: RequestInit) => {
      asked.push(`${request.method} ${path} ${request.body ?? ''}`.trim());
      return new Response(JSON.stringify(answer));
    }),
  );
  return asked;
}

async function isAccessible(): Promise<void> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((fault) => fault.id)).toEqual([]);
}

test('a host mutes, removes, bans and answers reports', async () => {
  const asked = server({});
  render(People, { table, guest: 'ada' });
  await fireEvent.click(screen.getByText('People (1)'));
  for (const name of ['Mute ben', 'Remove ben', 'Ban ben', 'Let Cy come back', 'Dismiss'])
    await fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([
    'POST /api/tables/t/mute {"guest":"ben","muted":true}',
    'POST /api/tables/t/kick {"guest":"ben","ban":false}',
    'POST /api/tables/t/kick {"guest":"ben","ban":true}',
    'POST /api/tables/t/unban {"guest":"cy"}',
    'DELETE /api/tables/t/reports/4',
  ]);
  await isAccessible();
});

test('others can only report', async () => {
  const asked = server({});
  render(People, { table: { ...table, banned: [], reports: [] }, guest: 'ben' });
  await fireEvent.click(screen.getByText('People (1)'));
  expect(screen.getAllByRole('button').length).toBe(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Report ada to the host' }));
  expect(asked).toEqual(['POST /api/tables/t/reports {"guest":"ada","reason":"play"}']);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The host has been told.'));
});

test('a person shows a recovery phrase and signs out everywhere else', async () => {
  const asked = server({ phrase: 'abcd-efgh', path: '/device/abcd-efgh' });
  render(Devices);
  await fireEvent.click(screen.getByRole('button', { name: 'Show a recovery phrase' }));
  await waitFor(() => expect(screen.getByText('abcd-efgh')).toBeTruthy());
  await fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Only this device is signed in now.'));
  expect(screen.queryByText('abcd-efgh')).toBeNull();
  expect(asked).toEqual(['POST /api/me/recovery', 'POST /api/me/sign-out']);
  await isAccessible();
});
