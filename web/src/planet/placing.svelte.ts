/** What the person at the table has in hand: a tile, a face, a turn. Globe and net share one of these. */
import { facesOf, findOffer, slotsOf, turnsOf, type Offer } from './offers.ts';

export class Placing {
  offers: Offer[] = $state.raw([]);
  slot: number | null = $state(null);
  face: number | null = $state(null);
  turn = $state(0);
  /** The free face under the pointer. */
  hover: number | null = $state(null);
  /** The area whose region is lit. */
  lit: number | null = $state(null);

  readonly slots = $derived(slotsOf(this.offers));
  readonly faces = $derived(facesOf(this.offers));
  readonly active = $derived(this.offers.length > 0);

  /** What would be done on confirming. */
  readonly chosen: Offer | null = $derived(this.at(this.face));
  /** What is shown as a ghost: on the face under the pointer, else on the chosen one. */
  readonly ghost: Offer | null = $derived(this.at(this.hover) ?? this.chosen);

  private at(face: number | null): Offer | null {
    return this.slot === null || face === null ? null : findOffer(this.offers, this.slot, face, this.turn);
  }

  /** New choices came: keep what is still possible. */
  update(offers: Offer[]): void {
    this.offers = offers;
    if (!offers.length) return this.clear();
    if (this.slot !== null && !slotsOf(offers).includes(this.slot)) this.slot = null;
    if (this.face !== null && !facesOf(offers).includes(this.face)) this.face = null;
    if (this.hover !== null && !facesOf(offers).includes(this.hover)) this.hover = null;
    this.fitTurn();
  }

  /** Take a tile in hand, or put it back. */
  take(slot: number): void {
    if (!this.slots.includes(slot)) return;
    this.slot = this.slot === slot ? null : slot;
    this.fitTurn();
  }

  /** Choose a face; choosing it again turns the tile. */
  put(face: number): void {
    if (!this.faces.includes(face)) return;
    if (this.face === face) this.turnBy(1);
    this.face = face;
  }

  /** Turn the tile by a fifth (or more), clockwise if positive. */
  turnBy(fifths: number): void {
    if (this.slot === null) return;
    const turns = turnsOf(this.offers, this.slot);
    if (turns.length < 2) return;
    const at = turns.indexOf(this.turn);
    this.turn = turns[(((at + fifths) % turns.length) + turns.length) % turns.length]!;
  }

  point(face: number | null): void {
    this.hover = face !== null && this.faces.includes(face) ? face : null;
  }

  clear(): void {
    this.slot = this.face = this.hover = null;
    this.turn = 0;
  }

  private fitTurn(): void {
    if (this.slot === null) return;
    const turns = turnsOf(this.offers, this.slot);
    if (!turns.includes(this.turn)) this.turn = turns[0] ?? 0;
  }
}
