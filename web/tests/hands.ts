/**
 * Whole games as hands play them: keys that are pressed and fingers that touch the glass, one after the other, from outside the page. What is
 * pressed next is read from the page, as a person reads it.
 */
import type { Page } from '@playwright/test';
import { expect, overflow, seriousFaults, type Person } from './people.ts';

const BAR = '[aria-label="What to do"]';

interface Seen {
  over: boolean;
  /** The page goes on by itself, or it is somebody else's turn. */
  waits: boolean;
  kind: string;
  asked: string;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate((bar) => {
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const busy = one(bar)?.textContent.includes('Sending') ?? true;
    return {
      over: one('[aria-label="Result"]') !== null,
      waits: busy || !document.title.startsWith('●') || one('[data-running]') !== null,
      kind: one('[data-kind]')?.dataset['kind'] ?? '',
      asked: one('[data-asked]')?.dataset['asked'] ?? '',
    };
  }, BAR);
}

/** Looks on before each act, which has a number and, in Earth, answers a kind of question. */
export type Watch = (acts: number, kind: string) => Promise<void>;

const nobody: Watch = async () => undefined;

/** Do one thing after the other until the game is over. */
async function untilOver(page: Page, watch: Watch, act: (seen: Seen) => Promise<void>): Promise<number> {
  let [acts, idle, same, last] = [0, 0, 0, ''];
  for (;;) {
    const seen = await look(page);
    if (seen.over) return acts;
    if (seen.waits) {
      if ((idle += 1) > 3000) throw new Error('The game does not go on.');
      await page.waitForTimeout(15);
      continue;
    }
    idle = 0;
    same = seen.asked !== '' && seen.asked === last ? same + 1 : 0;
    last = seen.asked;
    if (same > 60) throw new Error(`Nothing answers ${seen.kind}: ${await page.locator(BAR).textContent()}`);
    await watch(acts, seen.kind);
    await act(seen);
    acts += 1;
  }
}

/** Whether what has the focus is such a thing. */
const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Walk with an arrow until the focus is on such a thing. */
async function walk(page: Page, key: string, selector: string, most: number): Promise<boolean> {
  for (let steps = 0; steps < most; steps += 1) {
    if (await focused(page, selector)) return true;
    await page.keyboard.press(key);
  }
  return focused(page, selector);
}

const ACTIONS = ['plant', 'compost', 'water', 'grow'];

/** The action of a turn of Earth that brings its end nearer: plant if there is soil, else get some; cards may forbid a choice. */
const wish = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const soil = Number(/\d+/.exec(document.querySelector('dd')?.textContent ?? '0')![0]);
    const open = [...document.querySelectorAll<HTMLElement>('[data-action]:not(:disabled)')].map(
      (each) => each.dataset['action']!,
    );
    return (
      [...(soil >= 4 ? ['plant'] : []), 'compost', 'water', 'plant', 'grow'].find((action) => open.includes(action)) ??
      'plant'
    );
  });

/** Move the focus to a place for the chosen card: along the four sides, then row by row, for places in the middle. */
async function walkToSpot(page: Page): Promise<void> {
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    if (await walk(page, arrow, '.spot', 4)) return;
  for (let row = 0; row < 4; row += 1) {
    await page.keyboard.press('ArrowDown');
    for (const arrow of ['ArrowRight', 'ArrowLeft']) if (await walk(page, arrow, '.spot', 4)) return;
  }
}

/** A whole game of Earth by keys alone. */
export function playEarthByKeys({ page }: Person, watch: Watch = nobody): Promise<number> {
  const { keyboard } = page;
  return untilOver(page, watch, async ({ kind }) => {
    if (kind === 'side' || kind === 'keep' || kind === 'keep_compost') {
      await keyboard.press('1');
      await keyboard.press('Enter');
    } else if (kind === 'action') {
      await keyboard.press(String(ACTIONS.indexOf(await wish(page)) + 1));
      await keyboard.press('Enter');
    } else if (kind === 'plant' && (await page.locator('.usable [data-card]').count()) > 0) {
      await keyboard.press('h');
      if (!(await walk(page, 'ArrowLeft', '.usable [data-card]', 30)))
        await walk(page, 'ArrowRight', '.usable [data-card]', 40);
      if (!(await focused(page, '.chosen [data-card]'))) await keyboard.press('Enter');
      // An event has no spot: Enter on the chosen card plays it.
      if ((await page.locator('.spot').count()) === 0) return void (await keyboard.press('Enter'));
      await keyboard.press('g');
      await walkToSpot(page);
      await keyboard.press('Enter');
      await keyboard.press('Enter');
    } else {
      const keys = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-answer]')].map((answer) => answer.dataset['answer']!),
      );
      // Taking neither of two benefits is an answer as well, though not the one that brings the end nearer.
      const wanted = kind === 'benefit' ? ['1'] : ['r', 'a', 'f', 'x', '1'];
      await keyboard.press(wanted.find((key) => keys.includes(key)) ?? 'Escape');
      if (kind !== 'take' && keys.includes('1')) await keyboard.press('Enter');
    }
  });
}

/** Touch the middle of something. */
async function tap(page: Page, selector: string, place: 'first' | 'last' = 'first'): Promise<boolean> {
  const at = await page.evaluate(
    ([wanted, which]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const found = which === 'first' ? all[0] : all.at(-1);
      found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = found?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
    [selector, place] as const,
  );
  if (at) await page.touchscreen.tap(at.x, at.y);
  return at !== null;
}

const MAIN = `${BAR} button.main:not(:disabled)`;

/** Wait until there is something to touch, or the question is answered already. */
async function ready(page: Page, selector: string, asked: string): Promise<void> {
  await page.evaluate(
    async ([wanted, before]) => {
      const now = () => document.querySelector<HTMLElement>('[data-asked]')?.dataset['asked'] ?? '';
      for (let waited = 0; waited < 4000; waited += 8) {
        if (document.querySelector(wanted) || now() !== before || !document.title.startsWith('●')) return;
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
    },
    [selector, asked] as const,
  );
}

async function confirm(page: Page, asked: string): Promise<void> {
  await ready(page, MAIN, asked);
  await tap(page, MAIN);
}

/** A whole game of Earth by touch alone. */
export function playEarthByTouch({ page }: Person, watch: Watch = nobody): Promise<number> {
  return untilOver(page, watch, async ({ kind, asked }) => {
    if (kind === 'side') await tap(page, '[data-side]');
    else if (kind === 'keep' || kind === 'keep_compost') await tap(page, '[data-keep]');
    else if (kind === 'action') await tap(page, `[data-action="${await wish(page)}"]`);
    else if (kind === 'plant' && (await page.locator('.usable [data-card]').count()) > 0) {
      if ((await page.locator('.chosen [data-card]').count()) === 0) await tap(page, '.usable [data-card]');
      // An event has no spot: it waits in the bar at once.
      await ready(page, `[data-cell].spot, ${MAIN}`, asked);
      await tap(page, '[data-cell].spot');
    } else if (kind !== 'take' && (await tap(page, '[data-answer="1"]'))) {
      // Chosen here, confirmed in the bar.
    } else {
      for (const key of ['r', 'a', 'f', 'x']) if (await tap(page, `[data-answer="${key}"]`)) return;
      // The hand is on the screen: the answers are in the bar too.
      await tap(page, `${BAR} .buttons button:not(:disabled)`);
      return;
    }
    await confirm(page, asked);
  });
}

/** A whole game of Rauha by keys alone. */
export function playRauhaByKeys({ page }: Person, watch: Watch = nobody): Promise<number> {
  const { keyboard } = page;
  return untilOver(page, watch, async () => {
    if ((await page.locator('.hand .from').count()) > 0) {
      if ((await page.locator('.card.kept').count()) > 0) return void (await page.waitForTimeout(20));
      await keyboard.press('1');
      await keyboard.press('Enter');
    } else if ((await page.locator('[data-way]').count()) > 0) {
      await keyboard.press('g');
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
        if (await walk(page, arrow, '.cell.can', 3)) break;
      if (!(await focused(page, '.cell.can'))) await keyboard.press('d');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
    } else await keyboard.press('f');
    await page.waitForTimeout(10);
  });
}

/** A whole game of Rauha by touch alone. */
export function playRauhaByTouch({ page }: Person, watch: Watch = nobody): Promise<number> {
  return untilOver(page, watch, async ({ asked }) => {
    if ((await page.locator('.hand .from').count()) > 0) {
      if ((await page.locator('.card.kept').count()) > 0) return void (await page.waitForTimeout(20));
      await tap(page, '.hand .card:not(:disabled)');
    } else if ((await page.locator('[data-way]').count()) > 0 && (await page.locator('.cell.want').count()) === 0) {
      if (!(await tap(page, '.cell.can'))) await tap(page, '[data-way]');
    }
    await confirm(page, asked);
  });
}

/** The table lies on the screen without scrolling, and axe finds nothing serious. */
export async function expectFits({ page }: Person): Promise<void> {
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  expect(await seriousFaults(page)).toEqual([]);
}

/** The end of a game fits too: the result first, then the board. */
export async function expectEndFits(person: Person): Promise<void> {
  await expect(person.page.getByRole('region', { name: 'Result' }).getByRole('table')).toBeVisible();
  await expectFits(person);
  await person.page.getByRole('button', { name: 'Show the board' }).click();
  await expect(person.page.getByRole('group', { name: /^Your (grid|board)$/ })).toBeVisible();
  await expectFits(person);
}
