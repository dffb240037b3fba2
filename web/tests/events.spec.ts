import { playEarth, seatAtEarth } from './earth.ts';
import { expect, playOn, seatAll, seriousFaults, test } from './people.ts';

test('the move of an opponent moves, stays marked, and a line of the log opens its planet', async ({ someone }) => {
  const person = await someone({ reducedMotion: 'no-preference' });
  const { page } = person;
  await seatAll([person], 3, { first: 0 });
  // It takes less than a second, so the page itself watches.
  const moved = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('.moving-picture svg')) return;
          watch.disconnect();
          resolve(true);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await person.layTile();
  expect(await moved).toBe(true);
  await expect.poll(() => person.hasTurn()).toBe(true);
  const seats = page.getByRole('list', { name: 'Seats' });
  await expect(seats.locator('li').nth(1).locator('.marked')).not.toHaveCount(0);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Since your last turn');
  const line = log.getByRole('button', { name: /lays a tile: / }).nth(1);
  await expect(line.locator('svg')).toHaveCount(1);
  await expect(log).not.toContainText(/\b[OFMDG]{5}\b|face \d/);
  await line.click();
  await expect(page.getByRole('region', { name: /^Planet of/ }).locator('[data-face].marked')).toHaveCount(1);
  // A tile in hand brings the person home.
  await page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Planet of/ })).toHaveCount(0);
});

test('animals are awarded one by one with everyone’s value, and can be skipped', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  const awards = page.locator('.announced');
  await playOn([person], 2);
  await person.layTile();
  await expect(awards.locator('li')).toHaveCount(2);
  expect(await seriousFaults(page)).toEqual([]);
  await expect(awards).toHaveCount(0);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.layTile();
  await awards.waitFor();
  await page.keyboard.press('Escape');
  await expect(awards).toHaveCount(0, { timeout: 400 });
});

test('a filter of the log says what it hides, and ends with the next turn and with the log', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await person.layTile();
  await expect.poll(() => person.hasTurn()).toBe(true);
  const filter = page.locator('.log .only');
  const lines = page.getByRole('list', { name: 'Log' }).locator('button.line');
  const all = await lines.count();
  const choose = () =>
    page
      .getByRole('button', { name: /^Face \d+: / })
      .first()
      .click();
  await choose();
  await expect(filter).toContainText(`Lines about this place: 1 of ${all}`);
  await expect(lines).toHaveCount(1);
  await filter.getByRole('button', { name: 'Show all lines' }).click();
  await expect(filter).toHaveCount(0);
  await expect(lines).toHaveCount(all);
  await choose();
  await page.getByRole('tab', { name: 'Points' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(filter).toHaveCount(0);
  await choose();
  await expect(filter).toBeVisible();
  await person.layTile();
  await expect.poll(() => person.hasTurn()).toBe(true);
  await expect(filter).toHaveCount(0);
});

test('what others plant in Earth is marked on their small island, and the line of the log opens it', async ({
  someone,
}) => {
  const person = await someone();
  const { page } = person;
  await seatAtEarth([person], 2, { open_planting: true });
  const line = page
    .getByRole('list', { name: 'Log' })
    .getByRole('button', { name: /^Dice (has planted|plants) (?!nothing)/ });
  const marked = page.getByRole('list', { name: 'Seats' }).locator('li').nth(1).locator('.marked');
  for (let presses = 0; presses < 60 && (await marked.count()) === 0; presses += 1) await playEarth(person, 1);
  await expect(marked).not.toHaveCount(0);
  await line.last().click();
  await expect(page.locator('[data-cell].lit')).not.toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('button', { pressed: true })).toContainText('Dice');
});
