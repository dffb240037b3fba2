import type { BrowserContextOptions } from '@playwright/test';
import { playUntil } from './earth.ts';
import { expect, overflow, seatAll, seatAtDeal, seriousFaults, test, type Person } from './people.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const tooltip = ({ page }: Person) => page.getByRole('tooltip');

test('a symbol explains itself by hover, by focus and by touch', async ({ someone }) => {
  const person = await someone();
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  const { page } = person;
  await page.locator('[data-symbol="earth:soil"]').first().hover();
  await expect(tooltip(person)).toContainText('Soil You pay for planting with it.');
  expect(await seriousFaults(page)).toEqual([]);
  await page.mouse.move(2, 2);
  await expect(tooltip(person)).toBeHidden();
  await page.keyboard.press('h');
  await expect(tooltip(person).locator('p')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tooltip(person)).toBeHidden();

  const phone = await someone(PHONE);
  await seatAtDeal(phone, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(phone, 'action');
  await phone.page.locator('dd [data-symbol="earth:compost"]').tap();
  await expect(tooltip(phone)).toContainText('Compost');
  await phone.bar.tap();
  await expect(tooltip(phone)).toBeHidden();
});

test('a first game has a tip before each choice, which can be switched off', async ({ someone }) => {
  const person = await someone();
  await seatAll([person], 2, { first: 0 }, 'planet');
  const tip = person.bar.locator('.coach');
  await expect(tip).toContainText('The most points win');
  expect(await seriousFaults(person.page)).toEqual([]);
  await tip.getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toBeHidden();
  await person.page.reload();
  await person.bar.waitFor();
  await expect(tip).toBeHidden();
});

test('what is not possible says why when it is touched', async ({ someone }) => {
  const person = await someone();
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  // It can be pressed although it is announced as not possible.
  await person.page.getByRole('button', { name: /Exchange/ }).click({ force: true });
  await expect(person.bar.getByRole('alert')).toContainText('An exchange takes 3 sprouts; you have');
});

test('tiles and faces of Planet that are not possible say why, without letters and numbers', async ({ someone }) => {
  const people = [await someone(), await someone()];
  const [ada, ben] = people as [Person, Person];
  await seatAll(people, 2, { first: 0 });
  const tiles = (person: Person) => person.page.getByRole('group', { name: 'Tiles of the round' }).getByRole('button');
  await tiles(ben).first().click({ force: true });
  await expect(ben.bar.getByRole('alert')).toContainText('It is not the turn of');
  await ada.layTile();
  await expect.poll(() => ben.hasTurn()).toBe(true);
  await ben.layTile();
  await expect.poll(() => ben.hasTurn()).toBe(true);
  await tiles(ben).and(ben.page.locator('[aria-disabled="false"]')).first().click();
  await ben.page
    .getByRole('button', { name: /^Face \d+: / })
    .first()
    .click();
  await expect(ben.bar.getByRole('alert')).toHaveText(/^There is a tile on this face already\./);
});

for (const [game, words] of [
  ['planet', 'Build a planet of twelve tiles'],
  ['rauha', 'Give life to a planet of nine biomes'],
  ['earth', 'Plant an island of sixteen cards'],
] as const)
  test(`the rules of ${game} for players are a page with pictures, with the clauses behind a link`, async ({
    someone,
  }) => {
    const person = await someone();
    const { page } = person;
    await person.open(`/rules/${game}`);
    const guide = page.getByRole('article', { name: 'Rules for players' });
    await expect(guide).toContainText(words);
    await expect(guide.locator('.picture')).not.toHaveCount(0);
    await expect(guide.locator('.picture svg:visible').first()).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'All clauses, for reference' }).click();
    await expect(page.locator('[data-clause]').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Rules for players' }).click();
    await expect(guide).toContainText(words);
    expect((await overflow(page)).x).toBe(0);
  });

test('at the table the rules have at least half of the height of the screen', async ({ someone }) => {
  for (const options of [{}, PHONE]) {
    const person = await someone(options);
    await seatAll([person], 2, {}, 'planet');
    await person.page.keyboard.press('?');
    await person.page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
    const rules = person.page.getByRole('region', { name: 'Rules' });
    await expect(rules).toContainText('Build a planet');
    const box = (await rules.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(person.page.viewportSize()!.height / 2);
  }
});

test('a plant turn of Earth takes at most six inputs with the confirmation on', async ({ someone }) => {
  const person = await someone();
  const { page, bar } = person;
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  let inputs = 0;
  const press = async (locator: ReturnType<typeof page.locator>): Promise<void> => {
    await locator.click();
    inputs += 1;
  };
  const kind = () => page.locator('[data-kind]').getAttribute('data-kind');
  // A card of the hand is planted at once; its best place is chosen as soon as it is known.
  for (let card = 0; card < 2; card += 1) {
    await press(page.locator('.hand .usable [data-card]').first());
    const plant = bar.getByRole('button', { name: /^Plant .*soil/ });
    await plant.waitFor();
    const asked = await page.locator('[data-asked]').getAttribute('data-asked');
    await press(plant);
    await expect(page.locator('[data-asked]')).not.toHaveAttribute('data-asked', asked!);
  }
  await expect.poll(kind).toBe('keep');
  await press(page.locator('[data-keep]').first());
  await press(bar.locator('button.main'));
  await expect.poll(kind).not.toBe('keep');
  expect(inputs).toBeLessThanOrEqual(6);
});
