import { expect, it } from 'vitest';
import { selectorsOf } from './highlight.ts';

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
