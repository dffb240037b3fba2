import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GameModule, Line } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import Announcer from './Announcer.svelte';

beforeAll(() => words.speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const animal = (key: string): Line => ({
  id: 'planet-won',
  seat: 0,
  animal: { id: `planet-animal-${key}` },
  values: '2 : 1',
});
const game = { announced: (lines: readonly Line[]) => lines.filter(({ id }) => id === 'planet-won') } as GameModule;
const show = (news: Line[]) => render(Announcer, { game, news, view: {}, names: ['Ada', 'Ben'] });
const shown = () => document.querySelector('.announced')?.textContent ?? '';

it('shows one after the other, all of them in less than four seconds', async () => {
  show(['tiger', 'panda', 'beaver'].map(animal));
  expect(shown()).toContain('Tiger');
  await vi.advanceTimersByTimeAsync(1300);
  expect(shown()).toContain('Panda');
  await vi.advanceTimersByTimeAsync(2500);
  expect(shown()).toBe('');
});

it('is skipped by its button and by Escape', async () => {
  show([animal('tiger'), animal('panda')]);
  await fireEvent.click(screen.getByRole('button', { name: /^Skip/ }));
  expect(shown()).toBe('');
  cleanup();
  show([animal('tiger')]);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(shown()).toBe('');
});

it('says nothing of what is no award', () => {
  show([{ id: 'planet-took', seat: 0 }]);
  expect(shown()).toBe('');
});
