/** Choosing a card, placing or discarding it, now or ahead of the turn: what is planned, and what waits for it in the action bar. */
import { untrack } from 'svelte';
import type { Proposal } from '../games.ts';
import type { Plan } from './model.svelte.ts';
import type { TurnState } from './turn_state.svelte.ts';
import { CELLS, DISCARD_CRYSTALS } from './view.ts';
import { cardInWords, spaceInWords } from './descriptions.ts';
import { inPageWords } from './log_words.ts';
import { say, t } from '../words/words.svelte.ts';

export class Placing {
  readonly #now: TurnState;
  /** The cell for a spore that was paid for. */
  target: number | null = $state(null);
  /** Whether a plan is not possible any more. */
  lost = $state(false);
  #proposed = '';

  constructor(now: TurnState) {
    this.#now = now;
    $effect(() => this.#putForward(this.#wishKey));
    $effect(() => this.#keepPlan());
    $effect(() => {
      if (!now.placing && !now.view.kept) untrack(() => (now.model.sporing = false));
    });
    // A card looked at is forgotten with its satellite: the same satellite comes again.
    $effect(() => {
      if (!now.choosing) untrack(() => (now.model.card = null));
    });
  }

  /** The card that the board speaks of: the one looked at in the satellite, or the one in hand. */
  readonly card = $derived.by(() => {
    const { choosing, view, model } = this.#now;
    return (choosing ? view.offer.find((one) => one.key === model.card) : null) ?? view.kept;
  });
  readonly spaces = $derived.by(
    () => (this.card && this.#now.props.live && this.#now.view.spaces[this.card.key]) || [],
  );
  /** Whether every biome has a spore. */
  readonly noRoomForSpore = $derived.by(() => this.#now.board.spores.length === CELLS.length);
  readonly plan = $derived.by(() =>
    this.card && this.#now.model.plan?.card === this.card.key ? this.#now.model.plan : null,
  );

  /** What would be confirmed. */
  readonly #wish = $derived.by((): Proposal | null => {
    const { choosing, offers, model, view, placing } = this.#now;
    if (choosing) {
      const choice = model.card === null ? undefined : offers.keep.get(model.card);
      if (!choice || !this.card) return null;
      return {
        actions: [choice.action],
        label: view.kept ? t('rauha-page-keep-instead') : t('rauha-page-keep'),
        effect: cardInWords(this.card, true),
      };
    }
    if (offers.target.size && this.target !== null) {
      const choice = offers.target.get(this.target);
      return choice ? { actions: [choice.action], label: t('rauha-page-spore-on') } : null;
    }
    return placing && this.plan ? this.#planned(this.plan) : null;
  });
  readonly #wishKey = $derived.by(() => this.#wish?.actions.join() ?? '');

  #planned({ way, cell, ahead }: Plan): Proposal | null {
    const { offers, board, props } = this.#now;
    const ask = ahead ? { ask: true } : {};
    if (way === 'crystals') {
      const effect = say(inPageWords(offers.discard!.explain), props.names);
      return {
        actions: [offers.discard!.action],
        label: t('rauha-page-discard-crystals', { crystals: DISCARD_CRYSTALS }),
        effect,
        ...ask,
      };
    }
    const choice = cell === null ? undefined : (way === 'place' ? offers.place : offers.discardSpore).get(cell);
    if (cell === null || !choice) return null;
    if (way === 'spore') {
      return {
        actions: [choice.action],
        label: t('rauha-page-discard-spore-on'),
        effect: say(inPageWords(choice.explain), props.names),
        ...ask,
      };
    }
    const space = this.spaces[cell]!;
    const label = t('rauha-page-place', { cost: space.cost });
    return { actions: [choice.action], label, effect: spaceInWords(board, space, props.names), ...ask };
  }

  #putForward(key: string): void {
    untrack(() => {
      if (key === this.#proposed) return;
      const { props } = this.#now;
      const ours = this.#proposed !== '';
      this.#proposed = key;
      if (this.#wish) props.propose({ ...this.#wish, onremoved: () => this.#forget(key) });
      else if (ours && props.pending) props.propose(null);
    });
  }

  /** Put back, or played: what was chosen goes with the proposal; a plan for the chosen card stays. */
  #forget(key: string): void {
    if (key !== this.#proposed) return;
    const { model, choosing } = this.#now;
    this.#proposed = '';
    model.card = null;
    this.target = null;
    if (!choosing) model.plan = null;
  }

  /** A plan is for one card, and for one turn. */
  #keepPlan(): void {
    const { model, view, choosing, placing } = this.#now;
    const { plan } = model;
    const there = view.kept?.key === plan?.card || (choosing && view.offer.some((one) => one.key === plan?.card));
    const possible = !placing || !plan || this.#wish !== null || (plan.way === 'spore' && plan.cell === null);
    untrack(() => {
      if (plan && placing) this.lost = !possible;
      else if (choosing) this.lost = false;
      if (plan && (!there || !possible)) model.plan = null;
    });
  }

  /** Look at a card of the satellite, or put it back. */
  select(key: string): void {
    const { offers, view, model } = this.#now;
    if (!offers.keep.has(key) && view.kept?.key !== key) return;
    model.card = model.card === key || view.kept?.key === key ? null : key;
  }

  /** Plan the card for a cell; a second time takes the plan away. */
  place(cell: number): void {
    const again = this.plan?.way === 'place' && this.plan.cell === cell;
    this.#now.model.plan =
      again || !this.card ? null : { card: this.card.key, way: 'place', cell, ahead: !this.#now.placing };
  }

  /** Plan to discard the card for a spore on a cell. */
  spore(cell: number): void {
    if (this.card) this.#now.model.plan = { card: this.card.key, way: 'spore', cell, ahead: !this.#now.placing };
  }

  /** Ask why a cell takes no spore. */
  whyNoSpore(cell: number): void {
    void this.#now.props.why(this.spaces[cell]!.spore);
  }

  discard(way: 'crystals' | 'spore'): void {
    const { model, placing } = this.#now;
    if (!this.card) return;
    if (way === 'crystals') {
      model.sporing = false;
      model.plan = this.plan?.way === 'crystals' ? null : { card: this.card.key, way, cell: null, ahead: !placing };
    } else if (this.noRoomForSpore) this.whyNoSpore(0);
    else {
      model.sporing = !model.sporing;
      model.plan = null;
    }
  }
}
