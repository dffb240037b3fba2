import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Choice } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import Net from './Net.svelte';
import { readOffers } from './placements.ts';
import { Placing } from './placing.svelte.ts';
import samples from './samples.json';
import type { PlanetView } from './view.ts';

const { seat, view } = samples.middle;
const planet = view.planets[seat] as unknown as PlanetView;
const offers = readOffers(samples.middle.choices as unknown as Choice[]);
const free = [...new Set(offers.map((offer) => offer.face))];
const covered = planet.faces.findIndex((tile) => tile);

beforeAll(() => words.speak('en'));
afterEach(cleanup);

describe('the net', () => {
  let placing: Placing;
  let container: HTMLElement;
  let asked: number[];
  const face = (number: number) => container.querySelector(`[data-face="${number}"]`)!;

  beforeEach(() => {
    placing = new Placing(() => offers);
    asked = [];
    ({ container } = render(Net, { planet, placing, label: 'Your planet', onface: (one: number) => asked.push(one) }));
  });

  test('has a button for each face that says what lies there', () => {
    expect(screen.getAllByRole('button')).toHaveLength(12);
    expect(face(free[0]!).getAttribute('aria-label')).toContain('free');
    const label = face(covered).getAttribute('aria-label')!;
    expect(label).toMatch(/^Face \d+: /);
    expect(label.match(/beside face/g)).toHaveLength(5);
  });

  test('draws five areas for every covered face, each with its pattern', () => {
    const drawn = container.querySelectorAll('.face path[fill^="url(#planet-"]');
    expect(drawn).toHaveLength(5 * planet.faces.filter((tile) => tile).length);
  });

  test('can be entered with the tab key at one face only, and walked with the arrows', async () => {
    expect(container.querySelectorAll('.face[tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(face(0), { key: 'ArrowDown' });
    const now = container.querySelector('.face[tabindex="0"]')!;
    expect(now).not.toBe(face(0));
    expect(document.activeElement).toBe(now);
  });

  test('takes a tile to a free face by key, and turns it there', async () => {
    placing.take(offers[0]!.slot);
    await fireEvent.keyDown(face(free[0]!), { key: 'Enter' });
    expect(placing.chosen).toMatchObject({ face: free[0], turn: 0 });
    expect(face(free[0]!).getAttribute('aria-pressed')).toBe('true');
    expect(face(free[0]!).getAttribute('aria-label')).toContain('would show');
    await fireEvent.click(face(free[0]!));
    expect(placing.chosen).toMatchObject({ face: free[0], turn: 1 });
  });

  test('lights the regions of a covered face one after the other, with their counts', async () => {
    await fireEvent.click(face(free[0]!));
    expect(asked).toEqual([]);
    await fireEvent.click(face(covered));
    expect(asked).toEqual([covered]);
    const region = planet.regions.find((one) => one.areas.includes(placing.lit!))!;
    expect(container.querySelector('.count.large')!.textContent).toBe(String(region.size));
    expect(container.querySelector('[aria-live]')!.textContent).toContain(`Region of ${region.size}`);
    const dimmed = container.querySelectorAll('.face path.dim').length;
    expect(dimmed).toBe(5 * planet.faces.filter((tile) => tile).length - region.size);
  });

  test('lights the twin of a cut edge', async () => {
    await fireEvent.pointerEnter(container.querySelector('.rim path')!);
    expect(container.querySelectorAll('.rim.twin')).toHaveLength(2);
    expect(container.querySelectorAll('.over .edge')).toHaveLength(2);
  });
});
