/** Choosing a card, placing or discarding it, now or ahead of the turn: what is planned, and what waits for it in the action bar. */
import { untrack } from 'svelte';
import type { Choice, Proposal } from '../games.ts';
import { NO_SELECTION, type Plan, type Selection } from './model.svelte.ts';
import type { TurnState } from './turn_state.svelte.ts';
import { CELLS, DISCARD_CRYSTALS, type BiomeView } from './view.ts';
import { cardInWords, spaceInWords } from './descriptions.ts';
import { inPageWords } from './log_words.ts';
import { say, t } from '../words/words.svelte.ts';

/** A plan before it is in the action bar. */
type Intent = Omit<Plan, 'card' | 'ahead' | 'proposal'>;

export class Placing {
  readonly #now: TurnState;

  constructor(now: TurnState) {
    this.#now = now;
    // What was planned ahead is proposed once the turn has come.
    $effect(() => {
      if (now.placing) untrack(() => this.#proposePlan());
    });
  }

  /** The selection, which is gone with its turn and with its proposal. */
  readonly #selection = $derived.by((): Selection => {
    const { model, props, turn } = this.#now;
    const { selection } = model;
    return selection.turn === turn && selection.proposal === props.pending ? selection : NO_SELECTION;
  });
  /** The card of the satellite that is looked at. */
  readonly looked = $derived.by(() => (this.#now.choosing ? this.#selection.card : null));
  /** The selected cell for a spore that was paid for. */
  readonly target = $derived.by(() => {
    const { target } = this.#selection;
    return target !== null && this.#now.offers.target.has(target) ? target : null;
  });
  /** The card that the board speaks of: the one looked at in the satellite, or the one in hand. */
  readonly card = $derived.by(() => this.#inSatellite(this.looked) ?? this.#now.view.kept);
  readonly spaces = $derived.by(
    () => (this.card && this.#now.props.live && this.#now.view.spaces[this.card.key]) || [],
  );
  /** Whether every biome has a spore. */
  readonly noRoomForSpore = $derived.by(() => this.#now.board.spores.length === CELLS.length);
  /** Whether the next cell takes a spore instead of the card. */
  readonly sporing = $derived.by(
    () => this.card !== null && !this.#now.choosing && this.#now.model.sporing === this.card.key,
  );
  /** Whether what was planned ahead is not possible any more. */
  readonly lost = $derived.by(() => {
    const { model, placing } = this.#now;
    const planned = this.card && model.plan?.card === this.card.key && model.plan.proposal === null ? model.plan : null;
    return placing && planned !== null && this.#proposalOf(planned) === null;
  });
  /** What is planned for the card, while that is possible and its proposal is not gone from the bar. */
  readonly plan = $derived.by((): Plan | null => {
    const { model, props } = this.#now;
    const { plan } = model;
    if (!this.card || plan?.card !== this.card.key || this.lost) return null;
    return plan.proposal === null || plan.proposal === props.pending ? plan : null;
  });

  #inSatellite(key: string | null): BiomeView | null {
    return (key === null ? undefined : this.#now.view.offer.find((one) => one.key === key)) ?? null;
  }

  #select(selected: Partial<Omit<Selection, 'turn'>>): void {
    const { model, props, turn } = this.#now;
    model.selection = { ...NO_SELECTION, ...selected, turn };
    props.propose(model.selection.proposal);
  }

  #proposePlan(): void {
    if (this.plan?.proposal === null) this.#setPlan(this.plan, true);
  }

  /** Plan something for the card, or nothing; when its turn has come, the plan is proposed. */
  #setPlan(intent: Intent | null, ahead = !this.#now.placing): void {
    const { model, props, placing } = this.#now;
    const plan = intent && this.card ? { ...intent, card: this.card.key, ahead, proposal: null } : null;
    const proposal = plan && placing ? this.#proposalOf(plan) : null;
    model.plan = plan && { ...plan, proposal };
    if (placing) props.propose(proposal);
  }

  /** A plan as a proposal; null if it is not possible. */
  #proposalOf({ way, cell, ahead }: Plan): Proposal | null {
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

  /** Look at a card of the satellite, or put it back. */
  select(key: string): void {
    const { offers, view } = this.#now;
    if (this.looked === key || view.kept?.key === key) this.#select({});
    else if (offers.keep.has(key)) this.look(key);
  }

  /** Look at a card of the satellite, which proposes to keep it. */
  look(key: string): void {
    const { offers, view } = this.#now;
    const [choice, card] = [offers.keep.get(key), this.#inSatellite(key)];
    if (!choice || !card) return;
    const label = view.kept ? t('rauha-page-keep-instead') : t('rauha-page-keep');
    this.#select({ card: key, proposal: { actions: [choice.action], label, effect: cardInWords(card, true) } });
  }

  /** Select the cell for a spore that was paid for. */
  aim(cell: number): void {
    const choice = this.#now.offers.target.get(cell);
    if (choice) this.#select({ target: cell, proposal: { actions: [choice.action], label: t('rauha-page-spore-on') } });
  }

  /** Plan the card for a cell; a second time takes the plan away. */
  place(cell: number): void {
    const again = this.plan?.way === 'place' && this.plan.cell === cell;
    this.#setPlan(again ? null : { way: 'place', cell });
  }

  /** Plan to discard the card for a spore on a cell. */
  spore(cell: number): void {
    this.#setPlan({ way: 'spore', cell });
  }

  /** Ask why a cell takes no spore. */
  whyNoSpore(cell: number): void {
    void this.#now.props.why(this.spaces[cell]!.spore);
  }

  discard(way: 'crystals' | 'spore'): void {
    const { model } = this.#now;
    if (!this.card) return;
    if (way === 'crystals') {
      model.sporing = null;
      this.#setPlan(this.plan?.way === 'crystals' ? null : { way, cell: null });
    } else if (this.noRoomForSpore) this.whyNoSpore(0);
    else {
      model.sporing = this.sporing ? null : this.card.key;
      this.#setPlan(null);
    }
  }

  /** Choose an answer as if it had been pointed out on the board; whether it is one that this makes. */
  show({ explain }: Choice): boolean {
    const { card, cell } = explain;
    const place = Number(cell) - 1;
    if (explain.id === 'rauha-keep') this.look((card as { key: string }).key);
    if (explain.id === 'rauha-place') this.#setPlan({ way: 'place', cell: place });
    if (explain.id === 'rauha-discard') this.#setPlan({ way: 'crystals', cell: null });
    if (explain.id === 'rauha-discard-spore') this.#setPlan({ way: 'spore', cell: place });
    return ['rauha-keep', 'rauha-place', 'rauha-discard', 'rauha-discard-spore'].includes(explain.id);
  }
}
