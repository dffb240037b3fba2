import { defineGame, type ScoreRow } from '../games.ts';
import Announcement from './Announcement.svelte';
import AnimalsPanel from './AnimalsPanel.svelte';
import Board from './Board.svelte';
import { coach } from './coach.ts';
import { announced, inPageWords, movement } from './log_words.ts';
import LogPicture from './LogPicture.svelte';
import { PlanetModel } from './model.svelte.ts';
import MiniPlanet from './MiniPlanet.svelte';
import { readChoices } from './placements.ts';
import { answerPlaces, clauseOf, placesOf, seatOf } from './places.ts';
import { ROUNDS, type PlanetSeatView } from './view.ts';

/** Planet at the table: globe and net, the tiles of the round, the animals beside them. */
const planet = defineGame<PlanetSeatView, PlanetModel>({
  symbols: async () => (await import('./symbols.ts')).symbols,
  guidePicture: async () => (await import('./GuidePicture.svelte')).default,
  Board,
  Panel: AnimalsPanel,
  MiniBoard: MiniPlanet,
  Picture: LogPicture,
  Announcement,
  announced,
  inPageWords,
  movement,
  createModel: () => new PlanetModel(),
  readChoices,
  show: (model, answer) => model.show(answer.action),
  places: placesOf,
  answerPlaces,
  coach,
  clause: clauseOf,
  seatOf,
  isTurn: (line) => line.id === 'planet-took',
  tally: (view) => view.tally as ScoreRow[][],
  stage: (view) => (view.over ? null : { id: 'planet-page-stage', round: view.round, rounds: ROUNDS }),
});
export default planet;
