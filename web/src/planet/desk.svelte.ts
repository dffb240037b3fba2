/** What the board, the animals beside it and the action bar share at one table. */
import type { GameProps } from '../games.ts';
import { hasWebGL } from '../parts/webgl.ts';
import { effectsOf, type Effects } from './effects.ts';
import type { Offer } from './offers.ts';
import { Placing } from './placing.svelte.ts';
import type { PlanetSeatView } from './sight.ts';

/** Milliseconds that the ghost must rest before the server is asked what would come of it. */
const REST = 90;

export class Desk {
  readonly placing = new Placing();
  /** What the seat would see after the placement that is shown. */
  foreseen: { action: number; view: PlanetSeatView } | null = $state.raw(null);
  /** On a phone there is room for one of them. */
  shown: 'globe' | 'net' = $state('net');
  /** Whether this browser can draw the globe. */
  solid = $state(hasWebGL());

  /** How often what was foreseen had to be forgotten. */
  forgotten = $state(0);

  private asked = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  effects(now: PlanetSeatView): Effects | null {
    const ghost = this.placing.ghost;
    if (now.seat === null || !ghost || this.foreseen?.action !== ghost.action) return null;
    return effectsOf(now, this.foreseen.view, now.seat);
  }

  /** Ask what would come of a placement, once the hand rests. Returns how to forget the question. */
  foresee(offer: Offer | null, preview: GameProps<PlanetSeatView>['preview']): () => void {
    const question = ++this.asked;
    clearTimeout(this.waiting);
    if (offer && this.foreseen?.action !== offer.action) {
      this.waiting = setTimeout(async () => {
        const answer = await preview([offer.action]);
        if (question === this.asked) this.foreseen = answer && { action: offer.action, view: answer.view };
      }, REST);
    }
    return () => clearTimeout(this.waiting);
  }

  /** Something has happened at the table: what was foreseen may not hold any more. */
  forget(): void {
    this.asked++;
    this.forgotten++;
    this.foreseen = null;
  }
}
