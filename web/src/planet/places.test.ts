import { expect, test } from 'vitest';
import { clauseOf, markedFaces, placesOf } from './places.ts';

test('a line about a placement speaks of the face, one about an animal of its card', () => {
  expect(placesOf({ id: 'planet-took', seat: 2, tile: 'OOFMM', face: 7 })).toEqual(['face:2:7']);
  expect(
    placesOf({ id: 'planet-won', seat: 1, animal: { id: 'planet-animal-snow-leopard' }, values: '2 : 5' }),
  ).toEqual(['animal:snow-leopard']);
  expect(placesOf({ id: 'planet-round', round: 2, seat: 0 })).toEqual([]);
});

test('a planet marks its own faces only', () => {
  expect(markedFaces(['face:2:7', 'face:1:3', 'animal:panda'], 2)).toEqual([6]);
});

test('a refusal leads to its clause', () => {
  expect(clauseOf({ id: 'planet-face-covered', face: 3 })).toBe('P09');
  expect(clauseOf({ id: 'game-over' })).toBeNull();
});
