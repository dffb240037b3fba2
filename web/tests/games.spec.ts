import type { BrowserContextOptions } from '@playwright/test';
import { expect, playOn, seatAll, test, type Person } from './people.ts';

const VARIANTS: [string, Record<string, unknown>][] = [
  ['the full game', {}],
  ['the beginner game', { beginner: true }],
  ['mystery animals', { mystery: true }],
  ['both variants', { beginner: true, mystery: true }],
];

/** Everybody at the table has another screen. */
const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 } };
const SCREENS: BrowserContextOptions[] = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  TABLET,
  { viewport: { width: 1366, height: 768 }, colorScheme: 'dark' },
];
const sit = (someone: (options: BrowserContextOptions) => Promise<Person>, count: number): Promise<Person[]> =>
  Promise.all(SCREENS.slice(0, count).map((screen) => someone(screen)));

async function expectEnd(people: Person[]): Promise<void> {
  for (const { page } of people) {
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|won/);
    await expect(result.getByRole('table')).toContainText('Total');
    await expect(result.getByRole('img', { name: /Points of every seat/ })).toBeVisible();
  }
}

// Every variant, and both numbers of people twice; a variant looks the same to two people and to four. What all variants share is tested below,
// so most of them are left to the long form of the browser tests.
for (const [place, [name, options]] of VARIANTS.entries()) {
  const count = place % 2 === 0 ? 2 : 4;
  test(`${count} people play ${name}`, { tag: place < 3 ? '@long' : [] }, async ({ someone }) => {
    const people = await sit(someone, count);
    await seatAll(people, count, options);
    expect(await playOn(people)).toBe(12 * count);
    await expectEnd(people);
  });
}

test('two people and two bots play with mystery animals, with a reload and a restart of the server in the middle', async ({
  someone,
  server,
}) => {
  const people = [await someone(TABLET), await someone(TABLET)];
  await seatAll(people, 4, { mystery: true });
  const laid = await playOn(people, Infinity, async (tiles) => {
    if (tiles === 5) await people[1]!.page.reload();
    if (tiles !== 10) return;
    await server.stop();
    await expect(people[0]!.page.getByText('The connection is lost')).toBeVisible();
    await server.start();
    await expect(people[0]!.page.getByText('The connection is lost')).toBeHidden();
  });
  expect(laid).toBe(24);
  await expectEnd(people);
  await people[0]!.page.getByRole('button', { name: 'Play again' }).click();
  await expect(people[0]!.page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('against bots, one click plays again with the same opponents', async ({ someone }) => {
  const person = await someone(TABLET);
  await seatAll([person], 2, {}, 'planet', 'seedling');
  await playOn([person]);
  const result = person.page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'Key moments' })).toBeVisible();
  await expect(result.locator('.boards li')).toHaveCount(2);
  await expect(result.locator('header')).toContainText(/ahead of|behind the winner|Tied/);
  const before = person.page.url();
  await person.page.getByRole('button', { name: 'Play again' }).click();
  await expect(person.bar).toContainText('Round 1 of 12');
  expect(person.page.url()).not.toBe(before);
  await expect(person.page.getByRole('list', { name: 'Seats' })).toContainText('Seedling');
});

test('what was chosen before the server went is there when it is back, and counts', async ({ someone, server }) => {
  const person = await someone(TABLET);
  await seatAll([person], 2, { first: 0 });
  await person.chooseTile();
  const confirm = person.bar.getByRole('button', { name: /^Lay the tile/ });
  await server.stop();
  await expect(confirm).toBeDisabled();
  await server.start();
  await expect(confirm).toBeEnabled();
  await person.confirm();
  await expect(person.page.getByRole('tabpanel')).toContainText('lays a tile');
});
