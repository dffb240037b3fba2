/** The answers to a question that are given by a button. */
import type { Choice, Proposal } from '../games.ts';
import { plainAction, RUN_KINDS, type EarthSeatView, type Offers } from './view.ts';
import { say, t } from '../words/words.svelte.ts';

export interface Answer {
  label: string;
  /** A letter for what is answered often, else its number among the rest. */
  key: string;
  /** Whether it waits in the action bar. */
  chosen: boolean;
  main: boolean;
  /** Whether it is chosen first and confirmed in the bar, so that it is no button of the bar itself. */
  weighed?: boolean;
  /** How much of a gain is taken; the number itself is a key too. */
  amount?: number;
  run(): void;
}

/** What the components do with an answer: at once, or into the action bar first. */
export interface Hands {
  act(actions: number[]): void;
  propose(choice: Choice): void;
  /** Answer the rest of the run as advised; with `most` every gain is taken in full as well. */
  runOn(most?: boolean): void;
  waits(action: number): boolean;
  /** Composting the cards that the person has marked, where that is an answer. */
  marked: Proposal | null;
}

const ADVISED: Record<string, string> = {
  sprouts: 'earth-page-place-sprouts',
  growth: 'earth-page-place-growth',
  compost: 'earth-page-compost-advised',
  pay_sprouts: 'earth-page-give-advised',
  pay_growth: 'earth-page-give-advised',
  pay_cards: 'earth-page-compost-advised',
  price: 'earth-page-pay-advised',
  copy: 'earth-page-copy-advised',
};
/** Answers that are chosen first and confirmed in the bar. */
const WEIGHED = /^(take |board |grid |goal )/;
/** Answers that have a place of their own on the board. */
const ELSEWHERE = /^(choose|exchange$|at |put |fetch |amount )|^(plant|compost|water|grow)$/;
/** Questions where taking nothing gives up a gain for good. */
const DECLINED = ['benefit', 'keep_compost'];
/** The letters of answers that are there again and again. */
const LETTERS: Record<string, string> = { skip: 'x', stop: 'x', 'no more': 'n' };

/** How much of a gain may be taken: the most first, which is the main answer, then the smaller amounts. */
function amountsOf(offers: Offers, hands: Hands): Answer[] {
  const found = offers.plain.filter(({ words }) => words.startsWith('amount '));
  const most = found.at(-1);
  const answer = (choice: Choice): Answer => {
    const amount = Number(choice.words.split(' ')[1]);
    return {
      label: say(choice.explain),
      key: choice === most ? 'f' : String(amount),
      amount,
      main: choice === most,
      chosen: false,
      run: () => hands.act([choice.action]),
    };
  };
  return most ? [answer(most), ...found.slice(0, -1).map(answer)] : [];
}

/** The answer that a key gives. */
export const answerOf = (answers: readonly Answer[], key: string): Answer | undefined =>
  answers.find((answer) => answer.key !== '' && answer.key === key) ??
  answers.find(({ amount }) => amount !== undefined && String(amount) === key);

/** How many pieces or cards the advice places, gives or composts: what is not stopped goes on as far as there is room. */
function advisedCount(view: EarthSeatView, offers: Offers): number {
  const { cells, amount, once } = view.question!;
  const stop = plainAction(offers, 'stop');
  if (view.advice.includes(stop ?? -1)) return view.advice.length - 1;
  const room = cells.reduce((sum, cell) => sum + (once ? 1 : cell.room), 0);
  return Math.min(amount, cells.length ? room : view.hand.length);
}

export function answersTo(view: EarthSeatView, offers: Offers, hands: Hands): Answer[] {
  const question = view.question;
  if (!question) return [];
  const found = amountsOf(offers, hands);
  const last: Answer[] = [];
  const add = (label: string, key: string, main: boolean, run: () => void, chosen = false): void => {
    if (!found.some((answer) => answer.label === label)) found.push({ label, key, main, run, chosen });
  };
  const stops =
    view.advice.length === 1 &&
    offers.plain.some((choice) => choice.words === 'stop' && choice.action === view.advice[0]);
  const { marked } = hands;
  if (marked) add(marked.label, 'm', true, () => hands.act(marked.actions));
  const advised = ADVISED[question.kind];
  if (advised && view.advice.length && !stops)
    add(t(advised, { count: advisedCount(view, offers) }), 'f', !marked, () => hands.act(view.advice));
  for (const choice of offers.plain) {
    if (ELSEWHERE.test(choice.words)) continue;
    const { action, words } = choice;
    if (words === 'use') add(say(choice.explain), 'f', true, () => hands.act([action]));
    else if (WEIGHED.test(words) && question.kind !== 'ability')
      add(say(choice.explain), '', false, () => hands.propose(choice), hands.waits(action));
    else if (words === 'pay soil' && advised && view.advice[0] === action) continue;
    else if (words === 'stop' && DECLINED.includes(question.kind))
      last.push({
        label: say(choice.explain),
        key: 'x',
        main: false,
        weighed: true,
        chosen: hands.waits(action),
        run: () => hands.propose(choice),
      });
    else
      add(say(choice.explain), LETTERS[words] ?? '', words === 'stop' && question.kind === 'window', () =>
        hands.act([action]),
      );
  }
  if (question.kind === 'ability' && view.advice.length && !offers.plain.some((choice) => choice.words === 'use'))
    found.unshift({
      label: t('earth-page-use-advised'),
      key: 'f',
      main: true,
      chosen: false,
      run: () => hands.act(view.advice),
    });
  // Where nothing is advised the person decides, so nothing runs on.
  if (RUN_KINDS.includes(question.kind) && view.run && view.advice.length > 0)
    add(t('earth-page-run-on'), 'r', false, () => hands.runOn());
  else if (question.kind === 'take' && view.run?.coming.length)
    add(t('earth-page-most-on'), 'a', false, () => hands.runOn(true));
  found.push(...last);
  // What has no letter is reached by its number.
  found
    .filter(({ key }) => key === '')
    .slice(0, 9)
    .forEach((answer, place) => (answer.key = String(place + 1)));
  return found;
}
