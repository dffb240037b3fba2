import { expect, outside, seatAll, seatAtDeal, seriousFaults, test } from './people.ts';
import { cells, keepFirst } from './rauha.ts';

test('a tile is dragged onto a face of the net, and the tray shows it turned as the net does', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  const tile = page.getByRole('group', { name: 'Tiles of the round' }).getByRole('button', { disabled: false }).nth(1);
  const face = page.getByRole('button', { name: /^Face 6, free/ });
  const middleOf = async (one: typeof tile): Promise<[number, number]> => {
    const box = (await one.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middleOf(tile)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(face)), { steps: 8 });
  await page.mouse.up();
  await expect(person.bar.getByRole('button', { name: /^Lay the tile here$/ })).toBeEnabled();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  // What the net shows on the face is what the tile in hand shows: the same habitats, turned by the same angle.
  await expect(face).toHaveAccessibleName(/the tile would show/);
  await person.confirm();
  await expect(page.getByRole('button', { name: /^Face 6: / })).toBeVisible();
});

test('an animal says what it scores: one point for the objective’s habitat, else two', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seatAtDeal(person, 'planet', 2, 7);
  const animals = page.locator('.animals .soon li');
  await expect(animals.first()).toContainText(/[12] points?/);
  await page.locator('.timeline .chip').nth(3).click();
  await expect(page.locator('.timeline .detail')).toContainText(/: [12] points?/);
  const plain = await someone();
  await seatAtDeal(plain, 'planet', 2, 7, { beginner: true });
  await expect(plain.page.locator('.animals .soon li').first()).toContainText('1 point');
});

test('a card of Rauha that was placed wrongly is taken back, although the others have seen it', async ({ someone }) => {
  const person = await someone();
  const { page, bar } = person;
  await seatAtDeal(person, 'rauha', 2, 78);
  await page.locator('[data-card="1-05"]').click();
  await bar.getByRole('button', { name: 'Keep this card' }).click();
  const middle = cells(person).nth(4);
  await expect(bar).toContainText('Place or discard your card.');
  await middle.click();
  await bar.getByRole('button', { name: 'Place it here for 1 crystal' }).click();
  await expect(middle).toHaveAccessibleName(/^Cell 5: crystal/);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(middle).toHaveAccessibleName(/^Cell 5: desert/);
  await expect(bar).toContainText('Place or discard your card.');
});

test('leaving a game asks first, and a seat that a bot plays is taken back with one button', async ({ someone }) => {
  const people = [await someone(), await someone()];
  const [ada, ben] = people;
  await seatAll(people, 2, {}, 'rauha');
  await keepFirst(ada!);
  await ada!.page.getByRole('button', { name: 'Settings' }).click();
  await ada!.page.getByRole('button', { name: 'Leave the table' }).click();
  const question = ada!.page.getByRole('dialog', { name: 'Leave the table' });
  await expect(question).toContainText('a bot plays on for you');
  expect(await seriousFaults(ada!.page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await ada!.page.getByRole('button', { name: 'Settings' }).click();
  await ada!.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(ben!.page.getByText(/is standing in/)).toBeVisible();
  await ada!.bar.getByRole('button', { name: 'Play for myself again' }).click();
  await expect(ben!.page.getByText(/is standing in/)).toHaveCount(0);
});

for (const locale of ['en-GB', 'pl-PL', 'fr-FR'])
  test(`the bar of a phone cuts off nothing in Rauha: ${locale}`, async ({ someone }) => {
    const person = await someone({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = person;
    const { id } = await person.ask<{ id: string }>('POST', '/tables', {
      game: 'rauha',
      seats: ['me', 'bot:random'],
      start: true,
    });
    await person.open(`/table/${id}`);
    const title = page.locator('.badges .title');
    await expect(title).toContainText(/1.*4.*1/);
    const [inner, outer] = [(await title.boundingBox())!, (await page.locator('.badges').boundingBox())!];
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await outside(page, '.badges button, .bottom button')).toEqual([]);
  });
