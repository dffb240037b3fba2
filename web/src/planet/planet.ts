import type { GameModule, ScoreRow } from '../games.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import Mini from './Mini.svelte';
import { clauseOf, placesOf } from './places.ts';
import { ROUNDS, type PlanetSeatView } from './sight.ts';

/** Planet at the table: globe and net, the tiles of the round, the animals beside them. */
const planet: GameModule = {
  Board,
  Aside,
  Mini,
  desk: () => new Desk(),
  places: placesOf,
  clause: clauseOf,
  tally: (view: PlanetSeatView) => view.tally as ScoreRow[][],
  stage: (view: PlanetSeatView) => (view.over ? null : { id: 'planet-page-stage', round: view.round, rounds: ROUNDS }),
};
export default planet;
