import './rauha.css';
import { defineGame, type ScoreRow } from '../games.ts';
import Announcement from './Announcement.svelte';
import EntitiesPanel from './EntitiesPanel.svelte';
import Board from './Board.svelte';
import { coach } from './coach.ts';
import { announced, inPageWords, movement } from './log_words.ts';
import LogPicture from './LogPicture.svelte';
import { RauhaModel } from './model.svelte.ts';
import MiniBoard from './MiniBoard.svelte';
import { answerPlaces, clauseOf, placesOf, seatOf } from './places.ts';
import { ROUNDS, type RauhaSeatView } from './view.ts';

/** Rauha at the table: the board with the totem round it, the cards of the satellite, entities and water beside it. */
const rauha = defineGame<RauhaSeatView, RauhaModel>({
  symbols: async () => (await import('./symbols.ts')).symbols,
  guidePicture: async () => (await import('./GuidePicture.svelte')).default,
  Board,
  Panel: EntitiesPanel,
  MiniBoard,
  Picture: LogPicture,
  Announcement,
  announced,
  inPageWords,
  movement,
  createModel: () => new RauhaModel(),
  show: (model, answer) => model.show(answer),
  places: placesOf,
  answerPlaces,
  coach,
  clause: clauseOf,
  seatOf,
  isTurn: (line) => ['rauha-placed', 'rauha-discarded', 'rauha-discarded-spore'].includes(line.id),
  tally: (view) => view.tally as ScoreRow[][],
  stage: (view) => {
    if (view.over) return null;
    return {
      id: view.scoring ? 'rauha-page-stage-scoring' : 'rauha-page-stage',
      round: view.round,
      rounds: ROUNDS,
      turn: view.turn,
    };
  },
});
export default rauha;
