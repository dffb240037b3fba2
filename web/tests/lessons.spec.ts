import type { Page } from '@playwright/test';
import { expect, overflow, seriousFaults, test, type Person } from './people.ts';

/** Every lesson in every language, every page wide and narrow: all are played, by the keyboard alone. */
const LESSONS = ['planet', 'rauha', 'earth', 'earth-solo'];
const LANGUAGES = ['en-GB', 'pl-PL', 'fr-FR'];
const SCREENS = { wide: { width: 1366, height: 768 }, narrow: { width: 390, height: 844 } };

const NEXT = /^(Next|Play on|Dalej|Graj dalej|Suivant|Continuer la partie)$/;
const SHOW = /^(Show me|Pokaż|Montrez-moi)$/;
const DO = /^(Do it|Zrób to|Jouer ainsi)$/;

async function start(person: Person, lesson: string): Promise<void> {
  const table = await person.ask<{ id: string }>('POST', `/lessons/${lesson}`);
  await person.open(`/table/${table.id}`);
  await person.page.locator('section.lesson').waitFor();
}

interface Sight {
  /** How many elements are highlighted; -1 where a page names no place. */
  highlighted: number;
  /** Whether the whole panel of the lesson is on the screen. */
  panel: boolean;
  overflow: { x: number; y: number };
}

/** What the screen shows of a page of the lesson. */
const sight = (person: Person): Promise<Sight> =>
  person.page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const selectors = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []));
    const marked = selectors.length === 0 ? null : [...document.querySelectorAll(selectors.join(', '))];
    const box = document.querySelector('section.lesson')!.getBoundingClientRect();
    const root = document.documentElement;
    return {
      highlighted: marked === null ? -1 : marked.filter((one) => one.checkVisibility()).length,
      panel: box.height > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
      overflow: { x: root.scrollWidth - root.clientWidth, y: root.scrollHeight - root.clientHeight },
    };
  });

/** Expect a page of the lesson to fit, with its places highlighted; a phone may have them on another sheet. */
async function expectShown(person: Person, screen: keyof typeof SCREENS, text: string): Promise<void> {
  const where = `${screen}: ${text}`;
  await expect(async () => {
    const { highlighted, ...rest } = await sight(person);
    expect(rest, where).toEqual({ panel: true, overflow: { x: 0, y: 0 } });
    if (screen === 'wide') expect(highlighted, where).not.toBe(0);
  }).toPass({ intervals: [30, 60, 120, 250], timeout: 20_000 });
}

/**
 * Press the buttons of the lesson with Enter until it is over, each page on all these screens. Return the texts in the order in which they
 * came. Every second page is seen in the opposite order of screens, because resizing takes most of the time.
 */
async function playLesson(person: Person, screens: (keyof typeof SCREENS)[] = []): Promise<string[]> {
  const panel = person.page.locator('section.lesson');
  const texts: string[] = [];
  for (;;) {
    const button = panel.getByRole('button', { name: new RegExp([NEXT, SHOW, DO].map((one) => one.source).join('|')) });
    await expect(button.or(person.page.locator('.layout:not(:has(section.lesson))'))).toBeEnabled();
    if ((await panel.count()) === 0) return texts;
    const text = await panel.locator('.text').innerText();
    if (texts.at(-1) !== text) {
      texts.push(text);
      for (const screen of texts.length % 2 ? screens : screens.toReversed()) {
        await person.page.setViewportSize(SCREENS[screen]);
        await expectShown(person, screen, text);
      }
    }
    await button.press('Enter');
    await person.page.waitForTimeout(20);
  }
}

for (const lesson of LESSONS) {
  for (const locale of LANGUAGES) {
    test(`the lesson ${lesson} is played by keyboard, wide and narrow: ${locale}`, async ({ someone }) => {
      const person = await someone({ locale, viewport: SCREENS.narrow });
      await start(person, lesson);
      const texts = await playLesson(person, ['narrow', 'wide']);
      expect(texts.length).toBeGreaterThan(8);
      for (const text of texts) expect(text).not.toMatch(/lesson-|\{/);
      await expect(person.page.locator('section.lesson')).toHaveCount(0);
      expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    });
  }
}

test('a wrong answer is explained, nothing changes, and after two the answer is shown', async ({ someone }) => {
  const person = await someone();
  await start(person, 'planet');
  const panel = person.page.locator('section.lesson');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(person.page.locator('[data-place="tile:d"]')).toHaveCSS('outline-style', 'solid');
  await expect(person.page.locator('[data-place="tile:a"]')).not.toHaveCSS('outline-style', 'solid');
  // In the drawing of the net an outline would be many times as thick, and cover the board.
  const face = person.page.locator('[data-spot="face:0:5"]');
  await expect(face).not.toHaveCSS('outline-style', 'solid');
  await expect(face.locator('.ring')).not.toHaveCSS('stroke', 'none');
  await expect(person.page.locator('[data-spot="face:0:6"] .ring')).toHaveCSS('stroke', 'none');
  expect(await seriousFaults(person.page)).toEqual([]);
  for (const answered of [0, 1]) {
    await person.chooseTile();
    await expect(panel).not.toContainText('The answer:');
    await person.bar.getByRole('button', { name: /^Lay the tile/ }).click();
    await expect(panel).toContainText('Lay the marked tile on the marked face without turning it');
    await expect(panel, `after ${answered + 1}`).toContainText('Step 2 of 7');
    await person.bar.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(panel).toContainText('The answer:');
  // The right answer on the board itself.
  await person.page.locator('[data-place="tile:d"]').click();
  await person.page.getByRole('button', { name: /^Face 5, free/ }).click();
  await person.confirm();
  await expect(panel).toContainText('Your forest grew from 3 to 6 areas.');
});

test('the answer that is asked for is shown on the board', async ({ someone }) => {
  const person = await someone();
  await start(person, 'planet');
  const panel = person.page.locator('section.lesson');
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByRole('button', { name: 'Show me' }).click();
  await expect(panel).toContainText('The answer: The tile forest ×3, mountain ×1, glacier ×1 on the marked face');
  await expect(person.page.locator('[data-place="tile:d"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(person.page.getByRole('button', { name: /^Face 5, free; the tile would show/ })).toBeVisible();
  await person.confirm();
  await expect(panel).toContainText('Your forest grew from 3 to 6 areas.');
});

/** How many pixels of the colour of marks lie outside an element, close to its edge, for each pixel of its circumference. */
async function markAround(page: Page, selector: string): Promise<number> {
  const box = (await page.locator(selector).boundingBox())!;
  const reach = 8;
  const clip = {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
  const picture = (await page.screenshot({ clip })).toString('base64');
  // The page itself may not load pictures from elsewhere.
  const drawing = await page.context().newPage();
  const found = await drawing.evaluate(
    async ({ data, edge }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const [wide, high] = [image.width, image.height];
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, wide, high);
      const near = (at: number) =>
        [176, 64, 34].every((value, part) => Math.abs(bytes[at + part]! - value) < 16) ? 1 : 0;
      let count = 0;
      for (let y = 0; y < high; y += 1)
        for (let x = 0; x < wide; x += 1) {
          const out = Math.max(edge - x, edge - y, x - (wide - edge), y - (high - edge));
          if (out >= 1 && out <= 5) count += near(4 * (y * wide + x));
        }
      return count;
    },
    { data: picture, edge: reach },
  );
  await drawing.close();
  return found / (2 * (box.width + box.height));
}

test('the lesson of Rauha is played with its own controls, and what it speaks of is seen to be marked', async ({
  someone,
}) => {
  const person = await someone();
  const { page, bar } = person;
  await start(person, 'rauha');
  const panel = page.locator('section.lesson');
  const next = () => panel.getByRole('button', { name: 'Next' }).click();
  const main = bar.locator('button.main');
  const keep = async (card: string): Promise<void> => {
    await page.locator(`[data-card="${card}"]`).click();
    await bar.getByRole('button', { name: 'Keep this card' }).click();
  };
  await next();
  expect(await markAround(page, '[data-card="1-05"]')).toBeGreaterThan(1.5);
  expect(await markAround(page, '[data-card="1-06"]')).toBeLessThan(0.2);
  await keep('1-05');
  await next();
  expect(await markAround(page, '[data-cell="4"]')).toBeGreaterThan(1.5);
  expect(await markAround(page, '[data-cell="8"]')).toBeLessThan(0.2);
  await page.locator('[data-cell="4"]').click();
  await main.click();
  await next();
  await expect(panel).toContainText('Take everything at once.');
  expect(await markAround(page, '[data-place="rest"]')).toBeGreaterThan(1.5);
  await main.click();
  await expect(panel).toContainText('5 crystals, 1 point.');
  await next();
  await keep('1-24');
  await page.getByRole('button', { name: 'Discard: put a spore' }).click();
  await page.locator('[data-cell="4"]').click();
  await main.click();
  await next();
  // What must be paid for is chosen as well, then one button takes both.
  await page.locator('[data-cell="4"]').click();
  await expect(main).toHaveText('Take 5 points for 2 crystals');
  await main.click();
  await expect(panel).toContainText('6 points. Meanwhile');
  await next();
  await keep('1-35');
  await page.locator('[data-cell="5"]').click();
  await main.click();
  await expect(panel).toContainText('Kiteet comes to you.');
  await next();
  await expect(main).toHaveText('Take 6 points');
  await main.click();
  await expect(panel).toContainText('12 points.');
  await next();
  await page.locator('[data-cell="4"]').click();
  await main.click();
  await expect(panel).toContainText('20 points');
  await next();
  await keep('1-39');
  await expect(panel).toContainText('It pays nothing itself.');
  await panel.getByRole('button', { name: 'Play on' }).click();
  await expect(panel).toHaveCount(0);
});

test('the cards and places that the lesson of Earth speaks of are seen to be marked', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await start(person, 'earth');
  const panel = page.locator('section.lesson');
  for (let pages = 0; pages < 2; pages += 1) await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel).toContainText('plant the Southern Magnolia');
  // Cards that can be chosen have a thin frame of the same colour.
  expect(await markAround(page, '.hand [data-card="24"]')).toBeGreaterThan(3);
  expect(await markAround(page, '.hand [data-card="1"]')).toBeLessThan(2);
  await panel.getByRole('button', { name: 'Skip' }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  // The place is marked before a card is chosen for it.
  await expect(panel).toContainText('to the right of the Magnolia');
  expect(await markAround(page, '[data-free="1:2"]')).toBeGreaterThan(1.5);
  expect(await markAround(page, '[data-free="3:3"]')).toBeLessThan(0.2);
  // A lesson takes from the height of the screen, and yet nothing beside the grid is cut off.
  const below = await page.locator('.home .piles').evaluate((piles) => {
    const home = piles.closest('.home')!.getBoundingClientRect();
    return piles.getBoundingClientRect().bottom - home.bottom;
  });
  expect(below).toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: 'Skip' }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel).toContainText('Keep the Reddish Corky Fungus');
  expect(await markAround(page, '[data-keep="35"]')).toBeGreaterThan(1.5);
});

test('a lesson is offered first, left, continued and skipped through; then the game comes first', async ({
  someone,
}) => {
  const person = await someone();
  await person.open();
  const { page } = person;
  const offer = page.getByRole('button', { name: 'Lesson Rauha: Learn in 5 minutes' });
  await expect(offer).toHaveClass(/main/);
  expect(await seriousFaults(page)).toEqual([]);
  await offer.click();
  const panel = page.locator('section.lesson');
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByRole('button', { name: 'Skip' }).click();
  await expect(panel).toContainText('Everyone chooses at the same time.');
  await panel.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Lesson Rauha: Continue the lesson' }).click();
  await expect(panel).toContainText('Everyone chooses at the same time.');
  await playLesson(person);
  await person.open();
  await expect(page.getByRole('button', { name: 'Play now: Rauha' })).toHaveClass(/main/);
});

test('a first game has the gentlest setting and says so', async ({ someone }) => {
  const person = await someone();
  await person.open();
  const card = person.page.getByRole('article', { name: 'Planet' });
  await expect(card).toContainText('Your first game: no objectives, every animal is worth 1 point.');
  await card.getByRole('button', { name: 'Play now' }).click();
  await person.bar.waitFor();
  const id = person.page.url().split('/').at(-1)!;
  const table = await person.ask<{ options: Record<string, unknown>; seats: { bot: string | null }[] }>(
    'GET',
    `/tables/${id}`,
  );
  expect(table.options['beginner']).toBe(true);
  expect(table.seats[1]!.bot).toBe('seedling');
  await person.open();
  await expect(card).not.toContainText('Your first game');
});
