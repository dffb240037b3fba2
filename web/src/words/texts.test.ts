import { describe, expect, it } from 'vitest';
import { Texts } from './texts.ts';
import { preferred } from './words.svelte.ts';

describe('texts', () => {
  it('say lines as Python says them: names for seats, lines in lines, plurals', async () => {
    const english = await Texts.load('en');
    const line = { id: 'planet-won', seat: 1, animal: { id: 'planet-animal-panda' }, values: '2 : 5' };
    expect(english.say(line, ['Ada', 'Ben'])).toBe('Panda: goes to Ben (2 : 5).');
    expect(english.say({ id: 'wait-for', seats: [0, 1, 2] }, ['Ada', 'Ben', 'Cleo'])).toBe('Waiting for Ada, Ben and Cleo.');
    const polish = await Texts.load('pl');
    expect([1, 3, 5, 22].map((points) => polish.say({ id: 'page-points', points }))).toEqual([
      '1 punkt', '3 punkty', '5 punktów', '22 punkty',
    ]);
  });

  it('show the id of a line that they do not know', async () => {
    expect((await Texts.load('fr')).say({ id: 'no-such-line' })).toBe('no-such-line');
  });

  it('are in the language that the browser asks for', () => {
    expect(preferred(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['de'])).toBe('en');
  });
});
