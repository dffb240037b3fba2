import { expect, seatAtDeal, seriousFaults, test } from './people.ts';

test('a hint names two answers with reasons, lights them, and the log counts it', async ({ someone }) => {
  const person = await someone();
  await seatAtDeal(person, 'rauha', 2, 78);
  const { page } = person;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('region', { name: 'Hints' });
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await expect(hints.getByRole('listitem').first()).toContainText(/: .+\./);
  const lit = page.locator('[data-card]').filter({ visible: true });
  await expect
    .poll(() => lit.evaluateAll((cards) => cards.filter((one) => getComputedStyle(one).outlineWidth === '5px').length))
    .toBe(1);
  await expect(page.getByRole('tabpanel')).toContainText('Hints: ');
  expect(await seriousFaults(page)).toEqual([]);
  await hints.getByRole('listitem').first().getByRole('button').click();
  await person.bar.locator('button.main').click();
  await expect(hints).toBeHidden();
});

test('a hint of Planet is shown on the board, turned as it is meant, and the two are not the same', async ({
  someone,
}) => {
  const person = await someone();
  await seatAtDeal(person, 'planet', 2, 7);
  const { page, bar } = person;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('region', { name: 'Hints' }).getByRole('listitem');
  await expect(hints).toHaveCount(2);
  const texts = await hints.allInnerTexts();
  expect(texts[0]).not.toBe(texts[1]);
  await hints.first().getByRole('button').click();
  await expect(page.getByRole('button', { name: /^Face \d+, free; the tile would show/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Lay the tile here' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('lays a tile: ');
});

test('a hint of Earth outlines the side that it names', async ({ someone }) => {
  const person = await someone();
  await seatAtDeal(person, 'earth', 1, 3);
  const { page } = person;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('region', { name: 'Hints' }).getByRole('listitem').first().waitFor();
  const outlined = page.locator('[data-side]');
  await expect
    .poll(() => outlined.evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineWidth === '5px').length))
    .toBe(1);
});

test('a table without hints has no button for them', async ({ someone }) => {
  const person = await someone();
  const { id } = await person.ask<{ id: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'bot:random'],
    hints: false,
    start: true,
  });
  await person.open(`/table/${id}`);
  await person.bar.waitFor();
  await expect(person.page.getByRole('button', { name: 'Rules' }).first()).toBeVisible();
  await expect(person.page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
