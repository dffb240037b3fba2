import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gameModule, type GameProps } from '../games.ts';
import earthSamples from '../earth/samples.json';
import planetSamples from '../planet/samples.json';
import rauhaSamples from '../rauha/samples.json';
import { pictureProps } from '../rules/picture_props.ts';
import { hasText, words } from '../words/words.svelte.ts';

const SAMPLES: Record<string, Record<string, unknown>> = {
  earth: earthSamples,
  planet: planetSamples,
  rauha: rauhaSamples,
};
/** Drawings that stand for themselves: cards, boards, landscapes, and the icons of buttons, which have names. */
const PICTURES = '.icon, .picture-of-card, .art, .seam, .defs, .mini, .net, .tile, .track, .turn, [data-symbol]';
const NAMES = ['Ana', 'Basil', 'Chloé', 'Dorota', 'Emil'];
const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

beforeAll(() => words.speak('en'));
afterEach(cleanup);

/** Every component that a title draws at the moments of its samples. */
async function draw(title: string, sample: unknown): Promise<HTMLElement> {
  const game = await gameModule(title);
  const moment = sample as { seat: number | null; view: unknown };
  const props: GameProps = { ...pictureProps(moment, NAMES, game.createModel?.()), active: true };
  const parts = [game.Board, game.Panel].filter((one) => one !== undefined) as Component<GameProps>[];
  for (const part of parts) render(part, props);
  const small = [game.MiniBoard, game.SeatStock].filter((one) => one !== undefined);
  for (const part of small) render(part, { view: moment.view, of: 0 });
  return document.body;
}

describe.each(Object.keys(SAMPLES))('what %s draws', (title) => {
  test('is explained: every symbol on a board has an entry of the legend, and every other drawing is a picture', async () => {
    const known = (await (await gameModule(title)).symbols!()).map(({ name }) => `${title}:${name}`);
    const drawn = new Set<string>();
    for (const sample of Object.values(SAMPLES[title]!)) {
      const body = await draw(title, sample);
      for (const one of body.querySelectorAll('[data-symbol]')) drawn.add(one.getAttribute('data-symbol')!);
      const unexplained = [...body.querySelectorAll('svg')].filter(
        (one) => one.closest(PICTURES) === null && one.querySelector('[data-symbol]') === null,
      );
      expect(unexplained.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
      cleanup();
    }
    expect(drawn.size).toBeGreaterThan(5);
    expect([...drawn].filter((symbol) => !known.includes(symbol))).toEqual([]);
    for (const symbol of known) expect(hasText(`symbol-${symbol.replace(':', '-')}-about`), symbol).toBe(true);
  }, 180_000);
});

test('signs are drawn and not taken from a font, which may not have them', () => {
  const signs = /[\u2190-\u21ff\u2300-\u27bf\u2900-\u2bff]/u;
  // The dot in the title of the window is no part of the page.
  const found = Object.entries(sources).filter(([, source]) => signs.test(source.replace('`● ${', '')));
  expect(found.map(([path]) => path)).toEqual([]);
});
