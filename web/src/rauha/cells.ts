/** The nine cells of the own board while something is chosen: how each looks, what it is called, what a press on it does. */
import type { Moment } from './moment.svelte.ts';
import type { Placing } from './placing.svelte.ts';
import { wanted } from './run.ts';
import { cellInWords, effectInWords, spaceInWords } from './speech.ts';
import type { Taking } from './taking.svelte.ts';
import { t } from '../words/words.svelte.ts';

export type Look = '' | 'can' | 'want' | 'ask' | 'no';

export class Cells {
  readonly #now: Moment;
  readonly #placing: Placing;
  readonly #taking: Taking;

  constructor(now: Moment, placing: Placing, taking: Taking) {
    this.#now = now;
    this.#placing = placing;
    this.#taking = taking;
  }

  /** Whether a spore may be put there now. */
  takesSpore(cell: number): boolean {
    const { desk, board, choosing, offers } = this.#now;
    if (this.#taking.sporeCells.has(cell) || offers.target.has(cell)) return true;
    return desk.sporing && this.#placing.spaces[cell] !== undefined && !choosing && !board.spores.includes(cell);
  }

  /** Whether the card of the moment may lie there. */
  takesCard(cell: number): boolean {
    const { desk, using } = this.#now;
    return this.#placing.card !== null && Boolean(this.#placing.spaces[cell]?.allowed) && !desk.sporing && !using;
  }

  looks(cell: number): Look {
    const { card, spaces, plan, target } = this.#placing;
    const { desk, board, choosing, offers, using } = this.#now;
    if (this.#taking.sporeCells.has(cell) || offers.target.has(cell)) return target === cell ? 'want' : 'can';
    const source = this.#taking.at(cell);
    if (source) return wanted(source, desk.marks) ? 'want' : source.state === 'ready' ? 'ask' : '';
    const space = spaces[cell];
    if (!card || !space || using) return '';
    if (desk.sporing && !choosing) return board.spores.includes(cell) ? 'no' : plan?.cell === cell ? 'want' : 'can';
    return space.allowed && !space.short ? (plan?.way === 'place' && plan.cell === cell ? 'want' : 'can') : 'no';
  }

  pressed(cell: number): boolean | undefined {
    const look = this.looks(cell);
    return look === 'want' ? true : look === 'can' || look === 'ask' ? false : undefined;
  }

  words(cell: number): string {
    const { board, props, using, desk } = this.#now;
    const words = cellInWords(board, cell);
    const source = this.#taking.at(cell);
    if (source) return `${words}; ${t('rauha-page-can-use', { effect: effectInWords(source.effect) })}`;
    if (this.takesSpore(cell)) return `${words}; ${t('rauha-page-spore-here')}`;
    const space = this.#placing.spaces[cell];
    if (!space || using || desk.sporing) return words;
    return space.allowed ? `${words}; ${t('rauha-page-card-here')} ${spaceInWords(board, space, props.names)}` : `${words}; ${t('rauha-page-not-here')}`;
  }

  press(cell: number): void {
    const { props, desk, board, choosing, offers, home, placing } = this.#now;
    const { card, spaces } = this.#placing;
    const source = this.#taking.at(cell);
    const space = card ? spaces[cell] : undefined;
    if (this.#taking.sporeCells.has(cell)) this.#taking.sporeTo(cell);
    else if (offers.target.has(cell)) this.#placing.target = cell;
    else if (source) this.#taking.pick(source);
    else if (space && desk.sporing && !choosing) {
      if (!board.spores.includes(cell)) this.#placing.spore(cell);
    } else if (space?.allowed && !space.short) this.#placing.place(cell);
    else if (space && placing) void props.why(space.action);
    else props.showLines(`cell:${home}:${cell + 1}`);
  }
}
