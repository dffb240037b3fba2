/** Pieces put on cells or given up from them, and cards of the hand for the compost: tapped one by one, sent as one row. */
import { untrack } from 'svelte';
import { cardOf } from './catalogue.ts';
import type { Moment } from './moment.svelte.ts';
import { paying, placing, type Space } from './rows.ts';
import { cellOf } from './sight.ts';
import { t } from '../words/words.svelte.ts';

export class Pieces {
  readonly #now: Moment;

  constructor(now: Moment) {
    this.#now = now;
    $effect(() => this.#putForward());
  }

  /** Whether pieces are given up, not put down. */
  readonly #given = $derived.by(() => {
    const { kind } = this.#now;
    return kind !== null && (kind.startsWith('pay_') || kind === 'price' || kind === 'ability');
  });
  readonly #placed = $derived.by(() => this.#now.kind === 'sprouts' || this.#now.kind === 'growth');

  /** Cells that take or give a piece, with how many. */
  readonly #spaces = $derived.by(() => {
    const { area, offers, kind, question, props } = this.#now;
    const found = new Map<number, Space>();
    const sprouts = props.sight.choices.some((choice) => choice.words.startsWith('remove sprout'));
    for (const one of area.grid) {
      const cell = cellOf(one);
      const card = cardOf(one.card);
      const action = offers.cells.get(cell);
      if (this.#placed) {
        if (action === undefined) continue;
        found.set(cell, { action, room: kind === 'sprouts' ? (card.sprouts ?? 0) - one.sprouts : (card.growth ?? 0) - one.growth });
      } else if (this.#given && cell >= (question?.start ?? 0) && offers.cells.size > 0) {
        const room = sprouts ? one.sprouts : one.growth;
        if (room > 0) found.set(cell, { action: action ?? this.#actionAt(cell), room });
      }
    }
    return found;
  });

  /** A cell that can be given from later, though not first: its action follows from its neighbours' in the row. */
  #actionAt(cell: number): number {
    const [at, action] = [...this.#now.offers.cells][0]!;
    return action - at + cell;
  }

  /** How many pieces are asked for. */
  readonly #wanted = $derived.by(() => {
    const { kind, question } = this.#now;
    if (kind === 'price') return 1;
    if (kind !== 'ability') return question?.count ?? 0;
    const icons = cardOf(question!.card!).abilities.flatMap((ability) => ability.icons);
    return -(icons.find(([name]) => /^cost-(sprout|growth)$/.test(name))?.[1] ?? -1);
  });

  /** Cells that can be tapped, and how many pieces come or go on each. */
  readonly open = $derived.by(() => {
    const { kind, offers, desk } = this.#now;
    if (kind === 'copy') return [...offers.cells.keys()];
    const taps = (cell: number): number => desk.taps.filter((tap) => tap === cell).length;
    return [...this.#spaces].filter(([cell, space]) => taps(cell) < space.room || taps(cell) > 0).map(([cell]) => cell);
  });
  readonly changes = $derived.by(() => {
    const found = new Map<number, number>();
    for (const cell of this.#now.desk.taps) found.set(cell, (found.get(cell) ?? 0) + (this.#given ? -1 : 1));
    return found;
  });

  tap(cell: number): void {
    const { kind, offers, desk, question } = this.#now;
    if (kind === 'copy' && offers.cells.has(cell)) return this.#now.propose(offers.cells.get(cell)!);
    const space = this.#spaces.get(cell);
    if (!space) return;
    const there = desk.taps.filter((one) => one === cell).length;
    const most = question?.once ? 1 : space.room;
    if (there >= most || desk.taps.length >= this.#wanted) desk.taps = desk.taps.filter((one) => one !== cell);
    else desk.taps = [...desk.taps, cell];
  }

  /** A card of the hand for the compost, or back. */
  tuck(card: number): void {
    const { kind, question, desk } = this.#now;
    const most = kind === 'price' || kind === 'ability' ? 1 : question!.count;
    desk.tucks = desk.tucks.includes(card) ? desk.tucks.filter((one) => one !== card) : [...desk.tucks, card].slice(-most);
  }

  /** What was tapped goes into the bar as soon as it is an answer. */
  #putForward(): void {
    const { desk, question, kind, stop, offers, view, props, composting } = this.#now;
    const { taps, tucks } = desk;
    untrack(() => {
      if (!question) return;
      if (taps.length > 0 && this.#placed && stop !== null) {
        const actions = placing(taps, this.#spaces, question.count, { once: question.once, delicate: question.delicate, stop });
        props.propose({ actions, label: t(`earth-page-place-${kind}`, { count: taps.length }) });
      } else if (taps.length > 0 && this.#given && taps.length === this.#wanted) {
        const actions = kind === 'price' ? [this.#spaces.get(taps[0]!)!.action] : paying(taps, this.#spaces, this.#wanted);
        props.propose({ actions, label: t('earth-page-give', { count: taps.length }) });
      } else if (tucks.length > 0 && (kind === 'compost' || tucks.length === (kind === 'pay_cards' ? question.count : 1))) {
        const actions = tucks.map((card) => offers.compost.get(card)!);
        if (kind === 'compost' && stop !== null && tucks.length < question.count && tucks.length < view.hand.length) actions.push(stop);
        props.propose({ actions, label: t('earth-page-compost-cards', { count: tucks.length }) });
      } else if (props.pending && (this.#given || this.#placed || composting)) {
        props.propose(null);
      }
    });
  }
}
