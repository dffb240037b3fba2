import type { BrowserContextOptions } from '@playwright/test';
import { playEarth, playUntil } from './earth.ts';
import { expectFits } from './hands.ts';
import { expect, seatAtDeal, test, type Person } from './people.ts';

const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const AMOUNT_9 = 1086;

const answers = ({ page }: Person) => page.getByRole('group', { name: 'Answers' });
const careful = ({ page }: Person) => page.getByRole('switch', { name: 'Ask me about every gain' });
const asked = ({ page }: Person) => page.locator('[data-asked]').getAttribute('data-asked');
/** The own soil, which is the first figure beside the grid. */
const soil = ({ page }: Person) => page.locator('dd').first();

/** The amounts that can be taken, as those hear them who listen. */
const amounts = (person: Person): Promise<(string | null)[]> =>
  answers(person)
    .locator('[data-amount]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.firstChild!.textContent!.trim()),
    );

/** Draw cards turn by turn until a window opens: sooner or later there is an event among them that can be played. */
async function drawUntilWindow(person: Person): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) {
    await playUntil(person, ['action', 'window']);
    if ((await person.page.locator('[data-kind="window"]').count()) > 0) return;
    await person.page.locator('[data-action="grow"]').click();
    await person.bar.locator('button.main').click();
    await expect(person.page.locator('[data-kind="action"]')).toHaveCount(0);
  }
}

// Nobody else acts here, so with the same deal it is the same game every time.
test('alone, one says how much soil to take; what is not possible is refused with a sentence', async ({ someone }) => {
  const person = await someone(WIDE);
  const { page, bar } = person;
  let wrong = 0;
  await page.routeWebSocket(/\/api\/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; actions?: number[] };
      server.send(said.type === 'answer' && wrong > 0 ? JSON.stringify({ ...said, actions: [wrong] }) : message);
      if (said.type === 'answer') wrong = 0;
    });
  });
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'take');
  await expect(bar).toContainText('Take up to 5 soil.');
  const offered = await amounts(person);
  expect(offered).toEqual([5, 0, 1, 2, 3, 4].map((amount) => `Take ${amount} soil`));
  await expect(bar.getByRole('button', { name: offered[0]! })).toHaveClass(/main/);
  await expectFits(person);

  const [before, had] = [await asked(person), Number(await soil(person).innerText())];
  wrong = AMOUNT_9;
  await page.keyboard.press('f');
  await expect(bar.getByRole('alert')).toContainText('You can take at most 5, not 9.');
  expect(await asked(person)).toBe(before);
  await expect(soil(person)).toHaveText(String(had));

  await page.keyboard.press('1');
  await expect(soil(person)).toHaveText(String(had + 1));
  await expect.poll(() => asked(person)).not.toBe(before);
});

test('a careful seat is asked in windows, where events are marked, and can end them for the turn', async ({
  someone,
}) => {
  const person = await someone(WIDE);
  const { page } = person;
  await seatAtDeal(person, 'earth', 1, 1, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  await expect(careful(person)).toHaveAttribute('aria-checked', 'false');
  await careful(person).click();
  await expect(careful(person)).toHaveAttribute('aria-checked', 'true');
  await careful(person).press('Space');
  await expect(careful(person)).toHaveAttribute('aria-checked', 'false');
  await careful(person).press('Enter');
  await expect(careful(person)).toHaveAttribute('aria-checked', 'true');
  // It counts at once, and a question that is open stays open.
  await expect(page.locator('[data-kind="action"]')).toBeVisible();
  await page.reload();
  await expect(careful(person)).toHaveAttribute('aria-checked', 'true');

  await drawUntilWindow(person);
  await expect(person.bar).toContainText('Do you want to play an event now?');
  const events = page.locator('.hand .usable [data-card]');
  expect(await events.count()).toBeGreaterThan(0);
  expect(await page.locator('[data-event]').count()).toBe(await events.count());
  await expect(answers(person).getByRole('button', { name: 'Nothing more' })).toBeVisible();
  await expectFits(person);
  await page.locator('[data-event]').first().click();
  await expect(person.bar.getByRole('button', { name: /^Play the event/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const before = await asked(person);
  await answers(person).getByRole('button', { name: 'Ask no more this turn' }).click();
  await expect.poll(() => asked(person)).not.toBe(before);
  await expect(page.locator('[data-kind="window"]')).toBeHidden();
});

test('on a phone amounts, windows and the switch are in reach, and the game comes to its end', async ({ someone }) => {
  const person = await someone(PHONE);
  const { page, bar } = person;
  await seatAtDeal(person, 'earth', 1, 3, { difficulty: 'beginner' });
  await playUntil(person, 'action');
  await careful(person).scrollIntoViewIfNeeded();
  await careful(person).tap();
  await expect(careful(person)).toHaveAttribute('aria-checked', 'true');
  await expectFits(person);
  await playUntil(person, 'take');
  await expectFits(person);
  const before = await asked(person);
  await answers(person).locator('[data-amount="0"]').tap();
  await expect.poll(() => asked(person)).not.toBe(before);
  await drawUntilWindow(person);
  await expect(bar.getByRole('button', { name: 'Nothing more' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Ask no more this turn' })).toBeVisible();
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await expectFits(person);
  await bar.getByRole('button', { name: 'Nothing more' }).tap();
  await playEarth(person);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});
