import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/texts.ts';
import { words } from '../words/words.svelte.ts';
import glyph from './Glyph.svelte?raw';
import { symbolAbout, symbolName, symbols } from './symbols.ts';

const names: string[] = symbols.map(({ name }) => name);

describe('the symbols of Rauha', () => {
  test('are all that can be drawn', () => {
    // Price, payment and places are signs of their own.
    const signs = ['cost', 'pay', 'where'];
    const drawn = [...glyph.matchAll(/name === '([a-z]+)'/g)].map(([, name]) => name!);
    expect(drawn.length).toBeGreaterThan(10);
    expect([...new Set(drawn), ...signs].sort()).toEqual([...names].sort());
  });

  test.each(LANGUAGES)('have a name of their own and a sentence in %s', async (language) => {
    await words.speak(language);
    expect(new Set(names.map(symbolName)).size).toBe(names.length);
    for (const name of names) {
      expect(symbolName(name)).not.toContain('symbol-');
      expect(symbolAbout(name)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('are all drawn', () => {
    for (const { name, component, props } of symbols) {
      const { container, unmount } = render(component, props);
      expect(container.querySelector('svg, span'), name).not.toBeNull();
      unmount();
    }
  });
});
