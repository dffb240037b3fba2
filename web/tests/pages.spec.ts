import { expect, overflow, playOn, seatAll, seriousFaults, test, type Person } from './people.ts';

test('settings are remembered and the page speaks three languages', async ({ someone }) => {
  const person = await someone();
  await person.open();
  const { page } = person;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.getByRole('radio', { name: 'ciemne' }).check();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zagraj teraz: Planet' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
});

const LANGUAGES = [
  { locale: 'en-GB', figures: /50 of 50 tiles/, way: 'Enter your own box', mark: 'decision', why: 'Why:' },
  {
    locale: 'pl-PL',
    figures: /50 z 50 płytek/,
    way: 'Wprowadź zawartość swojego pudełka',
    mark: 'decyzja',
    why: 'Dlaczego:',
  },
  {
    locale: 'fr-FR',
    figures: /50 tuiles sur 50/,
    way: 'Saisir le contenu de votre boîte',
    mark: 'décision',
    why: 'Pourquoi :',
  },
];

for (const { locale, figures, way, mark, why } of LANGUAGES) {
  test(`the start page says what is reconstructed without scrolling, the rules mark decisions: ${locale}`, async ({
    someone,
  }) => {
    const person = await someone({ locale });
    const { page } = person;
    await person.open();
    await expect(page.getByText(figures)).toBeVisible();
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByText(figures)).toBeVisible();
    await expect(page.locator('code', { hasText: 'terrarium play planet --box my-box.toml' })).toBeVisible();
    await page.locator('main .link').click();
    const clause = page.locator('[data-clause="P06"]');
    await expect(clause.getByText(mark, { exact: true })).toBeVisible();
    await expect(clause.getByText(why, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await overflow(page)).x).toBe(0);
  });
}

test('a table that only this computer reaches can be opened to the network', async ({ someone }) => {
  const ada = await someone();
  const closed = { address: '', can_open: true };
  await ada.page.route('**/api/invitations', (route) => route.fulfill({ json: closed }));
  await ada.page.route('**/api/invitations/network', (route) =>
    route.fulfill({ json: { address: 'http://192.168.1.5:8000', can_open: false } }),
  );
  await ada.open();
  await ada.page.getByRole('button', { name: 'Create a table for Planet' }).click();
  await expect(ada.page.getByText('Only this computer can reach this table.')).toBeVisible();
  expect(await overflow(ada.page)).toEqual({ x: 0, y: 0 });
  await ada.page.getByRole('button', { name: 'Let people in my network join' }).click();
  await expect(ada.page.locator('code', { hasText: 'http://192.168.1.5:8000/join/' })).toBeVisible();
  await expect(ada.page.getByRole('img', { name: 'The invitation link as a QR code' })).toBeVisible();
  await expect(ada.page.getByText('Only this computer can reach this table.')).toBeHidden();
  expect(await overflow(ada.page)).toEqual({ x: 0, y: 0 });
});

test('friends meet: a table is made, joined by its link, set up and started', async ({ someone }) => {
  const [ada, ben] = [await someone(), await someone()];
  await ada.open();
  await ada.page.getByRole('button', { name: 'Create a table for Planet' }).waitFor();
  expect(await overflow(ada.page)).toEqual({ x: 0, y: 0 });
  await ada.page.getByRole('button', { name: 'Create a table for Planet' }).click();
  await expect(ada.page.getByText('Only this computer can reach this table.')).toBeVisible();
  await expect(ada.page.getByRole('img', { name: 'The invitation link as a QR code' })).toBeHidden();
  expect(await overflow(ada.page)).toEqual({ x: 0, y: 0 });
  const code = (await ada.page.locator('.code').textContent())!;
  await ben.open();
  await ben.page.getByLabel('Invitation link or code').fill(`${ben.server.address}/join/${code}`);
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  // Somebody without a name is asked for one.
  await ben.page.getByLabel('Your name').fill('Ben');
  expect(await seriousFaults(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Go to the table' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(ada.page.getByRole('region', { name: 'Seats' })).toContainText('Ben');
  await expect(ada.page.getByText('not ready yet', { exact: true })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await ada.page.getByLabel('Number of seats').selectOption('3');
  await ada.page.getByLabel(/Mystery animals/).check();
  await ada.page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(ben.page.getByLabel(/Mystery animals/)).toBeChecked();
  await expect(ben.page.getByLabel(/Mystery animals/)).toBeDisabled();
  await ben.page.getByRole('button', { name: 'I’m ready' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(ben.bar).toContainText('Planet');
  await expect(ada.bar).toContainText('Round 1 of 12');
});

test('a code that belongs to no table is refused in words', async ({ someone }) => {
  const person = await someone();
  await person.open('/join/zzzzzzzz');
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText('zzzzzzzz');
});

async function finished(someone: (options?: object) => Promise<Person>): Promise<[Person, string]> {
  const person = await someone();
  const id = await seatAll([person], 2);
  await playOn([person]);
  return [person, id];
}

test('a finished game is replayed step by step, through any eyes, from a link to a moment', async ({ someone }) => {
  const [person, id] = await finished(someone);
  const { page } = person;
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Before the first action')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('After action 1 of 24')).toBeVisible();
  await page.getByRole('slider').fill('12');
  await expect(page.getByText('After action 12 of 24')).toBeVisible();
  await expect(page.getByText('Your objective:').first()).toBeHidden();
  await page.getByLabel('View of').selectOption({ index: 2 });
  await expect(page.getByText('Your objective:').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page).toHaveURL(/at=24&seat=1/);
  const code = (await person.ask<{ code: string }>('GET', `/tables/${id}`)).code;
  const friend = await someone();
  await expect(page).toHaveURL(new RegExp(`code=${code}`));
  await friend.open(`/table/${id}/replay?code=${code}&at=7&seat=0`);
  await expect(friend.page.getByText('After action 7 of 24')).toBeVisible();
  expect(await overflow(friend.page)).toEqual({ x: 0, y: 0 });
});

const THEMES = ['light', 'dark'] as const;

test('axe finds no serious fault on any screen, in light colours and in dark ones', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  const faults: Record<string, string[]> = {};
  const check = async (screen: string): Promise<void> => {
    for (const colours of THEMES) {
      await page.emulateMedia({ colorScheme: colours });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
      const found = await seriousFaults(page, colours === 'dark' ? ['color-contrast'] : undefined);
      if (found.length > 0) faults[`${screen}, ${colours}`] = found;
    }
  };
  await person.open();
  await page.getByRole('button', { name: 'Play now: Planet' }).waitFor();
  await check('start');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('article [aria-expanded]').first().click();
  await check('start on a phone');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await check('settings');
  await page.getByRole('button', { name: 'Close' }).click();
  await person.open('/rules/planet');
  await page.getByRole('article').getByText('Your objective').waitFor();
  await check('rules for players');
  await page.getByRole('button', { name: 'All clauses, for reference' }).click();
  await page.getByText('P08').waitFor();
  await check('rules');
  await person.open('/credits');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('credits');
  await person.open('/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('nothing here');
  await person.open();
  await page.getByRole('button', { name: 'Create a table for Planet' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await check('before the start');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Options' }).click();
  await check('before the start on a phone');
  await page.setViewportSize({ width: 1366, height: 768 });
  const id = await seatAll([person], 3);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.chooseTile();
  await check('in play');
  await page.setViewportSize({ width: 390, height: 844 });
  await check('in play on a phone');
  for (const sheet of ['Seats', 'Goals', 'Log']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await check(`the sheet ${sheet} on a phone`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await person.confirm();
  await page.getByRole('tab', { name: 'Points' }).click();
  await check('points');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await check('the rules at the table');
  await playOn([person]);
  await page.getByRole('img', { name: /Points of every seat/ }).waitFor();
  await check('the result');
  await person.open(`/table/${id}/replay?at=5`);
  await page.getByText('After action 5').waitFor();
  await check('the replay');
  expect(faults).toEqual({});
});
