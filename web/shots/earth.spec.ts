import { fileURLToPath } from 'node:url';
import { playEarth, playUntil, seatAtEarth } from '../tests/earth.ts';
import { test, type Person } from '../tests/people.ts';

const FOLDER = fileURLToPath(new URL('../../docs/shots/', import.meta.url));

async function shoot({ page }: Person, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
}

test('pictures of Earth', async ({ someone }) => {
  const ada = await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  await ada.ask('PUT', '/me', { name: 'Ada' });
  await seatAtEarth([ada], 3, { first: 0 });
  await shoot(ada, 'earth-setup');
  await playEarth(ada, 70);
  await playUntil(ada, 'action');
  await shoot(ada, 'earth-action');
  await ada.page.locator('[data-action="plant"]').click();
  await ada.bar.getByRole('button', { name: 'Plant', exact: true }).click();
  await ada.page.locator('.usable [data-card]').first().click();
  await ada.page.waitForTimeout(1500);
  await ada.page.locator('[data-cell].spot').first().click();
  await shoot(ada, 'earth-plant');
  await playUntil(ada, 'sprouts');
  await shoot(ada, 'earth-run');
  await playEarth(ada);
  await ada.page.getByRole('button', { name: 'Show the board' }).click();
  await ada.page
    .getByRole('button', { name: /Growth|growth/ })
    .last()
    .focus();
  await shoot(ada, 'earth-end');

  const ben = await someone({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', colorScheme: 'dark' });
  await seatAtEarth([ben], 2, { mode: 'beginner', first: 0 });
  await playEarth(ben, 60);
  await playUntil(ben, 'action');
  await shoot(ben, 'earth-phone');
});
