import type { GameModule } from '../games.ts';
import Board from './Board.svelte';

/** Any title can be played with its choices in words, until it has components of its own. */
const plain: GameModule = { Board };
export default plain;
