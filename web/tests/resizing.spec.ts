import { playEarth, seatAtEarth } from './earth.ts';
import { expect, layWithoutMouse, playOn, resizing, seatAll, test, unfit, type Person } from './people.ts';
import { playRauha } from './rauha.ts';

/** A game of each title, played while its window is resized. An error in the console fails the test, as everywhere. */
const GAMES: [string, (person: Person) => Promise<unknown>][] = [
  [
    'planet',
    async (person) => {
      await seatAll([person], 2);
      await playOn([person], 1);
      await resizing(person.page, () => layWithoutMouse(person, 5));
    },
  ],
  [
    'rauha',
    async (person) => {
      await seatAll([person], 2, {}, 'rauha');
      let acts = 0;
      const enough = () => Promise.resolve(acts >= 12);
      const count = async (now: number) => void (acts = now);
      await resizing(person.page, () => playRauha([person], enough, count));
    },
  ],
  [
    'earth',
    async (person) => {
      await seatAtEarth([person], 2);
      await resizing(person.page, () => playEarth(person, 40));
    },
  ],
];

for (const [title, play] of GAMES) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const motion = reducedMotion === 'reduce' ? 'nothing moves' : 'pieces move';
    const tag = reducedMotion === 'reduce' ? '@long' : [];
    test(
      `a window is resized again and again during a game of ${title} in which ${motion}`,
      { tag },
      async ({ someone }) => {
        const person = await someone({ reducedMotion });
        await play(person);
        expect(await unfit(person.page)).toEqual([]);
        await expect(person.bar).toBeInViewport();
      },
    );
  }
}
