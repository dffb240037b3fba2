import { expect, overflow, playOn, seatAll, seriousFaults, test } from './people.ts';

test('finished games become statistics: by opponents, by source, as files; on a phone and by keyboard', async ({
  someone,
}) => {
  const person = await someone();
  const { page } = person;
  await person.open('/statistics');
  await expect(page.getByText('There are no results yet.')).toBeVisible();
  await seatAll([person], 2);
  await playOn([person]);
  await person.open();
  await page.getByRole('link', { name: 'Statistics' }).click();
  const results = page.getByRole('region', { name: /^Results/ });
  await expect(results.getByRole('row', { name: /^Dice 2 1/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mean points by source in Planet/ })).toBeVisible();
  const points = page.getByRole('region', { name: 'Points by source' });
  await expect(points.getByRole('row', { name: /^Animals/ })).toBeVisible();
  const total = await points
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first()
    .textContent();
  const best = await results.getByRole('row').last().getByRole('cell').nth(3).textContent();
  expect(total).toBe(best);
  for (const colours of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: colours });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
    expect(await seriousFaults(page)).toEqual([]);
  }
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('terrarium-results.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await overflow(page)).x).toBe(0);
  await page.getByRole('tab', { name: 'My games' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Results of all people on this server, without names.')).toBeVisible();
  await expect(results.getByRole('row', { name: /^Dice 2 1/ })).toBeVisible();
  expect((await overflow(page)).x).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});
