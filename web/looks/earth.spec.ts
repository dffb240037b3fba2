import { playEarth, seatAtEarth } from '../tests/earth.ts';
import { test, overflow, seriousFaults, type Person } from '../tests/people.ts';

const SIZES = [[1440, 900], [1366, 768], [1024, 768], [390, 844]] as const;
async function shoot({ page }: Person, name: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(2, 2);
    await page.waitForTimeout(250);
    await page.screenshot({ path: `/tmp/looks/${name}-${width}.png`, animations: 'disabled' });
    const over = await overflow(page);
    if (over.x || over.y) console.log(`OVERFLOW ${name} ${width}: ${JSON.stringify(over)}`);
    const faults = await seriousFaults(page);
    if (faults.length) console.log(`AXE ${name} ${width}:\n  ${faults.join('\n  ')}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}
async function untilAsked(person: Person, kind: string): Promise<boolean> {
  for (let presses = 0; presses < 400; presses += 1) {
    const now = await person.page.evaluate(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']);
    if (now === kind) return true;
    if (await person.page.locator('[aria-label="Result"]').count()) return false;
    if (now) await playEarth(person, 1);
    else await person.page.waitForTimeout(40);
  }
  return false;
}
test('table', async ({ someone }) => {
  const ada = await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  await ada.ask('PUT', '/me', { name: 'Ada' });
  await seatAtEarth([ada], 4, { first: 0 });
  await shoot(ada, 'setup');
  await playEarth(ada, 60);
  await untilAsked(ada, 'action');
  await shoot(ada, 'action');
  await ada.page.locator('[data-action="plant"]').click();
  await ada.bar.getByRole('button', { name: 'Plant', exact: true }).click();
  await ada.page.locator('.usable [data-card]').first().click();
  await ada.page.waitForTimeout(1500);
  await ada.page.locator('[data-cell].spot').first().click();
  await shoot(ada, 'plant');
  for (const kind of ['keep', 'sprouts', 'growth', 'ability', 'compost', 'pay_sprouts', 'price']) if (await untilAsked(ada, kind)) await shoot(ada, kind, [[1366, 768], [390, 844]]);
  await playEarth(ada);
  await shoot(ada, 'result');
  await ada.page.getByRole('button', { name: 'Show the board' }).click();
  await ada.page.getByRole('button', { name: /Growth|growth/ }).last().focus();
  await shoot(ada, 'end');
});
test('solo', async ({ someone }) => {
  const ada = await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', colorScheme: 'dark' });
  await seatAtEarth([ada], 1, { difficulty: 'medium' });
  await shoot(ada, 'solo-setup', [[1366, 768], [390, 844]]);
  await playEarth(ada, 60);
  await untilAsked(ada, 'action');
  await shoot(ada, 'solo-action');
  await untilAsked(ada, 'gaia');
  await shoot(ada, 'solo-gaia');
  await playEarth(ada);
  await shoot(ada, 'solo-result');
  await ada.page.getByRole('button', { name: 'Show the board' }).click();
  await shoot(ada, 'solo-end');
});
test('teams', async ({ someone }) => {
  const ada = await someone({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  await seatAtEarth([ada], 4, { teams: true });
  await shoot(ada, 'teams-setup', [[1366, 768], [390, 844]]);
  await playEarth(ada, 50);
  await untilAsked(ada, 'action');
  await shoot(ada, 'teams-action');
  await untilAsked(ada, 'plant');
  await shoot(ada, 'teams-plant');
  await playEarth(ada);
  await shoot(ada, 'teams-result');
  await ada.page.getByRole('button', { name: 'Show the board' }).click();
  await shoot(ada, 'teams-end');
});
