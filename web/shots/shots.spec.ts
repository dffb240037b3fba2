import { fileURLToPath } from 'node:url';
import { playOn, seatAll, test, type Person } from '../tests/people.ts';
import { cards, cells, playRauha } from '../tests/rauha.ts';

const FOLDER = fileURLToPath(new URL('../../docs/shots/', import.meta.url));

async function shoot({ page }: Person, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
}

/** Somebody whom the pictures call by a name. */
async function named(person: Person, name: string): Promise<Person> {
  await person.ask('PUT', '/me', { name });
  return person;
}

/** Turn the globe a little, by hand. */
async function turn({ page }: Person, dx: number, dy: number): Promise<void> {
  const box = (await page.locator('canvas').first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step += 1) await page.mouse.move(x + (dx * step) / 4, y + (dy * step) / 4);
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(900);
}

async function untilTurn(wanted: Person, other: Person): Promise<void> {
  while (!(await wanted.hasTurn())) {
    if (await other.hasTurn()) await other.layQuickly();
    else await wanted.page.waitForTimeout(50);
  }
}

test('pictures of the page', async ({ someone }) => {
  const ada = await named(await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' }), 'Ada');
  const ben = await named(
    await someone({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', colorScheme: 'dark' }),
    'Ben',
  );
  const id = await seatAll([ada, ben], 3, { first: 0 }, 'planet', 'sprout');
  await playOn([ada, ben], 13);
  await untilTurn(ada, ben);
  await ada.chooseTile();
  await shoot(ada, 'table');
  await turn(ada, -70, 45);
  await ada.page
    .locator('canvas')
    .first()
    .screenshot({ path: `${FOLDER}globe.png`, style: '.snap { visibility: hidden }' });
  await ada.page
    .locator('.net')
    .first()
    .screenshot({ path: `${FOLDER}net.png` });
  await ada.confirm();
  await untilTurn(ben, ada);
  await ben.chooseTile();
  await shoot(ben, 'phone');
  await ben.confirm();
  await playOn([ada, ben]);
  await ada.page.getByRole('img', { name: /Points of every seat/ }).waitFor();
  await shoot(ada, 'end');
  await ada.page.getByRole('link', { name: 'Review' }).click();
  await ada.page.getByRole('slider', { name: 'Moment of the game' }).waitFor({ timeout: 180_000 });
  await shoot(ada, 'review');
  await ada.open(`/table/${id}/replay?at=20`);
  await ada.page.getByText('After action 20').waitFor();
  await shoot(ada, 'replay');
  const table = await ada.ask<{ id: string; code: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'open', 'bot:sapling', 'bot:tree'],
  });
  await ben.ask('POST', `/tables/${table.id}/join`, { code: table.code });
  await ben.ask('PUT', `/tables/${table.id}/seats/1`, { kind: 'me' });
  await ada.open(`/table/${table.id}`);
  await ada.page.getByRole('img', { name: 'The invitation link as a QR code' }).waitFor();
  await shoot(ada, 'before');
  await ada.open('/');
  await ada.page.getByRole('button', { name: 'Play now: Planet' }).waitFor();
  await shoot(ada, 'start');
});

test('pictures of Rauha', async ({ someone }) => {
  const ada = await named(await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' }), 'Ada');
  const ben = await named(
    await someone({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', colorScheme: 'dark' }),
    'Ben',
  );
  await seatAll([ada, ben], 4, {}, 'rauha', 'sprout');
  const people = [ada, ben];
  const asked = (person: Person, round: number, what: RegExp) => async (): Promise<boolean> =>
    (await person.hasTurn()) &&
    what.test((await person.bar.textContent()) ?? '') &&
    ((await person.page.locator('body').textContent()) ?? '').includes(`Round ${round} of 4`);
  await playRauha(people, asked(ben, 2, /Choose a card/));
  await cards(ben).nth(1).click();
  await shoot(ben, 'rauha-phone');
  await ben.page.keyboard.press('Escape');
  await playRauha(people, asked(ada, 3, /Place or discard/));
  const space = ada.page.locator('.cell.can').last();
  if (await space.isVisible()) await space.click();
  else await cells(ada).nth(4).click();
  await shoot(ada, 'rauha');
  await ada.page.keyboard.press('Escape');
  await playRauha(people, asked(ada, 3, /Activate the biomes/));
  await shoot(ada, 'rauha-use');
});
