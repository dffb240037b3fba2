import { expect, seatAll, test } from './people.ts';

test('the globe is drawn, and three.js is loaded for it and not before', async ({ someone }) => {
  const person = await someone({ reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  const scripts: string[] = [];
  person.page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('WebGLRenderer')) scripts.push(response.url());
  });
  await person.open();
  await person.page.getByRole('button', { name: 'Play now: Planet' }).waitFor();
  expect(scripts).toEqual([]);
  await seatAll([person], 2);
  await expect(person.page.locator('canvas').first()).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await person.layTile();
});
