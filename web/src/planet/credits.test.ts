import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import book from '../../../docs/credits.md?raw';
import { api } from '../api.ts';
import Credits from '../pages/Credits.svelte';
import { t, words } from '../words/words.svelte.ts';
import { DRAWINGS } from './credits.ts';
import marks from './marks.json';

let entries: string[] = [];

beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue({ titles: [], bots: [] });
  await words.speak('en');
  render(Credits);
  entries = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  cleanup();
});

test('every drawing of an animal has somebody who has drawn it, and nobody else is named', () => {
  expect(Object.keys(DRAWINGS)).toEqual(Object.keys(marks));
  for (const { by } of Object.values(DRAWINGS)) expect(by).not.toBe('');
});

test.each(Object.entries(DRAWINGS))(
  'the page of credits and docs/credits.md name who has drawn: %s',
  (animal, { by, from }) => {
    const name = t(`planet-animal-${animal}`);
    const entry = entries.find((text) => text.includes(`by ${by} (`) && text.includes(name));
    expect(entry).toContain(from ? 'CC BY 3.0' : 'MIT');
    expect(book).toContain(from ? `| ${name} | ${from} | ${by} |` : `| ${name} | | ${by} |`);
  },
);
