import { beforeAll, expect, test } from 'vitest';
import { words } from '../words/words.svelte.ts';
import { botName } from './bots.ts';

beforeAll(() => words.speak('en'));

test('a level has its name with and without a seed; other bots keep their spec', () => {
  expect(botName('sapling')).toBe('Sapling');
  expect(botName('sapling:seed=12')).toBe('Sapling');
  expect(botName('search:iterations=5,seed=12')).toBe('search:iterations=5,seed=12');
});
