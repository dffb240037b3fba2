import type { BrowserContextOptions } from '@playwright/test';
import { expectEndFits, playRauhaByKeys, playRauhaByTouch } from './hands.ts';
import { expect, outside, overflow, seatAll, seatAtDeal, seriousFaults, test, type Person } from './people.ts';
import { actQuickly, cards, cells, keepFirst, playRauha, type Manner } from './rauha.ts';

const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function expectEnd(people: Person[]): Promise<void> {
  for (const { page } of people) {
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|won/);
    for (const category of ['Biomes', 'Entities', 'Water', 'Total'])
      await expect(result.getByRole('table')).toContainText(category);
  }
}

/** Play until the person is asked for a step: "choose", "place" or "use". */
async function until(people: Person[], person: Person, asks: RegExp, manner?: Manner): Promise<void> {
  await playRauha(
    people,
    async () => (await person.hasTurn()) && asks.test((await person.bar.textContent()) ?? ''),
    undefined,
    manner,
  );
  await expect(person.bar).toContainText(asks);
}

test('Rauha: two people play a whole game, one of them by touch on a phone, with a reload and a restart of the server', async ({
  someone,
  server,
}) => {
  const people = [await someone(TABLET), await someone(PHONE)];
  await seatAll(people, 2, {}, 'rauha');
  const counts = await playRauha(people, undefined, async (acts) => {
    if (acts === 7) {
      await people[1]!.page.reload();
      await people[1]!.bar.waitFor();
    }
    if (acts === 20) {
      await server.restart();
      await expect(people[0]!.page.getByText('The connection is lost')).toBeHidden();
    }
  });
  expect(counts['keeps']).toBe(24);
  expect(counts['places']).toBeGreaterThan(12);
  await expectEnd(people);
});

test('Rauha: one person and two bots play a whole game on the other side of the board, and look back at it', async ({
  someone,
}) => {
  const person = await someone(TABLET);
  const id = await seatAll([person], 3, { side: 'B' }, 'rauha');
  await playRauha([person]);
  await expectEnd([person]);
  await person.open(`/table/${id}/replay?at=30&seat=1`);
  await expect(person.page.getByText('After action 30')).toBeVisible();
  await expect(person.page.locator('[data-cell]')).toHaveCount(9);
  expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
});

test('Rauha: a card is kept, changed while others choose, prepared and offered as one confirmation', async ({
  someone,
}) => {
  const people = [await someone({ reducedMotion: 'no-preference' }), await someone()];
  const [ada, ben] = people as [Person, Person];
  await seatAll(people, 2, {}, 'rauha');
  // Who goes first is settled by the markers; the other one prepares.
  const first = /First player: (\S+ \d+)/.exec((await ada.page.getByRole('tabpanel').textContent()) ?? '')![1]!;
  const adaFirst = (await ada.page
    .getByRole('list', { name: 'Seats' })
    .getByRole('button', { name: first })
    .textContent())!.includes('(you)');
  const [early, late] = adaFirst ? [ada, ben] : [ben, ada];
  await expect(late.page.getByText(/The rest goes to/)).toBeVisible();
  await keepFirst(late);
  await expect(late.bar).toContainText('may still change your mind');
  await cards(late).nth(1).click();
  await late.bar.getByRole('button', { name: 'Keep this card instead' }).click();
  await expect(cards(late).nth(1)).toHaveAccessibleName(/; chosen$/);
  await keepFirst(early);
  await expect(late.page.getByText('you can prepare where your card goes')).toBeVisible();
  await late.page.getByRole('button', { name: 'Discard: take 4 crystals' }).click();
  await expect(late.page.getByText('You will be asked to confirm it')).toBeVisible();
  await expect(late.bar.getByRole('button', { name: /Discard/ })).toHaveCount(0);
  const confirm = late.bar.getByRole('button', { name: 'Discard: take 4 crystals' });
  await expect
    .poll(async () => {
      if (await early.hasTurn()) await actQuickly(early);
      return confirm.isVisible();
    })
    .toBe(true);
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(late.page.getByRole('tabpanel')).toContainText('discards the card and takes 4 crystals');
});

test('Rauha: a space shows its price and what it covers, a spore is put instead of the card', async ({ someone }) => {
  const person = await someone(TABLET);
  await seatAll([person], 2, {}, 'rauha');
  await expect.poll(() => person.hasTurn()).toBe(true);
  await cards(person).first().click();
  await expect(cells(person).nth(4)).toHaveAccessibleName(
    /covers desert|crystals? (is|are) missing|cannot be placed here/,
  );
  await person.bar.getByRole('button', { name: 'Keep this card' }).click();
  await until([person], person, /Place or discard/);
  await person.page.getByRole('button', { name: 'Discard: put a spore' }).click();
  await cells(person).nth(4).click();
  await person.bar.getByRole('button', { name: 'Discard: put the spore here' }).click();
  await expect(cells(person).nth(4)).toHaveAccessibleName(/with a spore/);
  // A second one does not fit, and the cell says so.
  await until([person], person, /Place or discard/);
  await person.page.getByRole('button', { name: 'Discard: put a spore' }).click();
  await cells(person).nth(4).click();
  await expect(person.bar.getByRole('alert')).toHaveText(/^There is a spore on this cell already\./);
});

test('Rauha: a cell that does not take the card says why, and the rules open at the clause', async ({ someone }) => {
  const person = await someone(TABLET);
  // A deal whose first cards hold one that may lie on some cells only.
  await seatAtDeal(person, 'rauha', 2, 2);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.page
    .getByRole('button', { name: /^Card: .*only on cells/ })
    .first()
    .click();
  await person.bar.getByRole('button', { name: 'Keep this card' }).click();
  await expect
    .poll(async () => (await person.hasTurn()) && /Place or discard/.test((await person.bar.textContent()) ?? ''))
    .toBe(true);
  await person.page.locator('.cell.no').first().click();
  await expect(person.bar.getByRole('alert')).toBeVisible();
  await person.bar.getByRole('button', { name: /Which rule is this\? R17/ }).click();
  await expect(person.page.getByRole('region', { name: 'Rules' })).toContainText('R17');
});

test('Rauha: what is free is taken by one press, and says beforehand what it gives', async ({ someone }) => {
  const person = await someone(TABLET);
  await seatAll([person], 2, {}, 'rauha');
  await until([person], person, /Activate the biomes/);
  const button = person.bar.getByRole('button', { name: /^Take / });
  await expect(button).toBeEnabled();
  await expect(person.page.locator('li.changed[data-spot$=":0"]').first()).toContainText(/\d+\s+\d+/); // crystals or points, as the deal has it
  await button.click();
  await expect(person.page.getByRole('tabpanel')).toContainText(/takes \d crystal|scores \d+ point/);
});

test('Rauha: what must be paid for is asked for, with where it goes and what comes of it', async ({ someone }) => {
  const person = await someone(TABLET);
  const { page, bar } = person;
  await seatAll([person], 2, {}, 'rauha');
  const spore = page.getByRole('button', { name: /^mushroom\s*: pay 3 crystals for a spore/ });
  for (let looks = 0; looks < 2000 && !(await spore.isVisible()); looks += 1) {
    if (!(await person.hasTurn())) await page.waitForTimeout(30);
    else if (/Place or discard/.test((await bar.textContent()) ?? '')) {
      await page.getByRole('button', { name: 'Discard: take 4 crystals' }).click();
      await bar.getByRole('button', { name: 'Discard: take 4 crystals' }).click();
      await expect(bar.getByRole('button', { name: 'Discard: take 4 crystals' })).toBeHidden();
    } else await actQuickly(person);
  }
  await expect(spore).toHaveAttribute('aria-pressed', 'false');
  await spore.click();
  await expect(page.getByText('Where does the spore go?')).toBeVisible();
  await cells(person).nth(0).click();
  await expect(spore).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: /^Take .*1 spore/ }).click();
  await expect(cells(person).nth(0)).toHaveAccessibleName(/with a spore/);
});

/** Light and dark change places from step to step. */
const SCREENS = [
  { width: 1366, height: 768, colours: ['dark', 'light'] },
  { width: 1024, height: 768, colours: [] },
  { width: 390, height: 844, colours: ['light', 'dark'] },
] as const;

test('Rauha fits every screen in every step, and axe finds no serious fault in light colours and in dark ones', async ({
  someone,
}) => {
  const person = await someone();
  const { page, bar } = person;
  await seatAll([person], 5, {}, 'rauha');
  const faults: Record<string, unknown> = {};
  let steps = 0;
  const check = async (step: string): Promise<void> => {
    for (const { colours, ...size } of SCREENS) {
      await page.setViewportSize(size);
      expect(await overflow(page), step).toEqual({ x: 0, y: 0 });
      expect(await outside(page, 'main button, .bar button'), `${step}, ${size.width} by ${size.height}`).toEqual([]);
      const colorScheme = colours[steps % 2];
      if (!colorScheme) continue;
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const found = await seriousFaults(page);
      if (found.length > 0) faults[`${step}, ${size.width} by ${size.height}, ${colorScheme}`] = found;
    }
    steps += 1;
  };
  await until([person], person, /Choose a card/);
  await cards(person).first().click();
  await check('choosing');
  await page.getByRole('button', { name: 'Goals' }).click();
  await expect(page.getByRole('dialog')).toContainText('Taivas');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await until([person], person, /Place or discard/);
  await check('placing');
  // A spore, so that there is something to use in the scoring; afterwards nothing is placed on it.
  await page.getByRole('button', { name: 'Discard: put a spore' }).click();
  await cells(person).first().click();
  await bar.getByRole('button', { name: 'Discard: put the spore here' }).click();
  await until([person], person, /Activate the biomes/);
  await expect(bar.getByRole('button', { name: /^Take / })).toBeVisible();
  await check('using');
  await until([person], person, /Scoring: activate/, 'discards');
  await check('scoring');
  expect(faults).toEqual({});
});

test('Rauha: a whole game with the keyboard alone', async ({ someone }) => {
  const person = await someone({ ...TABLET, viewport: { width: 1366, height: 768 } });
  await seatAll([person], 2, {}, 'rauha');
  console.log(`Rauha by keys: ${await playRauhaByKeys(person)} answers`);
  await expectEnd([person]);
  await expectEndFits(person);
});

test('Rauha: a whole game on a phone by touch alone', async ({ someone }) => {
  const person = await someone(PHONE);
  await seatAll([person], 3, {}, 'rauha');
  const touches = await playRauhaByTouch(person, async (acts) => {
    if (acts % 4 === 0) expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
  });
  console.log(`Rauha by touch: ${touches} answers`);
  await expectEnd([person]);
  await expectEndFits(person);
});

test('Rauha: the keys reach cards, cells and both ways to discard, and Escape cancels', async ({ someone }) => {
  const person = await someone(TABLET);
  await seatAll([person], 2, {}, 'rauha');
  const { page, bar } = person;
  await expect.poll(() => person.hasTurn()).toBe(true);
  await page.keyboard.press('2');
  await expect(bar.getByRole('button', { name: 'Keep this card', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await person.hasTurn()) && /Place or discard/.test((await bar.textContent()) ?? ''))
    .toBe(true);
  await page.keyboard.press('g');
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('3');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const confirm = bar.getByRole('button', { name: 'Discard: take 4 crystals' });
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: /^(Take |Activate nothing)/ })).toBeEnabled();
  await page.keyboard.press('f');
  await expect(page.getByRole('tabpanel')).toContainText(/takes \d crystal|scores \d+ point|Turn 2/);
});

test("Rauha: a neighbour's board is enlarged, and the log lights the cells that it speaks of", async ({ someone }) => {
  const person = await someone(TABLET);
  // A deal whose first card can be paid for, so that the log tells of a cell.
  await seatAtDeal(person, 'rauha', 3, 1);
  await until([person], person, /Activate the biomes/);
  await person.page.getByRole('list', { name: 'Seats' }).getByRole('button').nth(1).click();
  await expect(person.page.getByRole('region', { name: /^Board of/ }).locator('[data-cell]')).toHaveCount(9);
  await person.page.getByRole('button', { name: 'Back to my board' }).click();
  await actQuickly(person);
  const seat = person.page.getByRole('list', { name: 'Seats' }).getByRole('button').filter({ hasText: '(you)' });
  const name = (await seat.locator('b').textContent())!;
  const log = person.page.getByRole('tabpanel');
  await log
    .getByRole('button')
    .filter({ hasText: name })
    .filter({ hasText: /places a card: |puts a spore/ })
    .last()
    .focus();
  await expect(person.page.locator('.cell.marked')).not.toHaveCount(0);
});
