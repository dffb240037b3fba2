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
