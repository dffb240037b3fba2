import { expect, overflow, playOn, seatAll, test } from './people.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of SCREENS) {
  test(`a table fits a screen of ${viewport.width} by ${viewport.height} and can be played there`, async ({
    someone,
  }) => {
    const person = await someone({ viewport });
    await seatAll([person], 4);
    await expect.poll(() => person.hasTurn()).toBe(true);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    const tray = person.page.getByRole('group', { name: 'Tiles of the round' });
    for (const button of [
      ...(await tray.getByRole('button').all()),
      person.page.getByRole('button', { name: 'Settings' }),
    ]) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    }
    await person.chooseTile();
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    await person.confirm();
  });
}

test('a phone is played by touch, one tap never being enough', async ({ someone }) => {
  const person = await someone({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  await person.open();
  await person.page.evaluate(() => localStorage.setItem('terrarium-settings', JSON.stringify({ confirm: false })));
  await seatAll([person], 2);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .tap();
  await person.page
    .getByRole('button', { name: /^Face \d+, free/ })
    .first()
    .tap();
  const confirm = person.bar.getByRole('button', { name: /^Lay the tile/ });
  await expect(confirm).toBeVisible();
  await confirm.tap();
  await expect(confirm).toBeHidden();
  await person.page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(person.page.getByRole('dialog')).toContainText('Round 1');
  await person.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await person.page
    .getByRole('button', { name: /^Face \d+: / })
    .first()
    .tap();
  await person.page.getByRole('button', { name: 'This face in the log' }).tap();
  await expect(person.page.getByRole('dialog')).toContainText('lays a tile');
  await expect(person.page.getByRole('dialog')).not.toContainText('Round 1');
});

test('without the confirmation a choice is played at once, if the person wants it so', async ({ someone }) => {
  const person = await someone();
  await seatAll([person], 2);
  await person.page.getByRole('button', { name: 'Settings' }).click();
  await person.page.getByLabel(/Confirm every choice/).uncheck();
  await person.page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await person.page
    .getByRole('button', { name: /^Face \d+, free/ })
    .first()
    .click();
  await expect(person.page.getByRole('tabpanel')).toContainText('lays a tile');
});

test('a tile is put back, and a tile laid is taken back as long as nobody acted on it', async ({ someone }) => {
  const people = [await someone({ reducedMotion: 'no-preference' }), await someone()];
  await seatAll(people, 2, { first: 0 });
  const [ada] = people;
  await ada!.chooseTile();
  await ada!.bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(ada!.bar.getByRole('button', { name: /^Lay the tile/ })).toBeHidden();
  await ada!.layTile();
  await expect(ada!.bar).toContainText('Waiting for');
  await ada!.bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ada!.hasTurn()).toBe(true);
  await expect(people[1]!.page.getByRole('tabpanel')).not.toContainText('lays a tile');
});

test('a game begins, goes on and is confirmed with the keyboard alone', async ({ someone }) => {
  const person = await someone();
  await person.open();
  const { page } = person;
  const play = page.getByRole('button', { name: 'Play now: Planet' });
  await play.waitFor();
  for (let tabs = 0; tabs < 20 && !(await play.evaluate((button) => button === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => person.hasTurn()).toBe(true);
  for (let tile = 0; tile < 2; tile += 1) {
    await expect.poll(() => person.hasTurn()).toBe(true);
    const slot = page
      .getByRole('group', { name: 'Tiles of the round' })
      .getByRole('button', { disabled: false })
      .first();
    const letter = /Tile ([a-e])/.exec((await slot.getAttribute('aria-label')) ?? '')![1]!;
    await page.keyboard.press(letter);
    const face = page.locator('[data-face][tabindex="0"]');
    for (let tabs = 0; tabs < 60 && !(await face.evaluate((one) => one === document.activeElement)); tabs += 1) {
      await page.keyboard.press('Tab');
    }
    const onFree = (): Promise<boolean> =>
      page.evaluate(() => /free/.test(document.activeElement?.getAttribute('aria-label') ?? ''));
    for (let steps = 0; steps < 12 && !(await onFree()); steps += 1) {
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][steps % 4]!);
    }
    await page.keyboard.press('Enter');
    const confirm = person.bar.getByRole('button', { name: /^Lay the tile/ });
    await expect(confirm).toBeVisible();
    for (let tabs = 0; tabs < 90 && !(await confirm.evaluate((one) => one === document.activeElement)); tabs += 1) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await expect(confirm).toBeHidden();
  }
});

test('with reduced motion nothing moves', async ({ someone }) => {
  const person = await someone({ reducedMotion: 'reduce' });
  await seatAll([person], 2);
  await playOn([person], 2);
  const moving = await person.page.evaluate(
    () =>
      document.getAnimations().filter((one) => {
        const timing = one.effect?.getComputedTiming();
        return one.playState === 'running' && Number(timing?.duration ?? 0) > 0;
      }).length,
  );
  expect(moving).toBe(0);
});

test('two people share a screen behind a curtain', async ({ someone }) => {
  const person = await someone();
  const { id } = await person.ask<{ id: string }>('POST', '/tables', { game: 'planet', seats: ['me', 'me'] });
  await person.open(`/table/${id}`);
  for (const [number, name] of ['Ada', 'Ben'].entries()) {
    const field = person.page.getByLabel(`Name of the person on seat ${number + 1}`);
    await field.fill(name);
    await field.press('Tab');
    await expect(person.page.getByRole('listitem').nth(number)).toContainText(`${name} (you)`);
  }
  await person.page.getByRole('button', { name: 'Start the game' }).click();
  const lift = person.page.getByRole('button', { name: 'Show my view' });
  const told = person.page.getByRole('list', { name: 'Log' }).getByText('lays a tile');
  const seen = new Set<string>();
  for (let tile = 0; tile < 4; tile += 1) {
    const objective = person.page.getByText(/Your objective:/).first();
    // Whoever looks already goes on once the last tile is told of; for anybody else the curtain is drawn.
    await expect
      .poll(async () => (await lift.isVisible()) || ((await told.count()) === tile && (await person.hasTurn())))
      .toBe(true);
    if (await lift.isVisible()) {
      await expect(objective).toBeHidden();
      seen.add((await person.page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      await lift.click();
    }
    await expect(objective).toBeVisible();
    await person.layTile();
  }
  expect([...seen].sort()).toEqual(['Ada, it is your turn', 'Ben, it is your turn']);
});

test('a spectator sees everything but secrets and can do nothing', async ({ someone }) => {
  const [host, guest] = [await someone(), await someone()];
  const table = await host.ask<{ id: string; code: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'bot:random'],
    start: true,
  });
  await host.open(`/table/${table.id}`);
  await host.bar.waitFor();
  await guest.ask('PUT', '/me', { name: 'Gus' });
  await guest.open(`/join/${table.code}`);
  await expect(guest.bar).toContainText('You are watching.');
  await playOn([host], 2);
  await expect(guest.page.getByRole('tabpanel')).toContainText('lays a tile');
  await expect(guest.page.getByRole('tabpanel')).not.toContainText('objective');
  await expect(guest.bar.getByRole('button', { name: /Lay|Undo/ })).toHaveCount(0);
});

test('people talk, read the rules and see who lets a bot play', async ({ someone }) => {
  const people = [await someone(), await someone()];
  await seatAll(people, 2);
  const [ada, ben] = people;
  await ada!.page.getByRole('tab', { name: 'Chat' }).click();
  await ada!.page.getByPlaceholder('Write a message').fill('Good luck!');
  await ada!.page.keyboard.press('Enter');
  await ben!.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben!.page.getByRole('log')).toContainText('Good luck!');
  await ada!.page.getByRole('tab', { name: 'Rules' }).click();
  await ada!.page.getByRole('button', { name: 'All clauses, for reference' }).click();
  await ada!.page.getByRole('searchbox').fill('mystery');
  await expect(ada!.page.getByRole('region', { name: 'Rules' })).toContainText('P31');
  await expect(ada!.page.getByRole('region', { name: 'Rules' })).not.toContainText('P08');
  await ben!.page.getByRole('button', { name: 'Settings' }).click();
  await ben!.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ada!.page.getByRole('tab', { name: 'Log' }).click(); // the rules cover the seats
  await expect(ada!.page.getByText(/is standing in/)).toBeVisible();
});
