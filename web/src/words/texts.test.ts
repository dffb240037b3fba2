import { describe, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { Texts } from './texts.ts';
import { preferred } from './words.svelte.ts';

describe('texts', () => {
  it('say lines as Python says them: names for seats, lines in lines, plurals', async () => {
    const english = await Texts.load('en');
    const line = { id: 'planet-won', seat: 1, animal: { id: 'planet-animal-panda' }, values: '2 : 5' };
    expect(english.say(line, ['Ada', 'Ben'])).toBe('Panda: won by Ben (2 : 5).');
    expect(english.say({ id: 'wait-for', seats: [0, 1, 2] }, ['Ada', 'Ben', 'Cleo'])).toBe(
      'Waiting for Ada, Ben and Cleo.',
    );
    const polish = await Texts.load('pl');
    expect([1, 3, 5, 22].map((points) => polish.say({ id: 'page-points', points }))).toEqual([
      '1 punkt',
      '3 punkty',
      '5 punktów',
      '22 punkty',
    ]);
  });

  it('list a figure as the language does where a text asks for it', async () => {
    const entities = [{ id: 'rauha-entity-meri' }, { id: 'rauha-entity-sienet' }];
    const card = { id: 'own-name', name: 'x' };
    const place = { id: 'rauha-place', card, covered: card, cell: 1, cost: 0, entities };
    expect((await Texts.load('en')).say(place)).toBe('Place x on cell 1, over x; brings Meri and Sienet');
    const listed = { id: 'box-problems', count: 2, problems: [card, card] };
    expect((await Texts.load('en')).say(listed)).toBe('Mistakes in the box (2): x x');
  });

  it('take in the texts of other packages, which cannot replace those of the program', async () => {
    const answer = vi.spyOn(api, 'texts').mockResolvedValue('pond-name = Pond\npage-points = changed');
    const english = await Texts.load('en');
    expect(answer).toHaveBeenCalledWith('en');
    expect(english.say({ id: 'pond-name' })).toBe('Pond');
    expect(english.say({ id: 'page-points', points: 1 })).toBe('1 point');
  });

  it('show the id of a line that they do not know', async () => {
    expect((await Texts.load('fr')).say({ id: 'no-such-line' })).toBe('no-such-line');
  });

  it('are in the language that the browser asks for', () => {
    expect(preferred(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['de'])).toBe('en');
  });
});
