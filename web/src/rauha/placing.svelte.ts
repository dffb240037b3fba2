/** Choosing a card, placing or discarding it, now or ahead of the turn: what is planned, and what waits for it in the action bar. */
import { untrack } from 'svelte';
import type { Proposal } from '../games.ts';
import type { Plan } from './desk.svelte.ts';
import type { Moment } from './moment.svelte.ts';
import { DISCARD_CRYSTALS } from './sight.ts';
import { cardInWords, spaceInWords } from './speech.ts';
import { say, t } from '../words/words.svelte.ts';

export class Placing {
  readonly #now: Moment;
  /** The cell for a spore that was paid for. */
  target: number | null = $state(null);
  /** Whether a plan is not possible any more. */
  lost = $state(false);
  #proposed = '';
  #waited = false;

  constructor(now: Moment) {
    this.#now = now;
    $effect(() => this.#putForward(this.#wishKey));
    $effect(() => this.#settle(now.props.pending !== null));
    $effect(() => this.#keepPlan());
    $effect(() => {
      if (!now.placing && !now.view.kept) untrack(() => (now.desk.sporing = false));
    });
    // A card looked at is forgotten with its satellite: the same satellite comes again.
    $effect(() => {
      if (!now.choosing) untrack(() => (now.desk.card = null));
    });
  }

  /** The card that the board speaks of: the one looked at in the satellite, or the one in hand. */
  readonly card = $derived.by(() => {
    const { choosing, view, desk } = this.#now;
    return (choosing ? view.offer.find((one) => one.key === desk.card) : null) ?? view.kept;
  });
  readonly spaces = $derived.by(() => (this.card && this.#now.props.live && this.#now.view.spaces[this.card.key]) || []);
  readonly plan = $derived.by(() => (this.card && this.#now.desk.plan?.card === this.card.key ? this.#now.desk.plan : null));

  /** What would be confirmed. */
  readonly #wish = $derived.by((): Proposal | null => {
    const { choosing, offers, desk, view, placing } = this.#now;
    if (choosing) {
      const choice = desk.card === null ? undefined : offers.keep.get(desk.card);
      if (!choice || !this.card) return null;
      return { actions: [choice.action], label: view.kept ? t('rauha-page-keep-instead') : t('rauha-page-keep'), effect: cardInWords(this.card) };
    }
    if (offers.target.size && this.target !== null) {
      const choice = offers.target.get(this.target);
      return choice ? { actions: [choice.action], label: t('rauha-page-spore-on', { cell: this.target + 1 }) } : null;
    }
    return placing && this.plan ? this.#planned(this.plan) : null;
  });
  readonly #wishKey = $derived.by(() => this.#wish?.actions.join() ?? '');

  #planned({ way, cell, ahead }: Plan): Proposal | null {
    const { offers, board, props } = this.#now;
    const ask = ahead ? { ask: true } : {};
    if (way === 'crystals') {
      const effect = say(offers.discard!.explain, props.names);
      return { actions: [offers.discard!.action], label: t('rauha-page-discard-crystals', { crystals: DISCARD_CRYSTALS }), effect, ...ask };
    }
    const choice = cell === null ? undefined : (way === 'place' ? offers.place : offers.discardSpore).get(cell);
    if (cell === null || !choice) return null;
    if (way === 'spore') {
      return { actions: [choice.action], label: t('rauha-page-discard-spore-on', { cell: cell + 1 }), effect: say(choice.explain, props.names), ...ask };
    }
    const space = this.spaces[cell]!;
    const label = t('rauha-page-place', { cell: cell + 1, cost: space.cost });
    return { actions: [choice.action], label, effect: spaceInWords(board, space, props.names), ...ask };
  }

  #putForward(key: string): void {
    untrack(() => {
      if (key === this.#proposed) return;
      const { props } = this.#now;
      const ours = this.#proposed !== '';
      this.#proposed = key;
      if (this.#wish) props.propose(this.#wish);
      else if (ours && props.pending) props.propose(null);
    });
  }

  /** Put back, or played: what was chosen goes with the proposal; a plan for the chosen card stays. */
  #settle(waits: boolean): void {
    untrack(() => {
      const { desk, choosing } = this.#now;
      if (this.#waited && !waits) {
        this.#proposed = '';
        desk.card = null;
        this.target = null;
        if (!choosing) desk.plan = null;
      }
      this.#waited = waits;
    });
  }

  /** A plan is for one card, and for one turn. */
  #keepPlan(): void {
    const { desk, view, choosing, placing } = this.#now;
    const { plan } = desk;
    const there = view.kept?.key === plan?.card || (choosing && view.offer.some((one) => one.key === plan?.card));
    const possible = !placing || !plan || this.#wish !== null || (plan.way === 'spore' && plan.cell === null);
    untrack(() => {
      if (plan && placing) this.lost = !possible;
      else if (choosing) this.lost = false;
      if (plan && (!there || !possible)) desk.plan = null;
    });
  }

  /** Look at a card of the satellite, or put it back. */
  select(key: string): void {
    const { offers, view, desk } = this.#now;
    if (!offers.keep.has(key) && view.kept?.key !== key) return;
    desk.card = desk.card === key || view.kept?.key === key ? null : key;
  }

  /** Plan the card for a cell; a second time takes the plan away. */
  place(cell: number): void {
    const again = this.plan?.way === 'place' && this.plan.cell === cell;
    this.#now.desk.plan = again || !this.card ? null : { card: this.card.key, way: 'place', cell, ahead: !this.#now.placing };
  }

  /** Plan to discard the card for a spore on a cell. */
  spore(cell: number): void {
    if (this.card) this.#now.desk.plan = { card: this.card.key, way: 'spore', cell, ahead: !this.#now.placing };
  }

  discard(way: 'crystals' | 'spore'): void {
    const { desk, placing } = this.#now;
    if (!this.card) return;
    if (way === 'crystals') {
      desk.sporing = false;
      desk.plan = this.plan?.way === 'crystals' ? null : { card: this.card.key, way, cell: null, ahead: !placing };
    } else {
      desk.sporing = !desk.sporing;
      desk.plan = null;
    }
  }
}
