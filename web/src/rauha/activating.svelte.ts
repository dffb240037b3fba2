/** Using what the totem or a scoring reaches: what is wanted, what it comes to, and the one button that takes it. */
import { untrack } from 'svelte';
import type { Choice } from '../games.ts';
import { NO_WISHES, type Wishes } from './model.svelte.ts';
import type { TurnState } from './turn_state.svelte.ts';
import { comesToSame, nameOf, rowOf, sumOf, wanted, type Sum } from './activation_row.ts';
import type { RauhaSeatView, SourceView } from './view.ts';
import { listed } from './descriptions.ts';
import { t } from '../words/words.svelte.ts';

function gain(sum: Sum): string {
  const parts: string[] = [];
  if (sum.points) parts.push(t('rauha-page-plus-points', { points: sum.points }));
  if (sum.crystals > 0) parts.push(t('rauha-page-plus-crystals', { crystals: sum.crystals }));
  if (sum.spores) parts.push(t('rauha-page-plus-spores', { spores: sum.spores }));
  const gains = listed(parts) || t('rauha-effect-none');
  return sum.crystals < 0 ? `${gains} ${t('rauha-page-minus-crystals', { crystals: -sum.crystals })}` : gains;
}

export class Activating {
  readonly #now: TurnState;
  #foreseen: { key: string; sum: Sum; view: RauhaSeatView } | null = $state.raw(null);

  constructor(now: TurnState) {
    this.#now = now;
    $effect(() => {
      const key = this.#key;
      if (key !== '') untrack(() => void this.#foresee(key, this.#row));
    });
    $effect(() => {
      const button = this.#button;
      untrack(() =>
        now.props.offer(button ? [{ label: button.label, main: true, place: 'rest', run: () => this.take() }] : []),
      );
    });
  }

  /** What is asked for and left out; in another activation nothing is yet. */
  readonly #wishes = $derived.by((): Wishes => {
    const { model, activation } = this.#now;
    return model.wishes.activation === activation ? model.wishes : NO_WISHES;
  });
  readonly marks = $derived.by(() => this.#wishes.marks);
  readonly asking = $derived.by(() => this.#wishes.asking);
  readonly #row = $derived.by(() => (this.#now.using ? rowOf(this.#now.sources, this.marks) : []));
  readonly #key = $derived.by(() =>
    this.#now.using
      ? `${this.#now.view.totem} ${this.#row.join()} ${this.#now.sources.map((source) => source.state).join()}`
      : '',
  );
  /** The board as it would be after taking all that is wanted. */
  readonly after = $derived.by(() => {
    const { using, home } = this.#now;
    return using && this.#row.length && this.#foreseen?.key === this.#key ? this.#foreseen.view.boards[home]! : null;
  });
  /** The one button: what it takes, and whether that ends the step. */
  readonly #button = $derived.by(() => {
    const { rest, stop } = this.#now.offers;
    const found = this.#foreseen;
    // One action where it comes to the same: it is taken back at once too.
    const actions = found && rest && comesToSame(rest, found.sum) ? [rest.action] : this.#row;
    if (!stop || !found || found.key !== this.#key) return null;
    const finish = found.sum.asked && !found.sum.more;
    const label =
      actions.length === 0
        ? t('rauha-stop')
        : t(finish ? 'rauha-page-take-all' : 'rauha-page-take', { gain: gain(found.sum) });
    return { label, actions: finish ? [...actions, stop.action] : actions };
  });
  /** The cells that the spore which is asked for may go to, with the action of each. */
  readonly sporeCells = $derived.by(() => {
    const { using, sources } = this.#now;
    const source = sources.find((one) => nameOf(one) === this.asking);
    return new Map(
      (using && source ? source.then : []).flatMap((one) =>
        one.cell === null ? [] : [[one.cell, one.action] as const],
      ),
    );
  });

  async #foresee(key: string, actions: number[]): Promise<void> {
    const { view, props, sources } = this.#now;
    if (actions.length === 0) {
      this.#foreseen = { key, sum: { points: 0, crystals: 0, spores: 0, asked: true, more: false }, view };
      return;
    }
    const then = await props.preview(actions);
    if (key !== this.#key) return;
    if (then) this.#foreseen = { key, sum: sumOf(view, then, props.seat!), view: then.view };
    else if (this.marks.size) {
      // The crystals do not cover the last wish: it is taken back, and the reason told.
      const marks = [...this.marks];
      const [name] = marks.pop()!;
      this.#wish({ marks: new Map(marks) });
      const source = sources.find((one) => nameOf(one) === name);
      if (source) void props.why(source.action);
    }
  }

  /** Take all that is wanted, by the button or by its key. */
  take(): void {
    if (this.#button) this.#now.props.act(this.#button.actions);
  }

  /** The source on a cell that can still be used. */
  at(cell: number): SourceView | undefined {
    const { using, sources } = this.#now;
    return using ? sources.find((source) => source.cell === cell && source.state !== 'used') : undefined;
  }

  #wish(wishes: Partial<Omit<Wishes, 'activation'>>): void {
    const { model, activation } = this.#now;
    model.wishes = { ...this.#wishes, ...wishes, activation };
  }

  /** Want a source or leave it out, with its further choice. */
  mark(name: string, wanted: boolean, then: number | null = null): void {
    const others = [...this.marks].filter(([other]) => other !== name);
    this.#wish({ marks: new Map([...others, [name, { wanted, then }]]), asking: null });
  }

  /** Make the further choice of a source, or of none. */
  ask(name: string | null): void {
    this.#wish({ asking: name });
  }

  /** Want a source or not; where there is a further choice it is asked for first. Metsat pressed again is left out. */
  pick(source: SourceView): void {
    const name = nameOf(source);
    const ask = (): void => this.ask(this.asking === name ? null : name);
    if (source.state === 'full' || source.state === 'idle' || source.state === 'used')
      void this.#now.props.why(source.action);
    else if (source.then.some((one) => one.animal !== null) && this.asking !== name) ask();
    else if (wanted(source, this.marks)) this.mark(name, false);
    else if (source.then.length) ask();
    else this.mark(name, true);
  }

  /** The spore that is asked for goes to this cell. */
  sporeTo(cell: number): void {
    if (this.asking !== null) this.mark(this.asking, true, this.sporeCells.get(cell)!);
  }

  /** Choose an answer as if it had been pointed out on the board. */
  show({ words }: Choice): void {
    const source = /^use (\w+)$/.exec(words)?.[1];
    if (source) this.mark(/^\d/.test(source) ? `cell ${source}` : source, true);
  }
}
