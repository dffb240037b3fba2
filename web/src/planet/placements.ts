/** The legal placements, read from their numbers and from the tiles of the round. */
import type { Choice } from '../games.ts';
import { actions } from './geometry.json';
import type { PlanetSeatView } from './view.ts';

/** Tile in slot (0 to 4) onto face (0 to 11), turned by `turn` fifths; `shows` are its letters as it would lie. */
export interface Offer {
  action: number;
  slot: number;
  face: number;
  turn: number;
  shows: string;
}

export const SLOTS = 'abcde';

/** The letters of a pattern that is turned clockwise by `turn` fifths. */
const turned = (pattern: string, turn: number): string => pattern.slice(5 - turn) + pattern.slice(0, 5 - turn);

/** The legal actions, explained as the server would. */
export function readChoices(view: PlanetSeatView, legal: readonly number[]): Choice[] {
  return legal.map((action) => {
    const at = Math.floor(action / actions.slot);
    const face = Math.floor((action % actions.slot) / actions.face) + 1;
    const turn = Math.floor((action % actions.face) / actions.turn);
    const slot = SLOTS[at]!;
    const tile = turned(view.tiles[at]?.pattern ?? '', turn);
    const words = `tile ${slot} face ${face} turn ${turn}`;
    return { action, words, explain: { id: 'planet-take', slot, turn, tile, face } };
  });
}

function asOffer(choice: Choice): Offer | null {
  const { slot, face, turn, tile } = choice.explain;
  if (typeof slot !== 'string' || typeof face !== 'number' || typeof turn !== 'number' || typeof tile !== 'string')
    return null;
  return { action: choice.action, slot: SLOTS.indexOf(slot), face: face - 1, turn, shows: tile };
}

export const readOffers = (choices: readonly Choice[] | null | undefined): Offer[] =>
  (choices ?? []).map(asOffer).filter((offer) => offer !== null);

export const slotsOf = (offers: Offer[]): number[] => [...new Set(offers.map((offer) => offer.slot))];
export const facesOf = (offers: Offer[]): number[] => [...new Set(offers.map((offer) => offer.face))];

/** The turns that are offered for a slot, ascending: one only for a tile that looks alike in all of them. */
export const turnsOf = (offers: Offer[], slot: number): number[] =>
  [...new Set(offers.filter((offer) => offer.slot === slot).map((offer) => offer.turn))].sort((a, b) => a - b);

export const findOffer = (offers: Offer[], slot: number, face: number, turn: number): Offer | null =>
  offers.find((offer) => offer.slot === slot && offer.face === face && offer.turn === turn) ?? null;

/** The number of a placement, possible or not, so that one can ask why it is not; the rules say how they count. */
export const actionAt = (slot: number, face: number, turn: number): number =>
  slot * actions.slot + face * actions.face + turn * actions.turn;
