import type { BrowserContextOptions } from '@playwright/test';
import { expectEarthEnd, playEarth, playUntil, seatAtEarth, type Press } from './earth.ts';
import { expectEndFits, expectFits, playEarthByKeys, playEarthByTouch } from './hands.ts';
import { expect, overflow, seatAtDeal, seriousFaults, test, type Person } from './people.ts';

const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** How many inputs each turn took. */
function perTurn(presses: Press[]): number[] {
  const turns = new Map<string, number>();
  for (const { turn } of presses) turns.set(turn, (turns.get(turn) ?? 0) + 1);
  return [...turns.values()];
}

/** The number of inputs of each activation of at least `least` cards. */
function perRun(presses: Press[], least: number): number[] {
  const runs = new Map<string, number>();
  for (const { turn, cards, kind } of presses) {
    if (cards >= least && !['action', 'benefit', 'plant', 'keep'].includes(kind))
      runs.set(turn, (runs.get(turn) ?? 0) + 1);
  }
  return [...runs.values()];
}

/** The rows of the score pad light what they count, and say by which rule. */
async function expectPad({ page }: Person): Promise<void> {
  const pad = page.getByRole('region', { name: 'Score pad' });
  await pad.getByRole('button', { name: /Base value/ }).focus();
  await expect(page.locator('[data-cell].lit')).not.toHaveCount(0);
  const worths = (await page.locator('.counted').allTextContents()).map(Number);
  const told = Number(
    await pad
      .getByRole('row', { name: /Base value/ })
      .getByRole('cell')
      .textContent(),
  );
  // Island and Climate count too, beside the grid.
  const beside = (await page.locator('.side .vp').allTextContents()).map(Number);
  expect([...worths, ...beside].reduce((sum, worth) => sum + worth, 0)).toBe(told);
  await pad.getByRole('button', { name: /in the compost/ }).focus();
  await expect(pad.getByRole('status')).toContainText('worth 1 VP');
  await pad.getByRole('group', { name: 'Seats' }).getByRole('button').nth(1).click();
  await expect(page.getByRole('group', { name: /^Grid of/ })).toBeVisible();
}

test('two people play the beginner game to its end, one of them reloading in the middle, and the score pad explains itself', async ({
  someone,
}) => {
  const people = [await someone(WIDE), await someone(WIDE)];
  await seatAtEarth(people, 2, { mode: 'beginner' });
  await Promise.all(people.map((person) => playEarth(person, 20, 'quickly', true)));
  await people[1]!.page.reload();
  await people[1]!.bar.waitFor();
  await Promise.all([playEarth(people[0]!, 100_000, 'quickly'), playEarth(people[1]!, 100_000, 'one by one')]);
  await expectEarthEnd(people);
  await expectEndFits(people[0]!);
  await expectPad(people[0]!);
});

test(
  'one person and two bots play the advanced game, and the score pad explains itself',
  { tag: '@long' },
  async ({ someone }) => {
    const person = await someone(WIDE);
    await seatAtEarth([person], 3, { mode: 'advanced' });
    await playEarth(person, 100_000, 'quickly');
    await expectEarthEnd([person]);
    await expectEndFits(person);
    await expectPad(person);
  },
);

// Nobody else acts here, so with the same deal it is the same game every time, and its figures can be held to something.
test('one person plays alone against Gaia, whose answers are told beforehand, and long activations take few inputs', async ({
  someone,
}) => {
  const person = await someone({ ...WIDE, colorScheme: 'dark' });
  const { page } = person;
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await page.locator('[data-kind="side"]').waitFor();
  await expectFits(person);
  await playUntil(person, 'action');
  await expect(page.locator('[data-action="compost"]')).toContainText('Gaia composts 2 cards');
  await playEarth(person, 12);
  await expect(page.getByRole('region', { name: 'Gaia' })).toContainText('Her card');
  await expectFits(person);
  const presses = await playEarth(person);
  const long = perRun(presses, 8);
  console.log(
    `Earth alone: ${presses.length} inputs, median ${median(perTurn(presses))} a turn; ${long.length} activations of eight cards or more, median ${median(long)} inputs`,
  );
  expect(long.length).toBeGreaterThan(0);
  expect(median(long)).toBeLessThanOrEqual(3);
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('table')).toContainText('Gaia');
  await expectEndFits(person);
});

test('two partners play in teams against two bots, and see each other’s cards', async ({ someone }) => {
  const people = [await someone(WIDE), await someone(PHONE)];
  const phone = people[1]!;
  await seatAtEarth(people, 4, { teams: true });
  await expectFits(phone);
  await Promise.all(people.map((person) => playEarth(person, 30, 'run on', true)));
  await expect(people[0]!.page.getByRole('region', { name: 'Your team' })).toBeVisible();
  await phone.page.getByRole('button', { name: 'Your team' }).tap();
  await expect(phone.page.getByRole('region', { name: 'Your team' })).toBeVisible();
  for (const person of people) await expectFits(person);
  await phone.page.getByRole('button', { name: 'Question' }).tap();
  await Promise.all(people.map((person) => playEarth(person, 100_000, 'quickly')));
  await expectEarthEnd(people);
  for (const person of people) await expectEndFits(person);
});

test('a phone plays a whole game by touch: nothing scrolls, nothing serious is wrong', async ({ someone }) => {
  const person = await someone(PHONE);
  await seatAtEarth([person], 2, { mode: 'beginner', first: 0 });
  const kinds = new Set<string>();
  const touches = await playEarthByTouch(person, async (acts, kind) => {
    if (acts % 5 === 0) expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    if (!kinds.has(kind)) await expectFits(person);
    kinds.add(kind);
  });
  console.log(`Earth by touch: ${touches} answers to ${kinds.size} kinds of questions`);
  await expectEarthEnd([person]);
  await expectEndFits(person);
});

test('a wide screen shows all of it without scrolling, in the dark too, and nothing serious is wrong', async ({
  someone,
}) => {
  const person = await someone({ ...WIDE, colorScheme: 'dark' });
  await seatAtEarth([person], 3, { first: 0 });
  for (let stop = 0; stop < 4; stop += 1) {
    await playEarth(person, 12);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    expect(await seriousFaults(person.page)).toEqual([]);
  }
});

test('the keyboard alone plays a whole game and holds a card close', async ({ someone }) => {
  const person = await someone(WIDE);
  const { page } = person;
  await seatAtEarth([person], 2, { mode: 'beginner', first: 0 });
  let close = false;
  const answers = await playEarthByKeys(person, async (_, kind) => {
    if (kind !== 'plant' || close) return;
    close = true;
    await page.keyboard.press('h');
    await page.keyboard.press('i');
    await expect(page.getByRole('status').filter({ hasText: 'VP' })).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByRole('status').filter({ hasText: 'VP' })).toBeHidden();
  });
  console.log(`Earth by keys: ${answers} answers`);
  expect(close).toBe(true);
  await expectEarthEnd([person]);
});
