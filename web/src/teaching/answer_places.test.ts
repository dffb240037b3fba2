import { expect, it } from 'vitest';
import { answerPlaces } from './answer_places.ts';
import { selectorsOf } from './highlight.ts';

it.each([
  ['tile d face 5 turn 0', ['tile:d', 'face:1:5']],
  ['keep 1-05', ['card:1-05']],
  ['plant 24', ['card:24']],
  ['choose 289A', ['side:289A']],
  ['plant', ['action:plant']],
  ['at 1 2', ['cell:1:1:2']],
  ['remove sprout 1 1', ['cell:1:1:1']],
  ['place 5', ['cell:1:5']],
  ['use kiteet', ['entity:kiteet']],
  ['rest', ['rest']],
  ['stop', []],
])('the answer %s is about its places', (words, places) => {
  expect(answerPlaces(words, 1)).toEqual(places);
});

it('places are found by what the boards write on their elements', () => {
  expect(selectorsOf('card:24')).toContain('[data-keep="24"]');
  expect(selectorsOf('face:0:5')).toContain('[data-spot="face:0:5"]');
  expect(selectorsOf('cell:0:1:2')).toEqual(expect.arrayContaining(['[data-cell="1:2"]', '[data-free="1:2"]']));
  expect(selectorsOf('action:plant')).toContain('[data-action="plant"]');
  expect(selectorsOf('tile:d')).toContain('[data-place="tile:d"]');
  expect(selectorsOf('entity:maa')).toContain('[data-spot="source:maa"]');
});

it('the button that opens the goals is meant only while the goal itself is not there', () => {
  const found = (): string[] =>
    [...document.querySelectorAll(selectorsOf('animal:puma').join(', '))].map(({ id }) => id);
  document.body.innerHTML = '<button id="opens" data-opens="goals"></button>';
  expect(found()).toEqual(['opens']);
  document.body.innerHTML += '<button id="puma" data-place="animal:puma"></button>';
  expect(found()).toEqual(['puma']);
});
