import { expect, playOn, seatAll, test, unfit, type Person } from './people.ts';

/** The two screens that everything must fit without scrolling; what is longer lies in tabs and drawers. */
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const LANGUAGES = ['en', 'pl', 'fr'];

/** Speak another language from the next page on. */
async function speak(person: Person, language: string): Promise<void> {
  await person.page.evaluate((wish) => localStorage.setItem('terrarium-settings', JSON.stringify({ language: wish })), language);
}

for (const viewport of SCREENS) {
  const narrow = viewport.width < 761;
  const size = `${viewport.width} by ${viewport.height}`;

  test(`the start page fits ${size} in every language, with games to go on with`, async ({ someone }) => {
    const person = await someone({ viewport });
    const { page } = person;
    await person.open();
    for (let table = 0; table < 6; table += 1) await person.ask('POST', '/tables', { game: 'planet', seats: ['me', 'open'] });
    for (const language of LANGUAGES) {
      await speak(person, language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.locator('main li a').nth(5).waitFor();
      expect(await unfit(page), language).toEqual([]);
      for (const main of await page.locator('article button.main').all()) await expect(main).toBeInViewport({ ratio: 1 });
      if (!narrow) continue;
      for (const fold of await page.locator('article [aria-expanded]').all()) {
        await fold.click();
        expect(await unfit(page), `${language}, unfolded`).toEqual([]);
      }
    }
  });

  test(`a table fits ${size} before the start, in play, with its sheets, and at the end`, async ({ someone }) => {
    const person = await someone({ viewport });
    const { page } = person;
    const { id } = await person.ask<{ id: string }>('POST', '/tables', {
      game: 'planet', seats: ['me', 'open', 'bot:sapling', 'bot:tree'],
    });
    await person.open(`/table/${id}`);
    for (const language of LANGUAGES) {
      await speak(person, language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('main ol li').nth(3).waitFor();
      expect(await unfit(page), `${language}, before the start`).toEqual([]);
      await expect(page.locator('.start button.main')).toBeInViewport({ ratio: 1 });
      if (!narrow) continue;
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await unfit(page), `${language}, ${await tab.textContent()}`).toEqual([]);
      }
    }
    await speak(person, 'en');
    await seatAll([person], 4, { mystery: true });
    await expect.poll(() => person.hasTurn()).toBe(true);
    expect(await unfit(page), 'in play').toEqual([]);
    await person.chooseTile();
    expect(await unfit(page), 'with a tile chosen').toEqual([]);
    if (narrow) {
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      for (const tab of ['Points', 'Chat', 'Rules', 'Log']) {
        await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
        expect(await unfit(page), tab).toEqual([]);
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await person.confirm();
    await playOn([person]);
    await page.getByRole('img', { name: /Points of every seat/ }).waitFor();
    for (const language of LANGUAGES) {
      await speak(person, language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('.result svg[role="img"]').waitFor();
      expect(await unfit(page, '.result'), `${language}, the end`).toEqual([]);
    }
    await page.getByRole('link', { name: 'Revoir' }).click();
    await page.getByRole('slider').waitFor();
    expect(await unfit(page), 'the replay').toEqual([]);
  });
}
