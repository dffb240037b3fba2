import type { Place } from '../games.ts';

/** The places of an answer in the words of records, such as "tile d face 5 turn 0", "keep 1-05" or "plant 24". */
export function answerPlaces(words: string, seat: number): Place[] {
  const tile = /^tile (\w) face (\d+)/.exec(words);
  if (tile) return [`tile:${tile[1]}`, `face:${seat}:${tile[2]}`];
  const card = /^(?:keep|plant|compost|event) ([\d-]+)$/.exec(words);
  if (card) return [`card:${card[1]}`];
  const side = /^choose (\w+)$/.exec(words);
  if (side) return [`side:${side[1]}`];
  const pieces = /^(?:at|sprout|growth|remove sprout|remove growth) (\d+) (\d+)$/.exec(words);
  if (pieces) return [`cell:${seat}:${pieces[1]}:${pieces[2]}`];
  const cell = /^(?:place|use|discard spore) (\d+)$/.exec(words);
  if (cell) return [`cell:${seat}:${cell[1]}`];
  const entity = /^use ([a-z]+)$/.exec(words);
  if (entity) return [`entity:${entity[1]}`];
  if (words === 'rest') return ['rest'];
  return /^(plant|compost|water|grow)$/.test(words) ? [`action:${words}`] : [];
}
