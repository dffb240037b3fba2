import { expect, it } from 'vitest';
import { gameModule } from '../games.ts';

it.each([
  ['planet', 'tile d face 5 turn 0', ['tile:d', 'face:1:5']],
  ['planet', 'plant', []],
  ['rauha', 'keep 1-05', ['card:1-05']],
  ['rauha', 'place 5', ['cell:1:5']],
  ['rauha', 'use 7', ['cell:1:7']],
  ['rauha', 'discard spore 2', ['cell:1:2']],
  ['rauha', 'use kiteet', ['entity:kiteet']],
  ['rauha', 'rest', ['rest']],
  ['rauha', 'stop', []],
  ['earth', 'plant 24', ['card:24']],
  ['earth', 'choose 289A', ['side:289A']],
  ['earth', 'plant', ['action:plant']],
  ['earth', 'at 1 2', ['cell:1:1:2']],
  ['earth', 'remove sprout 1 1', ['cell:1:1:1']],
  ['earth', 'rest', []],
])('%s: the answer %s is about its places', async (title, words, places) => {
  expect((await gameModule(title)).answerPlaces!(words, 1)).toEqual(places);
});

it('a title without components of its own has no places', async () => {
  expect((await gameModule('pond')).answerPlaces).toBeUndefined();
});
