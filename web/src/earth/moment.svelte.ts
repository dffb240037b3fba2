/** What the parts of the board read of the moment: whose area it is, what is asked, what may be chosen. */
import type { GameProps } from '../games.ts';
import type { Desk } from './desk.svelte.ts';
import { areaOf, plainAction, readOffers, waitsFor, type EarthSeatView } from './sight.ts';
import { say, t } from '../words/words.svelte.ts';

export class Moment {
  readonly #given: () => GameProps<EarthSeatView>;

  constructor(given: () => GameProps<EarthSeatView>) {
    this.#given = given;
  }

  get props(): GameProps<EarthSeatView> {
    return this.#given();
  }

  readonly desk = $derived.by(() => this.props.desk as Desk);
  readonly view = $derived.by(() => this.props.sight.view);
  readonly home = $derived.by(() => this.props.seat ?? 0);
  readonly area = $derived.by(() => areaOf(this.view, this.props.seat));
  readonly question = $derived.by(() => (this.props.active ? this.view.question : null));
  readonly kind = $derived.by(() => this.question?.kind ?? null);
  readonly offers = $derived.by(() => readOffers(this.props.active ? this.props.sight.choices : []));
  readonly stop = $derived.by(() => plainAction(this.offers, 'stop'));
  readonly exchange = $derived.by(() => plainAction(this.offers, 'exchange'));
  /** Somebody else's area, if it is looked at. */
  readonly looked = $derived.by(() => {
    const { looked } = this.props;
    return looked !== null && looked !== this.home && this.view.areas[looked] ? looked : null;
  });
  /** Changes with every question, and with every step of one. */
  readonly asked = $derived.by(() => {
    const { cells, plant, event } = this.offers;
    const held = `${this.view.hand.length} ${this.area.soil}`;
    return `${this.view.round}/${this.view.active}/${JSON.stringify(this.question)}/${[cells.values(), plant.keys(), event.keys()].map((found) => [...found].join()).join('/')}/${held}`;
  });
  /** Why the question waits for an event or an exchange, if it does. */
  readonly lacking = $derived.by(() => (this.question ? waitsFor(this.view, this.offers) : null));
  /** Whether cards of the hand go to the compost now. */
  readonly composting = $derived.by(() => this.kind === 'compost' || this.kind === 'pay_cards');
  /** The choice that waits in the bar, in the words of the record. */
  readonly proposed = $derived.by(() => {
    const action = this.props.pending?.actions[0];
    return this.props.sight.choices.find((choice) => choice.action === action)?.words ?? null;
  });

  /** A choice of one action waits for its confirmation. */
  propose(action: number): void {
    const choice = this.props.sight.choices.find((one) => one.action === action);
    if (choice) this.props.propose({ actions: [action], label: say(choice.explain, this.props.names) });
  }

  /** One of the four actions of the turn. */
  proposeAction(name: string): void {
    const choice = this.offers.plain.find((one) => one.words === name);
    if (choice) this.props.propose({ actions: [choice.action], label: t(`earth-page-action-${name}`), effect: say(choice.explain, this.props.names) });
  }

  /** A side of Island, Climate or ecosystem. */
  proposeSide(key: string): void {
    const choice = this.offers.plain.find((one) => one.words === `choose ${key}`);
    if (choice) this.propose(choice.action);
  }
}
