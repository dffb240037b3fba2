import { expect, it } from 'vitest';
import { BoardFocus } from './board_focus.svelte.ts';

it('forgets the pressed line of the log when something happens at the table', () => {
  let number = 4;
  const focus = new BoardFocus(() => number);
  expect(focus.opened).toEqual([]);
  focus.open(['face:1:3'], null, 0);
  expect(focus.opened).toEqual(['face:1:3']);
  number = 5;
  expect(focus.opened).toEqual([]);
});
