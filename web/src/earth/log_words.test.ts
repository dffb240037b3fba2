import { beforeAll, expect, it } from 'vitest';
import { say, words } from '../words/words.svelte.ts';
import { inPageWords } from './log_words.ts';

beforeAll(() => words.speak('en'));

const figures = { row: 2, column: 3, card: { id: 'own-name', name: 'Oak' }, words: 'plant 107' };

it('answers and refusals speak of what is marked or touched, without rows, columns and words of the record', () => {
  const answers = ['at', 'at-above', 'at-left', 'at-corner', 'replace', 'copy'];
  const pieces = ['sprout-on', 'growth-on', 'sprout-off', 'growth-off'];
  const refusals = ['not-asked', 'cell-taken', 'cell-out', 'no-piece', 'no-copy', 'no-space', 'not-here', 'ascending'];
  for (const id of [...[...answers, ...pieces].map((what) => `do-${what}`), ...refusals]) {
    const said = say(inPageWords({ id: `earth-${id}`, ...figures }));
    expect(said, id).not.toMatch(/\d|earth-/);
  }
  expect(say(inPageWords({ id: 'earth-do-sprout-on', ...figures }))).toBe('A sprout on Oak');
  expect(say(inPageWords({ id: 'earth-do-choose', ...figures }))).toBe('Choose Oak');
});
