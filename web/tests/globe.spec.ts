import type { Locator } from '@playwright/test';
import { expect, layWithoutMouse, resizing, seatAll, test } from './people.ts';

test('the globe is drawn, and three.js is loaded for it and not before', async ({ someone }) => {
  const person = await someone({ viewport: { width: 1024, height: 768 } });
  const scripts: string[] = [];
  person.page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('WebGLRenderer'))
      scripts.push(response.url());
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
  const person = await someone({ viewport: { width: 1366, height: 768 } });
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
  await expect.poll(picture).toBe(centred);
  await person.page.getByRole('button', { name: 'Snap to faces' }).click();
  await drag(20);
  await expect.poll(picture).not.toBe(centred);
  await person.page.mouse.dblclick(middle.x, middle.y);
  await expect.poll(picture).toBe(centred);
});

test('when the graphics are lost the page goes on with the net, and comes back to the globe with them', async ({
  someone,
}) => {
  const person = await someone({ viewport: { width: 1024, height: 768 } });
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  const canvas = page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  await expect.poll(() => person.hasTurn()).toBe(true);
  const before = (await page.locator('.net').first().boundingBox())!;
  const graphics = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
    element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!,
  );
  await graphics.evaluate((lost) => lost.loseContext());
  await expect(canvas).toBeHidden();
  expect((await page.locator('.net').first().boundingBox())!.width).toBeGreaterThan(1.5 * before.width);
  await person.layTile();
  await graphics.evaluate((lost) => lost.restoreContext());
  await expect(canvas).toBeVisible();
  await expect.poll(() => person.hasTurn()).toBe(true);
  const box = (await canvas.boundingBox())!;
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  // Something is drawn again: more than one colour.
  await expect.poll(() => colours(canvas)).toBeGreaterThan(50);
  await person.layTile();
});

/** How many colours the picture of the globe has. */
async function colours(canvas: Locator): Promise<number> {
  const picture = `data:image/png;base64,${(await canvas.screenshot()).toString('base64')}`;
  return canvas.page().evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const paper = document.createElement('canvas');
    [paper.width, paper.height] = [image.width, image.height];
    const pen = paper.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, picture);
}

test("the globe is played by keys, and another's planet is seen in 3D if wanted", async ({ someone }) => {
  const person = await someone({ viewport: { width: 1366, height: 768 } });
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect.poll(() => person.hasTurn()).toBe(true);
  await page
    .getByRole('group', { name: 'Tiles of the round' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.globe [aria-live]')).toContainText(/^Face \d+, free/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.globe [aria-live]')).toContainText('would show');
  await person.confirm();
  await page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: /Dice/ }).click();
  const other = page.getByRole('region', { name: /Planet of Dice/ });
  await expect(other.locator('canvas')).toHaveCount(0);
  await other.getByRole('button', { name: 'In 3D' }).click();
  await expect(other.locator('canvas')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Face \d+/ })).toHaveCount(12);
});

test('a phone switches between globe and net and plays on either by touch', async ({ someone }) => {
  const person = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await seatAll([person], 2, { first: 0 });
  await expect.poll(() => person.hasTurn()).toBe(true);
  // The globe comes first.
  const canvas = page.locator('canvas');
  await expect(page.getByRole('button', { name: 'Snap to faces' })).toBeVisible();
  await expect(page.locator('[data-face]')).toHaveCount(0);
  await page.getByRole('group', { name: 'Tiles of the round' }).getByRole('button', { disabled: false }).first().tap();
  const box = (await canvas.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(person.bar.getByRole('button', { name: /^Lay the tile here$/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Net', exact: true }).tap();
  await expect(canvas).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Face 1, .*would show/ })).toBeVisible();
  await person.confirm();
});

test('a window is resized again and again while tiles are laid beside the globe', async ({ someone }) => {
  const person = await someone();
  await seatAll([person], 2);
  await expect(person.page.locator('canvas').first()).toBeVisible();
  await resizing(person.page, () => layWithoutMouse(person, 2));
  await expect(person.page.locator('canvas').first()).toBeVisible();
});
