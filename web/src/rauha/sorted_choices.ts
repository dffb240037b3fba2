/** What the seat may do now, sorted by what it does; read from the choices that the server sent. */
import type { Choice } from '../games.ts';

export interface Offers {
  /** Cards that can be chosen, by key. */
  keep: Map<string, Choice>;
  /** Cells that take the card. */
  place: Map<number, Choice>;
  discard: Choice | null;
  /** Cells that take a spore for the card. */
  discardSpore: Map<number, Choice>;
  /** Cells for the spore that was paid for. */
  target: Map<number, Choice>;
  /** Animals that Metsat can count. */
  animals: Choice[];
  /** Everything free that gains nothing by waiting, in one action. */
  rest: Choice | null;
  stop: Choice | null;
}

export function readOffers(choices: readonly Choice[] | null): Offers {
  const offers: Offers = {
    keep: new Map(),
    place: new Map(),
    discard: null,
    discardSpore: new Map(),
    target: new Map(),
    animals: [],
    rest: null,
    stop: null,
  };
  for (const choice of choices ?? []) {
    const line = choice.explain;
    const cell = Number(line['cell']) - 1;
    if (line.id === 'rauha-keep') offers.keep.set(String((line['card'] as { key: string }).key), choice);
    else if (line.id === 'rauha-place') offers.place.set(cell, choice);
    else if (line.id === 'rauha-discard') offers.discard = choice;
    else if (line.id === 'rauha-discard-spore') offers.discardSpore.set(cell, choice);
    else if (line.id === 'rauha-target') offers.target.set(cell, choice);
    else if (line.id === 'rauha-name-animal') offers.animals.push(choice);
    else if (line.id === 'rauha-rest') offers.rest = choice;
    else if (line.id === 'rauha-stop') offers.stop = choice;
  }
  return offers;
}
