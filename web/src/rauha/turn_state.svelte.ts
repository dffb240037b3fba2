/** What the parts of the board read of the moment: whose board it is, what is to be done, what may be chosen. */
import type { GameProps } from '../games.ts';
import type { RauhaModel } from './model.svelte.ts';
import { readOffers } from './sorted_choices.ts';
import type { RauhaSeatView } from './view.ts';

export class TurnState {
  readonly #given: () => GameProps<RauhaSeatView, RauhaModel>;

  constructor(given: () => GameProps<RauhaSeatView, RauhaModel>) {
    this.#given = given;
  }

  get props(): GameProps<RauhaSeatView, RauhaModel> {
    return this.#given();
  }

  readonly view = $derived.by(() => this.props.update.view);
  readonly model = $derived.by(() => this.props.model);
  /** A spectator looks at the first board. */
  readonly home = $derived.by(() => this.props.seat ?? 0);
  readonly board = $derived.by(() => this.view.boards[this.home]!);
  readonly offers = $derived.by(() => readOffers(this.props.active ? this.props.update.choices : null));
  readonly choosing = $derived.by(() => this.view.step === 'choose');
  readonly placing = $derived.by(() => this.offers.discard !== null);
  readonly using = $derived.by(() => this.offers.stop !== null);
  readonly sources = $derived.by(() => this.view.activation.sources);
  readonly turn = $derived.by(() => `${this.view.round}/${this.view.turn}`);
  /** Changes with every activation of a line or of the board. */
  readonly activation = $derived.by(() => `${this.turn}/${this.view.totem}/${this.view.scoring}`);
  /** Whether the turn of the chosen card is still to come. */
  readonly waiting = $derived.by(
    () => Boolean(this.props.live) && this.view.kept !== null && !this.choosing && !this.placing,
  );
  /** Who activates. */
  readonly actor = $derived.by(() => (this.view.step === 'activate' ? (this.view.actors[0] ?? null) : null));
}
