/** What the board, the animals beside it and the action bar share: the only owner of what is selected. */
import type { GameProps } from '../games.ts';
import { hasWebGL } from '../parts/webgl.ts';
import { t } from '../words/words.svelte.ts';
import { animalName, listed } from './descriptions.ts';
import { effectsOf, type Effects } from './effects.ts';
import { actionAt, readOffers, type Offer } from './placements.ts';
import { Placing } from './placing.svelte.ts';
import type { PlanetSeatView } from './view.ts';

/** Milliseconds that the ghost must rest before the server is asked what would come of it. */
const REST = 90;

type Props = GameProps<PlanetSeatView, PlanetModel>;

export class PlanetModel {
  #props: (() => Props) | null = $state.raw(null);
  /** What the seat would see after the placement that is shown. */
  foreseen: { action: number; view: PlanetSeatView } | null = $state.raw(null);
  /** On a phone there is room for one of them. */
  shown: 'globe' | 'net' = $state('globe');
  /** Whether this browser can draw the globe. */
  solid = $state(hasWebGL());
  /** The tile that is being dragged, with the place of the pointer. */
  dragged: { slot: number; x: number; y: number } | null = $state.raw(null);

  readonly #offers = $derived.by(() => {
    const props = this.#props?.();
    return props?.active ? readOffers(props.update.choices) : [];
  });
  readonly placing = new Placing(
    () => this.#offers,
    () => this.#changed(),
  );

  #question = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #proposed: number | null = null;

  /** The board says where its props are. */
  connect(props: () => Props): void {
    this.#props = props;
  }

  /** Something has happened at the table: what was foreseen does not hold any more. */
  updated(): void {
    this.#question++;
    this.foreseen = null;
    if (!this.placing.active) this.placing.clear();
    this.#foresee(this.placing.ghost);
  }

  effects(now: PlanetSeatView): Effects | null {
    const ghost = this.placing.ghost;
    if (now.seat === null || !ghost || this.foreseen?.action !== ghost.action) return null;
    return effectsOf(now, this.foreseen.view, now.seat);
  }

  /** Pick a tile of the tray, and show the own planet again; or say why it cannot be taken. */
  take(slot: number): void {
    const { slots, faces } = this.placing;
    if (!slots.includes(slot)) return void this.#props?.().why(actionAt(slot, faces[0] ?? 0, 0));
    this.#goHome();
    this.placing.take(slot);
  }

  /** Choose a placement as if it had been pointed out on the board. */
  show(action: number): boolean {
    const offer = this.placing.offers.find((one) => one.action === action);
    if (!offer) return false;
    this.#goHome();
    this.placing.choose(offer);
    return true;
  }

  /** A tile is dragged over this point, or let go (null). */
  drag(slot: number, at: { x: number; y: number } | null): void {
    if (at) this.#goHome();
    this.dragged = at && { slot, ...at };
  }

  #goHome(): void {
    const props = this.#props?.();
    if (props && props.looked !== null) props.look(null);
  }

  #changed(): void {
    const { chosen, ghost } = this.placing;
    if ((chosen?.action ?? null) !== this.#proposed) this.#propose(chosen);
    this.#foresee(ghost);
  }

  #propose(chosen: Offer | null): void {
    const props = this.#props?.();
    if (!props) return;
    const ours = this.#proposed !== null;
    this.#proposed = chosen?.action ?? null;
    if (chosen) props.propose(this.#proposal(chosen));
    else if (ours && props.pending) props.propose(null);
  }

  #proposal(offer: Offer, effect?: string) {
    return {
      actions: [offer.action],
      label: t('planet-page-lay'),
      ...(effect && { effect }),
      onremoved: () => {
        if (this.#proposed !== offer.action) return;
        this.#proposed = null;
        this.placing.clear();
      },
    };
  }

  /** Ask what would come of a placement, once the hand rests. */
  #foresee(offer: Offer | null): void {
    const question = ++this.#question;
    clearTimeout(this.#waiting);
    if (!offer) return;
    if (this.foreseen?.action === offer.action) return this.#sayEffect();
    this.#waiting = setTimeout(async () => {
      const answer = (await this.#props?.().preview([offer.action])) ?? null;
      if (question !== this.#question) return;
      this.foreseen = answer && { action: offer.action, view: answer.view };
      this.#sayEffect();
    }, REST);
  }

  /** Add to the proposal what would come of it. */
  #sayEffect(): void {
    const props = this.#props?.();
    const { chosen } = this.placing;
    if (!props || !chosen || this.foreseen?.action !== chosen.action) return;
    const effect = this.#consequence(props);
    if (effect && props.pending?.actions[0] === chosen.action && props.pending.effect !== effect)
      props.propose(this.#proposal(chosen, effect));
  }

  #consequence(props: Props): string | null {
    const effects = this.effects(props.update.view);
    if (!effects) return null;
    const taken = effects.animals.filter((effect) => effect.decided && effect.taker === props.seat);
    const changed = effects.animals.filter((effect) => effect.now !== effect.was);
    const parts = changed
      .slice(0, 3)
      .map(({ animal, was, now }) => t('planet-page-effect', { animal: animalName(animal), was, now }));
    if (taken.length)
      parts.unshift(t('planet-page-effect-take', { animals: listed(taken.map(({ animal }) => animalName(animal))) }));
    return parts.join(' · ') || t('planet-page-effect-none');
  }
}
