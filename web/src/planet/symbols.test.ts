import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/texts.ts';
import { words } from '../words/words.svelte.ts';
import { sampleNames, sampleOf } from './samples.ts';
import { symbolAbout, symbolName, symbols } from './symbols.ts';

const names: string[] = symbols.map(({ name }) => name);

describe('the symbols of Planet', () => {
  test('that animals and tiles show are all in the list', () => {
    const drawn = sampleNames.flatMap((name) => {
      const { view } = sampleOf(name);
      return view.animals.flatMap(({ key, kind, habitat, other }) => [
        key === null ? 'mystery' : 'animal',
        ...[kind, habitat, other].filter((one) => one !== null),
      ]);
    });
    expect(new Set(drawn).size).toBeGreaterThan(8);
    expect([...new Set(drawn)].filter((name) => !names.includes(name))).toEqual([]);
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
