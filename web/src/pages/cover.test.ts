import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Cover from './Cover.svelte';

const drawn = (game: string): Element[] => [
  ...render(Cover, { game, small: true }).container.querySelectorAll('svg > *, svg g > *'),
];

it.each(['planet', 'rauha', 'earth'])('the cover of %s is drawn', (game) => {
  const shapes = drawn(game);
  expect(shapes.length).toBeGreaterThan(5);
  for (const shape of shapes) expect(shape.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('the covers differ, and a title without one has a landscape', () => {
  const [planet, rauha, earth, pond] = ['planet', 'rauha', 'earth', 'pond'].map((game) =>
    drawn(game)
      .map((shape) => shape.outerHTML)
      .join(''),
  );
  expect(new Set([planet, rauha, earth]).size).toBe(3);
  expect(pond).toBe(earth);
});
