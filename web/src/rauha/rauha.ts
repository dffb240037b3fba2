import './rauha.css';
import type { GameModule, ScoreRow } from '../games.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import Mini from './Mini.svelte';
import { clauseOf, placesOf } from './places.ts';
import { ROUNDS, type RauhaSeatView } from './sight.ts';

/** Rauha at the table: the board with the totem round it, the cards of the satellite, entities and water beside it. */
const rauha: GameModule = {
  Board,
  Aside,
  Mini,
  desk: () => new Desk(),
  places: placesOf,
  clause: clauseOf,
  tally: (view: RauhaSeatView) => view.tally as ScoreRow[][],
  stage: (view: RauhaSeatView) => {
    if (view.over) return null;
    return { id: view.scoring ? 'rauha-page-stage-scoring' : 'rauha-page-stage', round: view.round, rounds: ROUNDS, turn: view.turn };
  },
};
export default rauha;
