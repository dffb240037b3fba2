import { expect, overflow, seatAll, seriousFaults, test } from './people.ts';

test('the legend opens with one key or one tap and names every symbol and how to win', async ({ someone }) => {
  const person = await someone();
  await seatAll([person], 2, {}, 'earth');
  const { page } = person;
  await page.keyboard.press('?');
  const legend = page.getByRole('dialog', { name: 'Symbols and how to win' });
  await expect(legend).toContainText('The most points win');
  await expect(legend).toContainText('Blue ability');
  expect(await legend.locator('dt').count()).toBeGreaterThan(20);
  await expect(legend).not.toContainText('symbol-earth');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Symbols and how to win' }).click();
  await expect(legend).toBeVisible();
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
});
