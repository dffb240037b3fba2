/** The nine cells of the own board while something is chosen: how each looks, what it is called, what a press on it does. */
import type { TurnState } from './turn_state.svelte.ts';
import type { Placing } from './placing.svelte.ts';
import { wanted } from './activation_row.ts';
import { cellInWords, effectInWords, spaceInWords } from './descriptions.ts';
import type { Activating } from './activating.svelte.ts';
import { t } from '../words/words.svelte.ts';

export type Look = '' | 'can' | 'want' | 'ask' | 'no';

export class Cells {
  readonly #now: TurnState;
  readonly #placing: Placing;
  readonly #activating: Activating;

  constructor(now: TurnState, placing: Placing, activating: Activating) {
    this.#now = now;
    this.#placing = placing;
    this.#activating = activating;
  }

  /** Whether a spore may be put there now. */
  takesSpore(cell: number): boolean {
    const { board, offers } = this.#now;
    if (this.#activating.sporeCells.has(cell) || offers.target.has(cell)) return true;
    const { sporing, spaces } = this.#placing;
    return sporing && spaces[cell] !== undefined && !board.spores.includes(cell);
  }

  /** Whether the card of the moment may lie there. */
  takesCard(cell: number): boolean {
    const { card, spaces, sporing } = this.#placing;
    return card !== null && Boolean(spaces[cell]?.allowed) && !sporing && !this.#now.using;
  }

  looks(cell: number): Look {
    const { card, spaces, plan, target, sporing } = this.#placing;
    const { board, offers, using } = this.#now;
    if (this.#activating.sporeCells.has(cell) || offers.target.has(cell)) return target === cell ? 'want' : 'can';
    const source = this.#activating.at(cell);
    if (source) return wanted(source, this.#activating.marks) ? 'want' : source.state === 'ready' ? 'ask' : '';
    const space = spaces[cell];
    if (!card || !space || using) return '';
    if (sporing) return board.spores.includes(cell) ? 'no' : plan?.cell === cell ? 'want' : 'can';
    return space.allowed && !space.short ? (plan?.way === 'place' && plan.cell === cell ? 'want' : 'can') : 'no';
  }

  pressed(cell: number): boolean | undefined {
    const look = this.looks(cell);
    return look === 'want' ? true : look === 'can' || look === 'ask' ? false : undefined;
  }

  words(cell: number): string {
    const { board, props, using } = this.#now;
    const words = cellInWords(board, cell);
    const source = this.#activating.at(cell);
    if (source) return `${words}; ${t('rauha-page-can-use', { effect: effectInWords(source.effect) })}`;
    if (this.takesSpore(cell)) return `${words}; ${t('rauha-page-spore-here')}`;
    const space = this.#placing.spaces[cell];
    if (!space || using || this.#placing.sporing) return words;
    return space.allowed
      ? `${words}; ${t('rauha-page-card-here')} ${spaceInWords(board, space, props.names)}`
      : `${words}; ${t('rauha-page-not-here')}`;
  }

  press(cell: number): void {
    const { props, board, offers, home, placing } = this.#now;
    const { card, spaces, sporing } = this.#placing;
    const source = this.#activating.at(cell);
    const space = card ? spaces[cell] : undefined;
    if (this.#activating.sporeCells.has(cell)) this.#activating.sporeTo(cell);
    else if (offers.target.has(cell)) this.#placing.aim(cell);
    else if (source) this.#activating.pick(source);
    else if (space && sporing) {
      if (board.spores.includes(cell)) this.#placing.whyNoSpore(cell);
      else this.#placing.spore(cell);
    } else if (space?.allowed && !space.short) this.#placing.place(cell);
    else if (space && placing) void props.why(space.action);
    else props.showLines(`cell:${home}:${cell + 1}`);
  }
}
