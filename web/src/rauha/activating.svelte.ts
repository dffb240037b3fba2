/** Using what the totem or a scoring reaches: what is wanted, what it comes to, and the one button that takes it. */
import { untrack } from 'svelte';
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
      // Another turn, another scoring: nothing is asked for yet.
      if (!now.using) untrack(() => now.model.clearMarks());
    });
    $effect(() => {
      const button = this.#button;
      untrack(() =>
        now.props.offer(button ? [{ label: button.label, main: true, place: 'rest', run: () => this.take() }] : []),
      );
    });
  }

  readonly #row = $derived.by(() => (this.#now.using ? rowOf(this.#now.sources, this.#now.model.marks) : []));
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
    const { using, sources, model } = this.#now;
    const source = sources.find((one) => nameOf(one) === model.asking);
    return new Map(
      (using && source ? source.then : []).flatMap((one) =>
        one.cell === null ? [] : [[one.cell, one.action] as const],
      ),
    );
  });

  async #foresee(key: string, actions: number[]): Promise<void> {
    const { view, props, model, sources } = this.#now;
    if (actions.length === 0) {
      this.#foreseen = { key, sum: { points: 0, crystals: 0, spores: 0, asked: true, more: false }, view };
      return;
    }
    const then = await props.preview(actions);
    if (key !== this.#key) return;
    if (then) this.#foreseen = { key, sum: sumOf(view, then, props.seat!), view: then.view };
    else if (model.marks.size) {
      // The crystals do not cover the last wish: it is taken back, and the reason told.
      const marks = [...model.marks];
      const [name] = marks.pop()!;
      model.marks = new Map(marks);
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

  /** Want a source or not; where there is a further choice it is asked for first. Metsat pressed again is left out. */
  pick(source: SourceView): void {
    const { model, props } = this.#now;
    const name = nameOf(source);
    const ask = (): void => void (model.asking = model.asking === name ? null : name);
    if (source.state === 'full' || source.state === 'idle' || source.state === 'used') void props.why(source.action);
    else if (source.then.some((one) => one.animal !== null) && model.asking !== name) ask();
    else if (wanted(source, model.marks)) {
      model.mark(name, false);
      model.asking = null;
    } else if (source.then.length) ask();
    else model.mark(name, true);
  }

  /** The spore that is asked for goes to this cell. */
  sporeTo(cell: number): void {
    const { model } = this.#now;
    model.mark(model.asking!, true, this.sporeCells.get(cell)!);
    model.asking = null;
  }
}
