import { expect, overflow, playOn, seatAll, seriousFaults, test } from './people.ts';

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

test('a finished game is reviewed: turning points on the board, the graph, luck and skill, trying again', async ({
  someone,
}) => {
  test.slow();
  const person = await someone({ viewport: WIDE });
  const { page } = person;
  await seatAll([person], 2, {}, 'planet', 'seedling');
  await playOn([person]);
  const table = page.url();
  await page.getByRole('link', { name: 'Review' }).press('Enter');
  const graph = page.getByRole('group', { name: 'Chances to win' });
  await expect(graph).toBeVisible({ timeout: 120_000 });
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  expect(await seriousFaults(page)).toEqual([]);

  // The first free face with the first tile all game long: the worst choices are turning points.
  const points = page.getByRole('region', { name: 'Turning points' });
  await expect(points).toContainText('judged by what could be known then');
  const heads = points.getByRole('button', { name: /^Move \d+/ });
  expect(await heads.count()).toBeGreaterThan(0);
  expect(await heads.count()).toBeLessThanOrEqual(3);
  await expect(points).toContainText(/Chosen: .*Better: /s);
  await expect(points).toContainText(/Cost: \d+\s% chance to win \(between \d+ and \d+\s%\)/);
  const first = (await heads.first().textContent())!;
  await graph.getByRole('button').last().press('Enter');
  await expect(graph.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Luck' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Luck and skill' })).toContainText('The deal');
  await page.getByRole('button', { name: 'With open cards' }).press('Enter');
  await expect(page.getByText('Nobody could know all of this then')).toBeVisible();

  // On a phone the words come first. The review is stored, so it is there at once.
  await page.setViewportSize(PHONE);
  await page.goto(`${table}/review`);
  await expect(points.or(graph).first()).toBeVisible();
  await expect(page.getByText(first.replace(/\s*−.*/, '')).first()).toBeVisible();
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  expect(await seriousFaults(page)).toEqual([]);
  await points.getByRole('button', { name: 'Try again from here' }).press('Enter');
  const asking = page.getByRole('dialog', { name: 'Try again from here' });
  await asking.getByRole('button', { name: 'Try again from here' }).press('Enter');
  await expect(person.bar).toContainText(/Round \d+ of 12/);
  expect(page.url()).not.toBe(table);
});
