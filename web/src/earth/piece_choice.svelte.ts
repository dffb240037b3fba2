/** Pieces put on cells or given up from them, and cards of the hand for the compost: tapped one by one, sent as one row. */
import type { Proposal } from '../games.ts';
import { paying, placing, type Space } from './action_rows.ts';
import type { BoardContext } from './board_context.svelte.ts';
import { NOTHING } from './model.svelte.ts';
import { cellAt } from './view.ts';
import { t } from '../words/words.svelte.ts';

export class PieceChoice {
  readonly #context: BoardContext;

  constructor(context: BoardContext) {
    this.#context = context;
  }

  readonly #placing = $derived.by(() => this.#context.kind === 'sprouts' || this.#context.kind === 'growth');
  /** Cells that take or give a piece, with how many. */
  readonly #spaces = $derived.by((): Map<number, Space> => {
    const cells = this.#context.question?.cells ?? [];
    return new Map(cells.map(({ row, column, action, room }) => [cellAt(row, column), { action, room }]));
  });
  readonly #tapped = $derived.by(() => {
    const found = new Map<number, number>();
    for (const cell of this.#context.selection.cells) found.set(cell, (found.get(cell) ?? 0) + 1);
    return found;
  });

  /** Cells that can be tapped. */
  readonly open = $derived.by((): number[] => {
    const { kind, offers } = this.#context;
    return kind === 'copy' ? [...offers.cells.keys()] : [...this.#spaces.keys()];
  });
  /** How many pieces come or go on each cell. */
  readonly changes = $derived.by((): Map<number, number> =>
    this.#placing ? this.#tapped : new Map([...this.#tapped].map(([cell, count]) => [cell, -count])),
  );

  /** Cards of the hand that go to the compost, or pay. */
  readonly paysWithCards = $derived.by(() => {
    const { kind, composting, offers } = this.#context;
    return offers.compost.size > 0 && (composting || kind === 'price' || kind === 'ability');
  });
  /** The cards that were selected for it; at first those that the person has marked. */
  readonly cards = $derived.by((): readonly number[] => {
    const { selection } = this.#context;
    return selection === NOTHING ? this.#marked : selection.cards;
  });
  readonly #marked = $derived.by((): number[] => {
    const { composting, view, model, offers, question } = this.#context;
    if (!composting || !question) return [];
    const wished = view.hand.filter((card) => model.wishes.get(card) === 'compost' && offers.compost.has(card));
    return wished.slice(0, question.amount);
  });
  /** What composting the marked cards would be, where they are an answer. */
  readonly marked = $derived.by((): Proposal | null =>
    this.#context.selection === NOTHING && this.#marked.length ? this.#cardsProposal(this.#marked) : null,
  );

  tap(cell: number): void {
    const { kind, offers, selection, question } = this.#context;
    if (kind === 'copy' && offers.cells.has(cell)) return this.#context.propose(offers.cells.get(cell)!);
    const space = this.#spaces.get(cell);
    if (!question) return;
    if (!space) {
      if (question.first_cell_action !== null) void this.#context.props.why(question.first_cell_action + cell);
      return;
    }
    const there = this.#tapped.get(cell) ?? 0;
    const full = there >= (question.once ? 1 : space.room) || selection.cells.length >= question.amount;
    const cells = full ? selection.cells.filter((one) => one !== cell) : [...selection.cells, cell];
    this.#context.select({ cells, proposal: this.#cellsProposal(cells) });
  }

  /** A card of the hand for the compost, or back. */
  toggleCard(card: number): void {
    const { question } = this.#context;
    const most = question?.amount ?? 1;
    const cards = this.cards.includes(card)
      ? this.cards.filter((one) => one !== card)
      : [...this.cards, card].slice(-most);
    this.#context.select({ cards, proposal: this.#cardsProposal(cards) });
  }

  /** What the tapped cells are as an answer; null while they are none. */
  #cellsProposal(cells: readonly number[]): Proposal | null {
    const { question, stop, kind } = this.#context;
    if (!question || cells.length === 0) return null;
    if (this.#placing && stop !== null) {
      const { once, delicate, amount } = question;
      const actions = placing(cells, this.#spaces, amount, { once, delicate, stop });
      return { actions, label: t(`earth-page-place-${kind}`, { count: cells.length }) };
    }
    if (cells.length !== question.amount) return null;
    const actions =
      kind === 'price' ? [this.#spaces.get(cells[0]!)!.action] : paying(cells, this.#spaces, cells.length);
    return { actions, label: t('earth-page-give', { count: cells.length }) };
  }

  #cardsProposal(cards: readonly number[]): Proposal | null {
    const { question, stop, kind, offers, view } = this.#context;
    const actions = cards.flatMap((card) => offers.compost.get(card) ?? []);
    if (!question || actions.length === 0 || actions.length !== cards.length) return null;
    if (kind !== 'compost' && cards.length !== question.amount) return null;
    if (kind === 'compost' && stop !== null && cards.length < Math.min(question.amount, view.hand.length))
      actions.push(stop);
    return { actions, label: t('earth-page-compost-cards', { count: cards.length }) };
  }
}
