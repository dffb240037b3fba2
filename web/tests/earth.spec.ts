import type { BrowserContextOptions } from '@playwright/test';
import { expectEarthEnd, playEarth, seatAtEarth, type Press } from './earth.ts';
import { expect, overflow, seriousFaults, test } from './people.ts';

const CALM: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' };

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** How many inputs each turn took. */
function perTurn(presses: Press[]): number[] {
  const turns = new Map<string, number>();
  for (const { turn } of presses) turns.set(turn, (turns.get(turn) ?? 0) + 1);
  return [...turns.values()];
}

/** How many inputs the activations of at least so many cards took. */
function perRun(presses: Press[], least: number): number[] {
  const runs = new Map<string, number>();
  for (const { turn, cards, kind } of presses) {
    if (cards >= least && !['action', 'benefit', 'plant', 'keep'].includes(kind)) runs.set(turn, (runs.get(turn) ?? 0) + 1);
  }
  return [...runs.values()];
}

test('two people play the standard game to its end, one of them reloading in the middle', async ({ someone }) => {
  const people = [await someone(CALM), await someone(CALM)];
  await seatAtEarth(people, 2);
  await Promise.all(people.map((person) => playEarth(person, 40)));
  await people[1]!.page.reload();
  await people[1]!.bar.waitFor();
  const [runner, careful] = await Promise.all([playEarth(people[0]!), playEarth(people[1]!, 100_000, 'one by one')]);
  await expectEarthEnd(people);
  const told = (who: string, presses: Press[]): string => {
    const long = perRun(presses, 8);
    return `${who}: ${presses.length} inputs, median ${median(perTurn(presses))} a turn; ${long.length} activations of eight cards or more, median ${median(long)} inputs`;
  };
  console.log(`Earth, ${told('running on', runner!)}`);
  console.log(`Earth, ${told('one by one', careful!)}`);
  const long = perRun(runner!, 8);
  expect(long.length).toBeGreaterThan(0);
  expect(median(long)).toBeLessThanOrEqual(3);
});

for (const mode of ['beginner', 'advanced']) {
  test(`one person and two bots play the ${mode} game`, async ({ someone }) => {
    const person = await someone(CALM);
    await seatAtEarth([person], 3, { mode });
    await playEarth(person);
    await expectEarthEnd([person]);
    await person.page.getByRole('button', { name: 'Show the board' }).click();
    const pad = person.page.getByRole('region', { name: 'Score pad' });
    await pad.getByRole('button', { name: /Base value/ }).focus();
    await expect(person.page.locator('[data-cell].lit')).not.toHaveCount(0);
  });
}

test('one person plays alone against Gaia', async ({ someone }) => {
  const person = await someone(CALM);
  await seatAtEarth([person], 1, { difficulty: 'beginner' });
  await playEarth(person, 12);
  await expect(person.page.getByRole('region', { name: 'Gaia' })).toBeVisible();
  await playEarth(person);
  const result = person.page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('table')).toContainText('Gaia');
});

test('two partners play in teams against two bots, and see each other’s cards', async ({ someone }) => {
  const people = [await someone(CALM), await someone(CALM)];
  await seatAtEarth(people, 4, { teams: true });
  await Promise.all(people.map((person) => playEarth(person, 30)));
  for (const { page } of people) await expect(page.getByRole('region', { name: 'Your team' })).toBeVisible();
  await Promise.all(people.map((person) => playEarth(person)));
  await expectEarthEnd(people);
});

test('a phone plays it with a thumb: nothing scrolls, nothing serious is wrong', async ({ someone }) => {
  const person = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await seatAtEarth([person], 2, { mode: 'beginner', first: 0 });
  for (let stop = 0; stop < 6; stop += 1) {
    await playEarth(person, 9);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
  }
  expect(await seriousFaults(person.page)).toEqual([]);
});

test('a wide screen shows all of it without scrolling, in the dark too, and nothing serious is wrong', async ({ someone }) => {
  const person = await someone({ ...CALM, colorScheme: 'dark' });
  await seatAtEarth([person], 3, { first: 0 });
  for (let stop = 0; stop < 4; stop += 1) {
    await playEarth(person, 12);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    expect(await seriousFaults(person.page)).toEqual([]);
  }
});

test('the keyboard alone sets up, chooses an action and plants', async ({ someone }) => {
  const person = await someone(CALM);
  await seatAtEarth([person], 2, { mode: 'beginner', first: 0 });
  const { page } = person;
  const asked = (kind: string) => page.locator(`[data-kind="${kind}"]`).waitFor();
  for (let side = 0; side < 2; side += 1) {
    await asked('side');
    const before = await page.locator('[data-side]').first().getAttribute('data-side');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-side="${before}"]`)).toHaveCount(0);
  }
  await expect.poll(() => page.locator('[data-kind="action"], [data-kind="pay_cards"]').count()).toBe(1);
  if (await page.locator('[data-kind="pay_cards"]').count()) await page.keyboard.press('f');
  await asked('action');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await asked('plant');
  await page.keyboard.press('h');
  await page.keyboard.press('i');
  await expect(page.getByRole('status').filter({ hasText: 'VP' })).toBeVisible();
  await page.keyboard.press('i');
  const usable = page.locator('.usable [data-card]').first();
  await usable.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(person.bar.getByRole('button', { name: /^Plant .* soil/ })).toBeEnabled();
  await person.bar.getByRole('button', { name: /^Plant .* soil/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toContainText(/You|plants|for \d+ soil/);
});
