import './earth.css';
import type { GameModule, ScoreRow } from '../games.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import Mini from './Mini.svelte';
import { clauseOf, placesOf } from './places.ts';
import type { EarthSeatView } from './sight.ts';

/** Earth at the table: the grid with Island and Climate, the hand, what is asked, the goals beside them. */
const earth: GameModule = {
  Board,
  Aside,
  Mini,
  desk: () => new Desk(),
  places: placesOf,
  clause: clauseOf,
  tally: (view: EarthSeatView) => view.tally as unknown as ScoreRow[][],
  stage: (view: EarthSeatView) => (view.over || view.stage === 'setup' ? null : { id: 'earth-page-stage', round: view.round, ...(view.action ? { action: view.action } : { action: 'none' }) }),
};
export default earth;
