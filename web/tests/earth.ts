import { expect, type Person } from './people.ts';

/** What one press of a person did, and the question that it answered. */
export interface Press {
  kind: string;
  /** The round and whose turn it is. */
  turn: string;
  /** Cards of the activation that the press belongs to; 0 outside of one. */
  cards: number;
}

/** A table of Earth with these people on its first seats and quick bots on the rest. */
export async function seatAtEarth(
  people: Person[],
  seats: number,
  options: Record<string, unknown> = {},
): Promise<string> {
  const [host, ...others] = people;
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? 'me' : seat < people.length ? 'open' : 'bot:random',
  );
  const table = await host!.ask<{ id: string; code: string }>('POST', '/tables', {
    game: 'earth',
    seats: wishes,
    options,
  });
  for (const [place, person] of others.entries()) {
    await person.ask('POST', `/tables/${table.id}/join`, { code: table.code });
    await person.ask('PUT', `/tables/${table.id}/seats/${place + 1}`, { kind: 'me' });
    await person.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  }
  await host!.ask('POST', `/tables/${table.id}/start`);
  await Promise.all(
    people.map(async (person) => {
      await person.open(`/table/${table.id}`);
      await person.bar.waitFor();
    }),
  );
  return table.id;
}

/** How a person plays: for long activations, each by one press or by an answer to every question; or for a full grid as soon as possible. */
export type Manner = 'run on' | 'one by one' | 'quickly';

/**
 * Play inside the page with its own buttons until the game is over, or for `most` presses: the first card on the first place, the advised
 * answer to everything else. Whole games would take minutes with a mouse that is moved from outside. Nothing here depends on how quick the
 * server is, so a person alone at a table always does the same with the same deal; of people who play together, one stops with the other.
 */
export function playEarth(
  person: Person,
  most = 100_000,
  manner: Manner = 'run on',
  together = false,
): Promise<Press[]> {
  return person.page.evaluate(
    async ([limit, way, shared]) => {
      const presses: { kind: string; turn: string; cards: number }[] = [];
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
      const bar = '[aria-label="What to do"]';
      const asked = () => one('[data-asked]')?.dataset['asked'] ?? '';
      const kind = () => one('[data-kind]')?.dataset['kind'] ?? '';
      const over = () => one('[aria-label="Result"]') !== null;
      const cards = () => Number(one('[data-run]')?.dataset['run'] ?? 0);
      const until = async (look: () => boolean): Promise<boolean> => {
        for (let tries = 0; tries < 1500; tries += 1) {
          if (look()) return true;
          await pause(4);
        }
        return false;
      };
      const sending = () => one(bar)?.textContent.includes('Sending') ?? true;
      let [turn, begun] = [0, ''];
      let [stuck, idle] = [0, 0];
      while (!over() && presses.length < limit) {
        const now = kind();
        const before = asked();
        if (!now) {
          idle += 1;
          // Others have stopped after as many presses, or nobody does anything any more.
          if (shared && idle > 100) return presses;
          if (idle > 6000) throw new Error('The game does not go on.');
          await pause(8);
          continue;
        }
        idle = 0;
        if (one('[data-running]')) {
          await pause(8); // the page answers by itself
          continue;
        }
        if (now === 'action' && before !== begun) [turn, begun] = [turn + 1, before];
        const press = (target: HTMLElement | null | undefined): boolean => {
          if (!target) return false;
          target.click();
          presses.push({ kind: now, turn: before.split('/').slice(0, 2).join('/'), cards: cards() });
          return true;
        };
        const confirm = async (): Promise<void> => {
          if (await until(() => one(`${bar} button.main:not(:disabled)`) !== null || asked() !== before))
            press(one(`${bar} button.main:not(:disabled)`));
        };
        const direct = () => {
          const answers = [...document.querySelectorAll<HTMLElement>('[aria-label="Answers"] button')];
          const inBar = [...document.querySelectorAll<HTMLButtonElement>(`${bar} .buttons button:not(:disabled)`)];
          const runOn =
            way !== 'one by one' ? answers.find((button) => /resolve the rest/i.test(button.textContent)) : undefined;
          return runOn ?? answers[0] ?? inBar.find((button) => !/Undo|Cancel/.test(button.textContent));
        };
        // Yellow and multicolored cards first, so that long activations come about; later whatever there is.
        const card = () => {
          const usable = [...document.querySelectorAll<HTMLElement>('.usable [data-card]')];
          return (
            usable.find((each) => each.querySelector('.ability-color.yellow, .ability-color.multicolor')) ??
            (way === 'quickly' || presses.length > 160 ? usable[0] : undefined)
          );
        };
        if (now === 'side') {
          if (press(one('[data-side]'))) await confirm();
        } else if (now === 'action') {
          const all = [...document.querySelectorAll<HTMLElement>('[data-action]:not([aria-disabled="true"])')];
          const soil = Number(/\d+/.exec(one('dd')?.textContent ?? '0')![0]);
          const wish =
            way === 'quickly' ? (soil >= 4 ? 'plant' : 'compost') : ['grow', 'compost', 'plant', 'plant'][turn % 4];
          if (press(all.find((each) => each.dataset['action'] === wish) ?? all[0])) await confirm();
        } else if (now === 'keep' || now === 'keep_compost') {
          if (press(one('[data-keep]'))) await confirm();
        } else if (now === 'benefit' || now === 'order' || now === 'gaia') {
          if (press(one('[aria-label="Answers"] button'))) await confirm();
        } else if (now === 'plant' && card()) {
          if (one('.chosen [data-card]') || press(card())) {
            // An event has no spot: it waits in the bar at once.
            const ready = () => one('[data-cell].spot') ?? one(`${bar} button.main:not(:disabled)`);
            await until(() => ready() !== null || asked() !== before);
            const spot = one('[data-cell].spot');
            if (!spot || press(spot)) await confirm();
          }
        } else {
          press(direct());
        }
        // The same question stays while the answer is on its way; a press that met a busy table is made again.
        for (let tries = 0; tries < (sending() ? 3000 : 100) && asked() === before && !over(); tries += 1)
          await pause(4);
        stuck = asked() === before ? stuck + 1 : 0;
        if (stuck > 12) throw new Error(`Nothing answers ${before}: ${one(bar)?.textContent}`);
      }
      return presses;
    },
    [most, manner, together] as const,
  );
}

/** Play on until the person is asked a question of that kind, or of one of these, or the game is over. */
export async function playUntil(person: Person, kind: string | string[]): Promise<void> {
  const kinds = [kind].flat();
  for (let presses = 0; presses < 400; presses += 1) {
    // While the page answers by itself, what it asks is gone before anybody can look at it.
    const now = await person.page.evaluate(() =>
      document.querySelector('[data-running]')
        ? ''
        : document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind'],
    );
    if (now && kinds.includes(now)) return;
    if (now) await playEarth(person, 1);
    else await person.page.waitForTimeout(40);
  }
}

export async function expectEarthEnd(people: Person[]): Promise<void> {
  for (const { page } of people) {
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|won/i);
    // Fauna may be missing: the deals differ, and nobody need have earned a goal.
    for (const name of ['Cards', 'Growth', 'First full grid'])
      await expect(result.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
}
