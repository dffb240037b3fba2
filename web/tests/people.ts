import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server.ts';

/** Somebody with a browser of their own. */
export class Person {
  constructor(
    readonly page: Page,
    readonly server: Server,
  ) {}

  get bar() {
    return this.page.getByRole('region', { name: 'What to do' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(this.server.address + path);
  }

  /** Ask the server as this person does. */
  async ask<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
    const headers = { origin: this.server.address };
    const response = await this.page.request.fetch(`${this.server.address}/api${path}`, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as Answer;
  }

  async hasTurn(): Promise<boolean> {
    return (await this.page.title()).startsWith('●');
  }

  /** Take the first tile, put it on the first free face, confirm. */
  async layTile(): Promise<void> {
    await this.chooseTile();
    await this.confirm();
  }

  /** The same as `layTile`, in one go inside the page: whole games would take minutes otherwise. */
  async layQuickly(): Promise<void> {
    await this.page.evaluate(async () => {
      const until = async <Found>(look: () => Found | null): Promise<Found> => {
        for (;;) {
          const found = look();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      };
      const one = (selector: string) => until(() => document.querySelector(selector));
      const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      click(await one('[aria-label="Tiles of the round"] button[aria-disabled="false"]'));
      // A phone shows the globe first.
      const net = document.querySelector('button.switch');
      if (net && !document.querySelector('[data-face]')) click(net);
      click(await one('[data-face].free'));
      click(await one('[aria-label="What to do"] button.main:not(:disabled)'));
      await until(() => document.querySelector('[aria-label="What to do"] button.main') === null);
    });
  }

  async chooseTile(): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Tiles of the round' })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    // A phone shows the globe first.
    const net = this.page.locator('button.switch');
    if ((await net.count()) > 0 && (await this.page.locator('[data-face]').count()) === 0) await net.click();
    await this.page
      .getByRole('button', { name: /^Face \d+, free/ })
      .first()
      .click();
    await expect(this.bar.getByRole('button', { name: /^Lay the tile/ })).toBeEnabled();
  }

  async confirm(): Promise<void> {
    const button = this.bar.getByRole('button', { name: /^Lay the tile/ });
    await button.click();
    await expect(button).toBeHidden();
  }
}

interface TableState {
  id: string;
  code: string;
}

/** A table with these people on its first seats and bots on the rest, started. */
export async function seatAll(
  people: Person[],
  seats: number,
  options: Record<string, unknown> = {},
  game = 'planet',
  level = 'random',
): Promise<string> {
  const [host, ...others] = people;
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? 'me' : seat < people.length ? 'open' : `bot:${level}`,
  );
  const table = await host!.ask<TableState>('POST', '/tables', { game, seats: wishes, options });
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

interface TitleForm {
  name: string;
  rules: number;
  options: { name: string; default: unknown }[];
}

/**
 * The same, for one person and bots, with a deal that is the same every time: the table goes on with a record that has a seed and no move.
 * Only what bots do is left to chance.
 */
export async function seatAtDeal(
  person: Person,
  game: string,
  seats: number,
  seed: number,
  options: Record<string, unknown> = {},
): Promise<string> {
  const { titles } = await person.ask<{ titles: TitleForm[] }>('GET', '/games');
  const title = titles.find(({ name }) => name === game)!;
  const settled = title.options.map(
    ({ name, default: usual }) => `option ${name}: ${String(options[name] ?? usual ?? 'random')}`,
  );
  const record = [
    'terrarium record 1',
    `game: ${game}`,
    `rules: ${title.rules}`,
    `seats: ${seats}`,
    ...settled,
    `seed: ${seed}`,
    '',
    'unfinished',
    '',
  ];
  const wishes = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'bot:random'));
  const table = await person.ask<TableState>('POST', '/records', { record: record.join('\n'), seats: wishes });
  await person.open(`/table/${table.id}`);
  await person.bar.waitFor();
  return table.id;
}

/** Play until the game is over or `most` tiles are laid; `between` may disturb. */
export async function playOn(
  people: Person[],
  most = Infinity,
  between?: (laid: number) => Promise<void>,
): Promise<number> {
  let laid = 0;
  const over = (): Promise<boolean> => people[0]!.page.getByRole('region', { name: 'Result' }).isVisible();
  while (laid < most) {
    let acted = false;
    for (const person of people) {
      if (!(await person.hasTurn())) continue;
      await (laid < people.length ? person.layTile() : person.layQuickly());
      laid += 1;
      acted = true;
      await between?.(laid);
      break;
    }
    if (!acted) {
      if (await over()) return laid;
      await people[0]!.page.waitForTimeout(30);
    }
  }
  return laid;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  id: string;
  impact: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds serious on the screen, in words; `only` names the rules if not all are asked for. Of a long log it sees the last lines. */
export async function seriousFaults(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, ...(only ? { runOnly: only } : {}) });
  const faults = await page.evaluate<Fault[]>(
    `(async () => (await axe.run({ exclude: ['.log li:nth-last-child(n + 9)'] }, ${options})).violations)()`,
  );
  return faults
    .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
    .map(
      (fault) =>
        `${fault.id}: ${fault.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`,
    );
}

/** How far the page can be scrolled, in pixels: nothing, on a table. */
export function overflow(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return { x: root.scrollWidth - root.clientWidth, y: root.scrollHeight - root.clientHeight };
  });
}

/** Which visible things of that kind lie outside the screen, in words. */
export function outside(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(wanted)) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
      if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
        found.push(`${one.textContent.trim()} ${JSON.stringify(box)}`);
    }
    return found;
  }, selector);
}

/** What does not fit the screen: the page itself if it can be scrolled, and whichever part must not be. */
export function unfit(page: Page, part?: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const one of [document.documentElement, ...(selector ? document.querySelectorAll(selector) : [])]) {
      const [x, y] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      if (x > 0 || y > 0) found.push(`${one.tagName} ${one.className}: ${x} to the side, ${y} down`);
    }
    return found;
  }, part);
}

/** Widths and heights on both sides of every border between layouts; the last one is the usual screen. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 640, height: 1000 },
  { width: 1920, height: 1080 },
  { width: 320, height: 568 },
  { width: 1366, height: 768 },
];

/** Resize the window again and again while this is done, and through all sizes at least once. */
export async function resizing(page: Page, during: () => Promise<unknown>): Promise<void> {
  let done = false;
  const work = during().finally(() => (done = true));
  const resize = async (): Promise<void> => {
    do {
      for (const size of WINDOWS) await page.setViewportSize(size);
    } while (!done);
  };
  await Promise.all([work, resize()]);
}

/** Lay tiles by events inside the page: a mouse from outside misses what a resize moves. */
export async function layWithoutMouse(person: Person, tiles: number): Promise<void> {
  for (let laid = 0; laid < tiles; laid += 1) {
    await expect.poll(() => person.hasTurn()).toBe(true);
    await person.layQuickly();
  }
}

interface Fixtures {
  someone: (options?: BrowserContextOptions) => Promise<Person>;
  server: Server;
}

/** Tests with the real server; a page that complains in its console fails the test. */
export const test = base.extend<Omit<Fixtures, 'server'>, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.begin();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  someone: async ({ browser, server }, use) => {
    const complaints: string[] = [];
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (options = {}) => {
      // Nothing moves unless a test is about that: moving pictures cost a machine without graphics a lot.
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // A lost connection and a refused request are logged by the browser itself.
        if (message.type() === 'error' && !/WebSocket|Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      });
      return new Person(page, server);
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect };
