/** What others do is seen: the tile, card or piece of a line moves to its place. */
import { mount, unmount } from 'svelte';
import type { GameModule, Line, Place } from '../games.ts';
import { selectorsOf } from '../teaching/highlight.ts';

const DURATION = 650;
const APART = 220;

/** The first of the places that is on the screen. */
function found(places: readonly Place[]): Element | null {
  for (const place of places) {
    const here = [...document.querySelectorAll(selectorsOf(place).join(', '))].find((element) =>
      element.checkVisibility(),
    );
    if (here) return here;
  }
  return null;
}

const middle = (element: Element): string => {
  const box = element.getBoundingClientRect();
  return `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
};

/** Move the pictures of the lines of other seats, one after the other. */
export function showMovements(game: GameModule, lines: readonly Line[], mine: readonly number[]): void {
  const { Picture, movement } = game;
  if (!Picture || !movement) return;
  let number = 0;
  for (const line of lines) {
    const way = mine.includes(Number(line['seat'])) ? null : movement(line);
    const [from, to] = way ? [found(way.from), found([...way.to, 'seats'])] : [null, null];
    if (!from || !to) continue;
    const target = document.createElement('span');
    target.className = 'moving-picture';
    target.setAttribute('aria-hidden', 'true');
    document.body.append(target);
    const picture = mount(Picture, { target, props: { line } });
    const frames = [
      { transform: `${middle(from)} scale(1.2)`, opacity: 0 },
      { transform: `${middle(from)} scale(2)`, opacity: 1, offset: 0.25 },
      { transform: `${middle(to)} scale(1)`, opacity: 1 },
    ];
    const flight = target.animate(frames, {
      duration: DURATION,
      delay: APART * number++,
      easing: 'ease-in-out',
      fill: 'both',
    });
    const end = (): void => {
      void unmount(picture);
      target.remove();
    };
    flight.finished.then(end, end);
  }
}
