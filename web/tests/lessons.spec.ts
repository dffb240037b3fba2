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

/** How many elements are highlighted; nothing has to be where a page names no place. */
const highlighted = (person: Person): Promise<number> =>
  person.page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const selectors = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []));
    if (selectors.length === 0) return -1;
    return [...document.querySelectorAll(selectors.join(', '))].filter((one) => one.checkVisibility()).length;
  });

/**
 * Press the buttons of the lesson with Enter until it is over, each page on a wide and on a narrow screen. Return the texts in the
 * order in which they came.
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
      for (const screen of screens) {
        await person.page.setViewportSize(SCREENS[screen]);
        await expect(panel).toBeInViewport({ ratio: 1 });
        expect(await overflow(person.page), `${screen}: ${text}`).toEqual({ x: 0, y: 0 });
      }
      if (screens.length > 0) expect(await highlighted(person), text).not.toBe(0);
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
    await person.bar.getByRole('button', { name: /^Lay tile/ }).click();
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
