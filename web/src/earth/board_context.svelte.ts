/** What the parts of the board read: whose area it is, what is asked, what may be chosen, what is selected. */
import type { GameProps, Proposal } from '../games.ts';
import { NOTHING, type EarthModel, type PhoneTab, type Plan, type Selection } from './model.svelte.ts';
import { ecosystemOf, sideOf } from './catalogue.ts';
import { listed, nameOf } from './descriptions.ts';
import { recentCards, sourceCards } from './recent_moves.ts';
import { areaOf, plainAction, readOffers, waitsFor, type EarthSeatView } from './view.ts';
import { say, t } from '../words/words.svelte.ts';

export type EarthProps = GameProps<EarthSeatView, EarthModel>;

export class BoardContext {
  readonly #given: () => EarthProps;

  constructor(given: () => EarthProps) {
    this.#given = given;
  }

  get props(): EarthProps {
    return this.#given();
  }

  readonly model = $derived.by(() => this.props.model);
  readonly view = $derived.by(() => this.props.update.view);
  readonly choices = $derived.by(() => (this.props.active ? this.props.update.choices : []));
  readonly home = $derived.by(() => this.props.seat ?? 0);
  readonly area = $derived.by(() => areaOf(this.view, this.props.seat));
  readonly question = $derived.by(() => (this.props.active ? this.view.question : null));
  readonly kind = $derived.by(() => this.question?.kind ?? null);
  readonly offers = $derived.by(() => readOffers(this.choices));
  readonly stop = $derived.by(() => plainAction(this.offers, 'stop'));
  readonly exchange = $derived.by(() => plainAction(this.offers, 'exchange'));
  /** Somebody else's area, if it is looked at. */
  readonly looked = $derived.by(() => {
    const { looked } = this.props;
    return looked !== null && looked !== this.home && this.view.areas[looked] ? looked : null;
  });
  readonly turn = $derived.by(() => `${this.view.round}/${this.view.active}`);
  /** Changes with every question, and with every step of one. */
  readonly asked = $derived.by(() => {
    const { cells, plant, event } = this.offers;
    const held = `${this.view.hand.length} ${this.area.soil}`;
    return `${this.turn}/${JSON.stringify(this.question)}/${[cells.values(), plant.keys(), event.keys()].map((found) => [...found].join()).join('/')}/${held}`;
  });
  /** Why the question waits for an event or an exchange, if it does. */
  readonly lacking = $derived.by(() => (this.question ? waitsFor(this.view, this.offers) : null));
  /** Whether cards of the hand go to the compost now. */
  readonly composting = $derived.by(() => this.kind === 'compost' || this.kind === 'pay_cards');
  /** The choice that waits in the bar, in the words of the record. */
  readonly proposed = $derived.by(() => {
    const action = this.props.pending?.actions[0];
    return this.choices.find((choice) => choice.action === action)?.words ?? null;
  });

  /** The cards that ask: one, or all whose gains are placed together. */
  readonly sources = $derived.by((): number[] => {
    if (!this.question) return [];
    if (this.question.card !== null) return [this.question.card];
    return sourceCards(this.props.update.lines, this.props.seat, this.question.kind);
  });

  /** What the others have planted since the own last turn. */
  readonly recent = $derived.by(() => recentCards(this.props.update.lines, this.props.seat));

  // -- the selection, which is gone with its question and with its proposal ------------------------------------

  readonly selection = $derived.by((): Selection => {
    const { selection } = this.model;
    const waits = selection.proposal === null || selection.proposal === this.props.pending;
    return selection.question === this.asked && waits ? selection : NOTHING;
  });

  /** Select this and nothing else; what it proposes goes into the bar. */
  select(selected: Partial<Omit<Selection, 'question'>>): void {
    this.model.selection = { ...NOTHING, ...selected, question: this.asked };
    this.props.propose(this.model.selection.proposal);
  }

  #propose(proposal: Proposal): void {
    this.select({ proposal });
  }

  /** A choice of one action waits for its confirmation. */
  propose(action: number): void {
    const choice = this.choices.find((one) => one.action === action);
    if (choice) this.#propose({ actions: [action], label: say(choice.explain, this.props.names) });
  }

  /** One of the four actions of the turn. */
  proposeAction(name: string): void {
    const choice = this.offers.plain.find((one) => one.words === name);
    if (choice)
      this.#propose({
        actions: [choice.action],
        label: t(`earth-page-action-${name}`),
        effect: say(choice.explain, this.props.names),
      });
  }

  /** A side of Island, Climate or ecosystem, instead of the one of its kind that was picked. They are sent in their order. */
  proposeSide(key: string): void {
    const kinds = this.view.sides;
    const kind = kinds.find((sides) => sides.some((side) => side.key === key)) ?? [];
    const others = this.selection.sides.filter((other) => !kind.some((side) => side.key === other));
    const sides = [...others, key];
    const picked = kinds.map((each) => each.find((side) => sides.includes(side.key)) ?? null);
    const ready = picked.slice(0, picked.includes(null) ? picked.indexOf(null) : picked.length);
    const names = ready.map((side) => nameOf((sideOf(side!.key) ?? ecosystemOf(side!.key))!));
    const label = t('earth-page-begin-with', { sides: listed(names) });
    this.select({ sides, proposal: ready.length ? { actions: ready.map((side) => side!.action), label } : null });
  }

  // -- what holds for a question or a turn ---------------------------------------------------------------------

  /** On a phone: hand, question, or the board of Gaia or the team. */
  readonly tab = $derived.by((): PhoneTab => {
    if (this.model.tab?.question === this.asked) return this.model.tab.tab;
    if (this.question?.window === 'team') return 'company';
    if (!this.question || this.composting) return 'hand';
    return this.kind === 'plant' && this.lacking === null ? 'hand' : 'question';
  });

  openTab(tab: PhoneTab): void {
    this.model.tab = { question: this.asked, tab };
  }

  readonly plans = $derived.by(() =>
    this.model.plans.turn === this.turn ? this.model.plans.byCard : new Map<number, Plan>(),
  );

  plan(card: number, plan: Plan | null): void {
    const byCard = new Map(this.plans);
    if (plan === null) byCard.delete(card);
    else byCard.set(card, plan);
    this.model.plans = { turn: this.turn, byCard };
  }

  /** Whether the rest of the run is answered as advised; `most`: every gain in full as well. */
  readonly run = $derived.by(() => (this.model.run?.turn === this.turn ? this.model.run : null));

  startRun(most = false): void {
    this.model.run = { turn: this.turn, most };
  }

  stopRun(): void {
    if (this.model.run) this.model.run = null;
  }
}
