/** What the person at the table has in hand: a tile, a face, a turn. Globe, net and tray share one of these. */
import { facesOf, findOffer, slotsOf, turnsOf, type Offer } from './placements.ts';

export class Placing {
  /** What was asked for; it counts only while it is offered. */
  #slot: number | null = $state(null);
  #face: number | null = $state(null);
  #turn = $state(0);
  #hover: number | null = $state(null);
  /** The area whose region is lit. */
  lit: number | null = $state(null);

  /** Which face each view of the planet shows at a point of the window; views enter themselves while they are there. */
  readonly pickers = new Set<(x: number, y: number) => number | null>();
  /** At which angles the net draws side 0 of the faces; the tray shows the tile in hand the same way. */
  angles: number[] | null = $state.raw(null);

  readonly #given: () => Offer[];
  readonly #changed: () => void;

  /** `offers`: what is possible now. `changed`: called after every change that this class makes. */
  constructor(offers: () => Offer[] = () => [], changed: () => void = () => {}) {
    this.#given = offers;
    this.#changed = changed;
  }

  readonly offers = $derived.by(() => this.#given());
  readonly slots = $derived(slotsOf(this.offers));
  readonly faces = $derived(facesOf(this.offers));
  readonly active = $derived(this.offers.length > 0);

  readonly slot = $derived(this.#slot !== null && this.slots.includes(this.#slot) ? this.#slot : null);
  readonly face = $derived(this.#face !== null && this.faces.includes(this.#face) ? this.#face : null);
  /** The free face under the pointer. */
  readonly hover = $derived(this.#hover !== null && this.faces.includes(this.#hover) ? this.#hover : null);
  readonly turns = $derived(this.slot === null ? [] : turnsOf(this.offers, this.slot));
  readonly turn = $derived(this.turns.includes(this.#turn) ? this.#turn : (this.turns[0] ?? 0));

  /** What would be done on confirming. */
  readonly chosen: Offer | null = $derived(this.#at(this.face));
  /** What is shown as a ghost: on the face under the pointer, else on the chosen one. */
  readonly ghost: Offer | null = $derived(this.#at(this.hover) ?? this.chosen);

  #at(face: number | null): Offer | null {
    return this.slot === null || face === null ? null : findOffer(this.offers, this.slot, face, this.turn);
  }

  /** Take a tile in hand, or put it back. */
  take(slot: number): void {
    if (!this.slots.includes(slot)) return;
    this.#slot = this.slot === slot ? null : slot;
    this.#changed();
  }

  /** Choose a face; choosing it again turns the tile. */
  put(face: number): void {
    if (!this.faces.includes(face)) return;
    if (this.face === face) this.#turnTo(1);
    this.#face = face;
    this.#changed();
  }

  /** Let a dragged tile fall onto a face: it keeps its turn. */
  drop(slot: number, face: number | null): void {
    if (!this.slots.includes(slot)) return;
    this.#slot = slot;
    if (face !== null && this.faces.includes(face)) this.#face = face;
    this.#hover = null;
    this.#changed();
  }

  /** Choose a whole placement. */
  choose(offer: Offer): void {
    this.#slot = offer.slot;
    this.#face = offer.face;
    this.#turn = offer.turn;
    this.#changed();
  }

  /** Turn the tile by a fifth (or more), clockwise if positive. */
  turnBy(fifths: number): void {
    this.#turnTo(fifths);
    this.#changed();
  }

  /** The face at a point of the window. */
  faceAt(x: number, y: number): number | null {
    for (const pick of this.pickers) {
      const face = pick(x, y);
      if (face !== null) return face;
    }
    return null;
  }

  point(face: number | null): void {
    if (this.#hover === face) return;
    this.#hover = face;
    this.#changed();
  }

  clear(): void {
    this.#slot = this.#face = this.#hover = null;
    this.#turn = 0;
    this.#changed();
  }

  #turnTo(fifths: number): void {
    const { turns } = this;
    if (turns.length < 2) return;
    const next = turns.indexOf(this.turn) + fifths;
    this.#turn = turns[((next % turns.length) + turns.length) % turns.length]!;
  }
}
