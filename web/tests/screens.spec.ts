import type { Page } from '@playwright/test';
import { playEarth, seatAtEarth } from './earth.ts';
import { expect, playOn, seatAll, test, unfit, type Person } from './people.ts';
import { playRauha } from './rauha.ts';

/** The two screens that everything must fit without scrolling; what is longer lies in tabs and drawers. */
const WIDE = { width: 1366, height: 768 };
const NARROW = { width: 390, height: 844 };
const LANGUAGES = ['en', 'pl', 'fr'];

/** It fits either screen; the narrow one is left. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    // The layout follows a new size a moment later.
    await expect.poll(() => unfit(page), { message: `${what}, ${size.width} by ${size.height}` }).toEqual([]);
  }
}

/** What sticks out of its part to the side, where it cannot be scrolled to or only by moving the page sideways. */
const cutOff = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const outer = document.querySelector(selector)!.getBoundingClientRect();
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((one) => !one.closest('svg svg, .unseen') && one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < outer.left - 1 || box.right > outer.right + 1))
      .map(({ one, box }) => `${one.tagName} ${one.textContent.slice(0, 30)}: ${box.left} to ${box.right}`);
  }, part);

/** The end of a game: whole on a wide screen; on a phone it scrolls down and nowhere else, and its end can be reached. */
async function expectResultFits(page: Page, what: string): Promise<void> {
  const result = page.locator('.result');
  await page.setViewportSize(WIDE);
  expect(await unfit(page, '.result'), `${what}, wide`).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await unfit(page), `${what}, narrow`).toEqual([]);
  expect(await result.evaluate((one) => one.scrollWidth - one.clientWidth), `${what}, narrow`).toBe(0);
  expect(await cutOff(page, '.result'), `${what}, narrow`).toEqual([]);
  const last = result.locator('.card > * > *').last();
  await result.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  const [inner, outer] = [(await last.boundingBox())!, (await result.boundingBox())!];
  expect(inner.y + inner.height, what).toBeLessThanOrEqual(outer.y + outer.height);
}

/** Load the page anew in another language. */
async function speak({ page }: Person, language: string): Promise<void> {
  await page.evaluate(
    (wish) => localStorage.setItem('terrarium-settings', JSON.stringify({ language: wish })),
    language,
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('the start page fits wide and narrow screens in every language, with games to go on with', async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await person.open();
  for (let table = 0; table < 6; table += 1)
    await person.ask('POST', '/tables', { game: 'planet', seats: ['me', 'open'] });
  for (const language of LANGUAGES) {
    await speak(person, language);
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.locator('main li a').nth(5).waitFor();
    await page.setViewportSize(WIDE);
    for (const main of await page.locator('article button.main').all()) await expect(main).toBeInViewport({ ratio: 1 });
    await expectFits(page, language);
    for (const main of await page.locator('article button.main').all()) await expect(main).toBeInViewport({ ratio: 1 });
    for (const fold of await page.locator('article [aria-expanded]').all()) {
      await fold.click();
      expect(await unfit(page), `${language}, unfolded`).toEqual([]);
    }
  }
});

test('a table fits wide and narrow screens before the start, in play, with its sheets, and at the end', async ({
  someone,
}) => {
  const person = await someone();
  const { page } = person;
  const { id } = await person.ask<{ id: string }>('POST', '/tables', {
    game: 'planet',
    seats: ['me', 'open', 'bot:sapling', 'bot:tree'],
  });
  await person.open(`/table/${id}`);
  for (const language of LANGUAGES) {
    await page.setViewportSize(WIDE);
    await speak(person, language);
    await page.locator('main ol li').nth(3).waitFor();
    await expect(page.locator('.start button.main')).toBeInViewport({ ratio: 1 });
    await expectFits(page, `${language}, before the start`);
    await expect(page.locator('.start button.main')).toBeInViewport({ ratio: 1 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await unfit(page), `${language}, ${await tab.textContent()}`).toEqual([]);
    }
  }
  await speak(person, 'en');
  await seatAll([person], 4, { mystery: true });
  await expect.poll(() => person.hasTurn()).toBe(true);
  await expectFits(page, 'in play');
  await person.chooseTile();
  await expectFits(page, 'with a tile chosen');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  for (const tab of ['Points', 'Chat', 'Rules', 'Log']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    expect(await unfit(page), tab).toEqual([]);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await person.confirm();
  await playOn([person]);
  await page.getByRole('img', { name: /Points of every seat/ }).waitFor();
  for (const language of LANGUAGES) {
    await speak(person, language);
    await page.locator('.result svg[role="img"]').waitFor();
    await expectResultFits(page, `${language}, the end`);
  }
  await page.getByRole('link', { name: 'Revoir' }).click();
  await page.getByRole('slider').waitFor();
  await expectFits(page, 'the replay');
});

for (const [game, seats] of [
  ['earth', 4],
  ['earth', 1],
  ['rauha', 5],
] as const)
  test(`the end of ${game} with ${seats} seats fits a wide screen and a phone`, async ({ someone }) => {
    const person = await someone();
    const { page } = person;
    if (game === 'earth') {
      await seatAtEarth([person], seats, seats === 1 ? { difficulty: 'beginner' } : {});
      await playEarth(person, 100_000, 'quickly');
    } else {
      await seatAll([person], seats, {}, 'rauha');
      await playRauha([person]);
    }
    await page.getByRole('img', { name: /Points of every seat/ }).waitFor();
    // What was to be announced before the end does not cover the result.
    await expect(page.locator('.announced')).toHaveCount(0);
    for (const language of LANGUAGES) {
      await speak(person, language);
      await page.locator('.result svg[role="img"]').waitFor();
      await expectResultFits(page, `${game}, ${language}`);
    }
  });
