import './earth.css';
import { defineGame, type ScoreRow } from '../games.ts';
import GoalsPanel from './GoalsPanel.svelte';
import Board from './Board.svelte';
import { announced, inPageWords, isTurn, movement } from './log_words.ts';
import LogPicture from './LogPicture.svelte';
import { EarthModel } from './model.svelte.ts';
import { coach } from './coach.ts';
import MiniGrid from './MiniGrid.svelte';
import SeatStock from './SeatStock.svelte';
import { answerPlaces, clauseOf, placesOf, seatOf } from './log_places.ts';
import type { EarthSeatView } from './view.ts';

/** Earth at the table: the grid with Island and Climate, the hand, what is asked, the goals beside them. */
const earth = defineGame<EarthSeatView, EarthModel>({
  symbols: async () => (await import('./symbols.ts')).symbols,
  guidePicture: async () => (await import('./GuidePicture.svelte')).default,
  Board,
  Panel: GoalsPanel,
  MiniBoard: MiniGrid,
  SeatStock,
  Picture: LogPicture,
  announced,
  inPageWords,
  movement,
  seatOf,
  isTurn,
  rivals: ({ gaia }) => (gaia ? [{ name: { id: 'earth-gaia' }, points: gaia.points }] : []),
  createModel: () => new EarthModel(),
  places: placesOf,
  answerPlaces,
  coach,
  clause: clauseOf,
  tally: (view: EarthSeatView) => view.tally as unknown as ScoreRow[][],
  stage: (view: EarthSeatView) =>
    view.over || view.stage === 'setup'
      ? null
      : { id: 'earth-page-stage', round: view.round, ...(view.action ? { action: view.action } : { action: 'none' }) },
});
export default earth;
