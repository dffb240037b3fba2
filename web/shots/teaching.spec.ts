import { fileURLToPath } from 'node:url';
import { playUntil } from '../tests/earth.ts';
import { expect, seatAtDeal, test, type Person } from '../tests/people.ts';

const FOLDER = fileURLToPath(new URL('../../docs/shots/', import.meta.url));
const WIDE = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

async function shoot({ page }: Person, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
}

test('pictures of a lesson, a hint and the legend', async ({ someone }) => {
  const learner = await someone(WIDE);
  const lesson = await learner.ask<{ id: string }>('POST', '/lessons/planet');
  await learner.open(`/table/${lesson.id}`);
  const panel = learner.page.locator('section.lesson');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(learner.page.locator('[data-place="tile:d"]')).toHaveCSS('outline-style', 'solid');
  await shoot(learner, 'lesson');

  const player = await someone(WIDE);
  await seatAtDeal(player, 'rauha', 2, 78);
  await player.page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(player.page.getByRole('region', { name: 'Hints' }).getByRole('listitem')).toHaveCount(2);
  await shoot(player, 'hint');
  await player.page.keyboard.press('?');
  await expect(player.page.getByRole('dialog').locator('dt')).not.toHaveCount(0);
  await shoot(player, 'legend');
});

test('pictures of a symbol and of the rules for players', async ({ someone }) => {
  const player = await someone(WIDE);
  await seatAtDeal(player, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(player, 'action');
  await player.page.locator('.hand [data-symbol="earth:then"]').first().hover();
  await player.page.getByRole('tooltip').waitFor();
  await player.page.screenshot({ path: `${FOLDER}symbol.png`, animations: 'disabled' });
  await player.open('/rules/earth');
  await player.page.getByRole('article').locator('.picture svg').first().waitFor();
  await shoot(player, 'rules');
});
