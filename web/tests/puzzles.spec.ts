import { expect, overflow, seriousFaults, test, type Person } from './people.ts';

interface Form {
  game: string;
  missed: number[];
}
interface Solution {
  action: number;
  words: string;
}

const panelOf = (person: Person) => person.page.locator('section.puzzle');
const streak = (person: Person) => panelOf(person).getByText(/^Streak: /);

/** Open the page of a game's puzzles from the start page, and begin the first one, by keyboard. */
async function begin(person: Person, game: string): Promise<void> {
  await person.open();
  const link = person.page.getByRole('link', { name: new RegExp(`^Puzzles: ${game}`, 'i') });
  // On a phone the card of the game is folded.
  const folded = person.page.getByRole('button', { expanded: false, name: new RegExp(game, 'i') });
  await link.or(folded).first().waitFor();
  if (await folded.isVisible()) await folded.press('Enter');
  await link.press('Enter');
  const start = person.page.getByRole('button', { name: 'Solve puzzle 1' });
  await start.waitFor();
  expect(await seriousFaults(person.page)).toEqual([]);
  await start.press('Enter');
  await expect(panelOf(person)).toContainText('Find the best answer');
}

/** Send the right answer as another page of the same person would. */
async function solve(person: Person, game: string, number: number): Promise<void> {
  const { action } = await person.ask<Solution>('GET', `/puzzles/${game}/${number}/solution`);
  await person.page.evaluate(async (answer) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const heard = (type: string) =>
      new Promise<Record<string, unknown>>((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as Record<string, unknown>;
          if (message['type'] === type) resolve(message);
        });
      });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const welcome = heard('welcome');
    socket.send(JSON.stringify({ type: 'hello', table: location.pathname.split('/')[2] }));
    const { number: at, mine } = (await welcome) as { number: number; mine: number[] };
    const accepted = heard('accepted');
    socket.send(JSON.stringify({ type: 'answer', seat: mine[0], at, actions: [answer], key: 'solved' }));
    await accepted;
    socket.close();
  }, action);
}

test('a puzzle of Planet is missed on the board, explained, shown, solved and played on', async ({ someone }) => {
  const person = await someone({ viewport: { width: 1366, height: 768 } });
  await begin(person, 'planet');
  const panel = panelOf(person);
  expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
  expect(await seriousFaults(person.page)).toEqual([]);
  const solution = await person.ask<Solution>('GET', '/puzzles/planet/1/solution');
  const [, tile] = /^tile (\w)/.exec(solution.words)!;
  // A tile that is not the best one.
  await person.page
    .locator(`[data-place^="tile:"]:not([data-place="tile:${tile}"])[aria-disabled="false"]`)
    .first()
    .click();
  await person.page
    .getByRole('button', { name: /^Face \d+, free/ })
    .first()
    .click();
  await person.bar.getByRole('button', { name: /^Lay the tile/ }).click();
  await expect(panel.getByRole('alert')).toContainText(/Not the best: .* % of the searched games/);
  await expect(streak(person)).toHaveText('Streak: 0');
  expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
  await person.bar.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(panel).toContainText('The best answer:');
  await panel.getByRole('button', { name: 'Play it' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await expect(panel).toContainText(/It wins in \d+ % of the searched games, the second-best answer in \d+ %/);
  await expect(streak(person)).toHaveText('Streak: 0');
  expect(await seriousFaults(person.page)).toEqual([]);
  await panel.getByRole('button', { name: 'Play on from here' }).press('Enter');
  await expect(panel).toHaveCount(0);
});

test('on a phone, right answers make a streak, and the next puzzle takes the place of the last', async ({
  someone,
}) => {
  const person = await someone({ viewport: { width: 390, height: 844 } });
  const forms = await person.ask<Form[]>('GET', '/puzzles');
  const { game, missed } = forms.find((form) => form.missed.length > 1)!;
  await begin(person, game);
  const panel = panelOf(person);
  for (const number of [1, 2]) {
    await expect(panel).toContainText(`Puzzle ${number}`);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    await solve(person, game, number);
    await expect(streak(person)).toHaveText(`Streak: ${number}`);
    expect(await overflow(person.page)).toEqual({ x: 0, y: 0 });
    if (number === 1) await panel.getByRole('button', { name: 'Next puzzle' }).press('Enter');
  }
  const mine = await person.ask<{ lesson: string | null }[]>('GET', '/tables/mine');
  expect(mine.map((table) => table.lesson)).toEqual([`puzzle-${game}-2`]);
  await panel.getByRole('button', { name: 'All puzzles' }).press('Enter');
  await expect(person.page.getByText(`Solved: 2 of ${missed.length}`)).toBeVisible();
  await expect(person.page.getByRole('button', { name: 'Puzzle 1, solved' })).toBeVisible();
  expect((await overflow(person.page)).x).toBe(0);
  expect(await seriousFaults(person.page)).toEqual([]);
});

for (const locale of ['pl-PL', 'fr-FR']) {
  test(`puzzles speak the language of the reader: ${locale}`, async ({ someone }) => {
    const person = await someone({ locale });
    await person.open('/puzzles/rauha');
    await person.page.getByRole('button', { name: /^(Rozwiąż zagadkę|Résoudre le problème) 1$/ }).click();
    await expect(panelOf(person)).toContainText(/Znajdź najlepszą|Trouvez la meilleure/);
    await panelOf(person)
      .getByRole('button', { name: /^(Pokaż odpowiedź|Montrer la réponse)$/ })
      .click();
    await expect(panelOf(person)).toContainText(/przeszukanych gier|parties explorées/);
    expect(await panelOf(person).innerText()).not.toMatch(/puzzle-|\{/);
  });
}
