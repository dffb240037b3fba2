import { expect, playOn, seatAll, test } from './people.ts';

for (const game of ['Planet', 'Rauha', 'Earth']) {
  test(`one click plays ${game} against a bot`, async ({ someone }) => {
    const person = await someone();
    await person.open();
    await person.page.getByRole('button', { name: `Play now: ${game}` }).click();
    await expect(person.page).toHaveURL(/\/table\//);
    await expect(person.bar).toContainText(game);
    await expect(person.page.getByRole('list', { name: 'Seats' })).toContainText('Seedling');
  });
}

test('a table is found by its code or in the lobby, and again among the own games', async ({ someone }) => {
  const [ada, ben, cleo] = [await someone(), await someone(), await someone()];
  await ada.ask('PUT', '/me', { name: 'Ada of the lobby' });
  const { id, code } = await ada.ask<{ id: string; code: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'open', 'open'],
    public: true,
  });
  await ada.open();
  const own = ada.page.getByRole('region', { name: 'Your games' });
  await own
    .getByRole('link', { name: /Planet/ })
    .first()
    .click();
  await expect(ada.page).toHaveURL(new RegExp(id));
  await ben.open();
  await ben.page.getByLabel('Invitation link or code').fill(code.toUpperCase());
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(ben.page.getByText('Ada of the lobby’s table')).toBeVisible();
  await cleo.open();
  await cleo.page
    .getByRole('region', { name: 'Open tables' })
    .getByRole('link', { name: /Ada of the lobby/ })
    .click();
  await expect(cleo.page.getByText('Ada of the lobby’s table')).toBeVisible();
  await cleo.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.page.getByText('not ready yet', { exact: true })).toBeVisible();
});

test('every setting is remembered', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await person.open();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Animations' }).getByRole('radio', { name: 'off' }).check();
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'dark' }).check();
  await page.getByLabel('Sound when it is your turn').uncheck();
  await page.getByLabel(/Confirm every choice/).uncheck();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'off' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked();
  await expect(page.getByLabel('Sound when it is your turn')).not.toBeChecked();
  await expect(page.getByLabel(/Confirm every choice/)).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
});

test('log and board are linked both ways', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await playOn([person], 2);
  const log = page.getByRole('list', { name: 'Log' });
  const line = log.getByRole('button', { name: /lays a tile: / }).first();
  const face = page.getByRole('group', { name: 'Your planet' }).locator('[data-face="0"]');
  await line.hover();
  await expect(page.locator('.marked[data-face="0"]').first()).toBeVisible();
  await face.hover();
  await expect(log.locator('li.marked')).not.toHaveCount(0);
  await expect(log.locator('li.marked').first()).toContainText('lays a tile: ');
  await face.click();
  await expect(page.getByText('Lines about this place')).toBeVisible();
  for (const shown of await log.getByRole('listitem').all()) await expect(shown).toContainText('lays a tile: ');
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(log).toContainText('Round 1');
});

test('the rules open at the clause of a prompt and of a refusal', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  const marked = page.getByRole('region', { name: 'Rules' }).locator('.marked');
  await person.bar.getByRole('button', { name: 'Which rule is this? P08' }).click();
  await expect(marked).toContainText('P08');
  await expect(marked).toBeInViewport();
  await playOn([person], 1);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await page.getByRole('searchbox').fill('mystery');
  await page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: /^Face 1: / }).click();
  await expect(person.bar.getByRole('alert')).toContainText('There is a tile on this face already');
  await person.bar.getByRole('button', { name: 'Which rule is this? P09' }).click();
  await expect(marked).toContainText('P09');
  await expect(marked).toBeInViewport();
  await page.keyboard.press('Escape');
  await person.layTile();
  await expect(person.bar.getByRole('alert')).toHaveCount(0);
});

test('points are shown row by row while the game goes on, unless the table hides them', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2);
  await playOn([person], 4);
  await page.getByRole('tab', { name: 'Points' }).click();
  const points = page.getByRole('region', { name: 'Points' });
  await expect(points).toContainText(/Objective \w+, \d+ areas?/);
  await expect(points.getByRole('heading')).toHaveCount(2);
  const { id } = await person.ask<{ id: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'bot:random'],
    open_scores: false,
    start: true,
  });
  await person.open(`/table/${id}`);
  await person.bar.waitFor();
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Points' })).toHaveCount(0);
  await expect(page.locator('.seats .points')).toHaveCount(0);
});

test('a tile shows as a ghost, is turned in fifths, and says what would come of it', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await playOn([person], 3);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  const free = page.getByRole('button', { name: /^Face \d+, free/ }).first();
  const number = /^Face (\d+)/.exec((await free.getAttribute('aria-label'))!)![1]!;
  await free.hover();
  const ghost = page.getByRole('button', { name: new RegExp(`^Face ${number}, .*would show`) });
  await expect(ghost).toBeVisible();
  const first = await ghost.getAttribute('aria-label');
  await page.keyboard.press('.');
  await expect(ghost).not.toHaveAttribute('aria-label', first!);
  await page.mouse.wheel(0, -120);
  await expect(ghost).toHaveAttribute('aria-label', first!);
  await page.getByRole('button', { name: 'Turn by a fifth, clockwise' }).click();
  await page.getByRole('button', { name: new RegExp(`^Face ${number}, `) }).click();
  await expect(person.bar.locator('.message')).toContainText(/→|Nothing|animal/);
  await expect(page.locator('.over .count').first()).toBeVisible();
  await expect(page.locator('.animals')).toContainText(/you \d+.* · best opponent \d+|would (be|go|move)/);
  await expect(person.bar.getByRole('button', { name: /^Lay the tile/ })).toBeEnabled();
});

test("another's planet is enlarged on a click, and left again", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await playOn([person], 1);
  await page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: /Dice/ }).click();
  const other = page.getByRole('region', { name: /Planet of Dice/ });
  await expect(other.getByRole('button', { name: /^Face \d+/ })).toHaveCount(12);
  await other
    .getByRole('button', { name: /^Face \d+: / })
    .first()
    .click();
  await expect(page.getByText('Lines about this place')).toBeVisible();
  await other.getByRole('button', { name: 'Back to my planet' }).click();
  await expect(other).toHaveCount(0);
});
