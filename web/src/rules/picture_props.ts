/** What a component of a game gets in a picture: a recorded moment in which nothing can be done. */
import type { GameProps } from '../games.ts';

interface Moment<View> {
  seat: number | null;
  view: View;
  choices?: GameProps['update']['choices'];
  legal?: number[];
}

const nothing = (): void => undefined;

export function pictureProps<View, Model>(moment: Moment<View>, names: string[], model: Model): GameProps<View, Model> {
  const { seat, view, choices = [], legal = [] } = moment;
  return {
    update: { seat, view, choices, legal, prompt: null, lines: [], undo: false, since: 0 },
    seat,
    active: false,
    live: false,
    names,
    openScores: true,
    news: [],
    pending: null,
    lit: [],
    motion: false,
    narrow: false,
    model,
    propose: nothing,
    act: nothing,
    offer: nothing,
    preview: async () => null,
    why: async () => null,
    point: nothing,
    showLines: nothing,
    openRules: nothing,
    look: nothing,
    looked: null,
  };
}
