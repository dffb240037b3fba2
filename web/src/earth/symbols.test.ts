import { beforeAll, describe, expect, test } from 'vitest';
import { allCards } from './catalogue.ts';
import { symbolAbout, symbolName } from './descriptions.ts';
import { symbolOf, symbols } from './symbols.ts';
import { LANGUAGES } from '../words/texts.ts';
import { words } from '../words/words.svelte.ts';

const names = symbols.map(({ name }) => name);
const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

beforeAll(() => words.speak('en'));

describe('the symbols of Earth', () => {
  test('are all different drawings with names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test('that are drawn on cards are all in the list', () => {
    const drawn = allCards().flatMap(({ abilities, types = [], habitats = [], tags = [] }) => [
      ...abilities.flatMap(({ color, icons }) => [`color-${color}`, ...icons.flatMap((icon) => symbolOf(icon) ?? [])]),
      ...types,
      ...habitats,
      ...tags.map((tag) => `tag-${tag}`),
    ]);
    expect(drawn.length).toBeGreaterThan(1000);
    expect([...new Set(drawn)].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('that components name are all in the list', () => {
    const named = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/<EarthSymbol\s+name="([a-z-]+)"/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(LANGUAGES)('have a name and a sentence in %s', async (language) => {
    await words.speak(language);
    for (const name of names) {
      expect(symbolName(name)).not.toContain('symbol-earth');
      expect(symbolAbout(name)).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(new Set(names.map(symbolName)).size).toBe(names.length);
  });
});
