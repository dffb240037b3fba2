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

test('the globe is turned, snaps to a face, and a double-click brings a face to the front', async ({ someone }) => {
  const person = await someone({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  await seatAll([person], 2, { first: 1 });
  const canvas = person.page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  const box = (await canvas.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  /** The globe once it has come to rest, with the pointer away from it. */
  const picture = async (): Promise<string> => {
    await person.page.mouse.move(5, 5);
    let before = '';
    for (;;) {
      const now = (await canvas.screenshot({ style: 'button { visibility: hidden !important }' })).toString('base64');
      if (now === before) return now;
      before = now;
      await person.page.waitForTimeout(150);
    }
  };
  const drag = async (far: number): Promise<void> => {
    await person.page.mouse.move(middle.x, middle.y);
    await person.page.mouse.down();
    for (let step = 1; step <= 4; step += 1) await person.page.mouse.move(middle.x + (far * step) / 4, middle.y);
    await person.page.waitForTimeout(200);
    await person.page.mouse.move(middle.x + far, middle.y);
    await person.page.mouse.up();
  };
  await person.page.getByRole('button', { name: 'Snap to faces' }).click();
  const centred = await picture();
  await drag(20);
  expect(await picture()).toBe(centred);
  await person.page.getByRole('button', { name: 'Snap to faces' }).click();
  await drag(20);
  expect(await picture()).not.toBe(centred);
  await person.page.mouse.dblclick(middle.x, middle.y);
  expect(await picture()).toBe(centred);
});

test('when the graphics are lost the page goes on with the net', async ({ someone }) => {
  const person = await someone({ reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  await seatAll([person], 2);
  const canvas = person.page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  await expect.poll(() => person.hasTurn()).toBe(true);
  await canvas.evaluate((element: HTMLCanvasElement) => element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext());
  await expect(person.page.locator('canvas')).toHaveCount(0);
  await person.layTile();
});
