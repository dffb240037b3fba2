import { playUntil, seatAtEarth } from './earth.ts';
import { expect, seatAtDeal, test, type Person } from './people.ts';

/** Where the bar, the grid and the hand lie. */
const layout = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() =>
    ['[aria-label="What to do"]', '[data-place="board"]', 'section.hand'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [selector, x, y, width, height].join(' ');
    }),
  );

test('planting two cards and keeping one takes six inputs, and nothing moves meanwhile', async ({ someone }) => {
  const person = await someone();
  const { page, bar } = person;
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  await expect(page.locator('.coach')).toBeVisible();
  const places = await layout(person);
  let inputs = 0;
  for (const planted of [1, 2]) {
    await page.locator('.usable [data-card]').first().click();
    // The best place is selected, and the tip gives way to what it changes.
    await expect(page.locator('[data-cell].spot.chosen')).toHaveCount(1);
    await expect(page.locator('.coach')).toBeHidden();
    await expect(page.locator('.hand .tick')).toHaveCount(0);
    expect(await layout(person)).toEqual(places);
    await bar.getByRole('button', { name: /^Plant .* soil\)$/ }).click();
    inputs += 2;
    await expect(page.locator('.grid .cell:not(.free)[data-cell]:not(.spot)')).toHaveCount(planted);
  }
  await page.locator('[data-keep]').first().click();
  await bar.getByRole('button', { name: /^Keep / }).click();
  inputs += 2;
  await expect(page.locator('[data-keep]')).toHaveCount(0);
  expect(inputs).toBeLessThanOrEqual(6);
});

test('at a full table all goals with their worth and the log fit beside the board', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAtEarth([person], 5);
  const [goals, log] = await Promise.all(
    [page.locator('aside .goals').first(), page.locator('aside .tabs').first()].map((one) => one.boundingBox()),
  );
  const fauna = page.locator('.goal:not(.shared)');
  await expect(fauna).toHaveCount(4);
  for (const goal of await fauna.all()) {
    const box = (await goal.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(goals!.y);
    expect(box.y + box.height).toBeLessThanOrEqual(log!.y);
    await expect(goal.locator('.worth')).toContainText('15 / 11 / 8 / 6 / 5');
  }
  expect(log!.y + log!.height).toBeLessThanOrEqual(768);
});
