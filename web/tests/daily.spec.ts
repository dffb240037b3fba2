import { expect, overflow, playOn, seriousFaults, test } from './people.ts';

test('the deal of the day is played once, compared, shared and practised; on a phone and by keyboard', async ({
  someone,
}) => {
  const person = await someone();
  const { page } = person;
  await person.open();
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deal of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Play the deal of the day: Planet' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  await page.getByRole('button', { name: 'Play the deal of the day: Planet' }).focus();
  await page.keyboard.press('Enter');
  await person.bar.waitFor();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden();
  const table = page.url();

  await person.open('/daily');
  await page.getByRole('link', { name: 'Continue your attempt' }).click();
  await person.bar.waitFor();
  expect(page.url()).toBe(table);
  await playOn([person]);
  await page.getByRole('link', { name: 'Compare your score' }).click();

  const planet = page.getByRole('region', { name: 'Planet' });
  await expect(planet.getByText('Nobody else has finished this deal here yet.')).toBeVisible();
  await expect(planet.getByRole('img', { name: /^Games of bots on your seat: / })).toBeVisible();
  await expect(planet.getByText(/^Better than \d+.% of \d/).first()).toBeVisible();
  await expect(page.getByText('1 day in a row with a finished deal')).toBeVisible();
  const shared = (await planet.locator('pre').textContent())!;
  expect(shared).toMatch(/^Terrarium, Planet, .*: \d+ points?\n/);
  expect(shared).toMatch(/\nBetter than \d+.% of [\d,]+ games of bots\.\n/);
  expect(shared).toMatch(/\[[▁-█]\]/);
  expect(shared).toContain(`${person.server.address}/daily`);
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  for (const colours of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: colours });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await overflow(page)).x).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);

  // Past deals of any day can be practised, and do not change the attempt.
  const past = page.getByRole('region', { name: 'Past deals' });
  await past.getByRole('button', { name: 'Previous month' }).click();
  await past.getByRole('button', { name: /Practise the deal of October 3, / }).focus();
  await page.keyboard.press('Enter');
  await person.bar.waitFor();
  expect(page.url()).not.toBe(table);
  await person.open('/daily');
  await expect(planet.getByRole('button', { name: 'Practise this deal' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('terrarium-daily') ?? '[]'))).toHaveLength(1);
});
