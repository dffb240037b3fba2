import { expect, type Person } from './people.ts';

/** What becomes of cards: each on the first cell that takes it, or none on any. */
export type Manner = 'places' | 'discards';

/** What a seat of Rauha does when it has the turn, by the controls of the page, in one go inside it. */
export async function actQuickly({ page }: Person, manner: Manner = 'places'): Promise<string> {
  return page.evaluate(async (way) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const mine = () => document.title.startsWith('●');
    const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
    const text = () => document.querySelector('[aria-label="What to do"]')?.textContent ?? '';
    const main = () =>
      document.querySelector<HTMLButtonElement>('[aria-label="What to do"] button.main:not(:disabled)');
    // What is on its way may still change what there is to press, so look again and again.
    for (let waited = 0; waited < 15_000 && mine(); waited += 5) {
      const button = main();
      if (button) {
        const did = document.querySelector('.hand .from')
          ? 'keeps'
          : document.querySelector('.ways')
            ? 'places'
            : 'uses';
        const before = text();
        click(button);
        for (let gone = 0; gone < 10_000 && mine() && (text() === before || text().includes('Sending')); gone += 5)
          await rest();
        return did;
      }
      if (waited % 100 === 0) {
        const chosen = document.querySelector('.hand .card.selected, .cell.want');
        const ways = document.querySelector('.hand .from')
          ? all('.hand .card:not(:disabled):not(.kept)')
          : [...(way === 'places' ? all('.cell.can') : []), ...all('.ways button')];
        if (!chosen && ways[0]) click(ways[0]);
      }
      await rest();
    }
    if (mine()) throw new Error(`Nothing to press: ${text()}`);
    return 'waits';
  }, manner);
}

/** Play until the game is over, or until something is as wanted; `between` may disturb. */
export async function playRauha(
  people: Person[],
  done: () => Promise<boolean> = async () => false,
  between?: (acts: number) => Promise<void>,
  manner?: Manner,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let acts = 0;
  for (;;) {
    let acted = false;
    for (const person of people) {
      if (!(await person.hasTurn())) continue;
      if (await done()) return counts;
      const did = await actQuickly(person, manner);
      counts[did] = (counts[did] ?? 0) + 1;
      if (did === 'waits') continue;
      acted = true;
      acts += 1;
      await between?.(acts);
    }
    if (acted) continue;
    if (await people[0]!.page.getByRole('region', { name: 'Result' }).isVisible()) return counts;
    await people[0]!.page.waitForTimeout(30);
  }
}

/** The cards of the satellite. */
export const cards = ({ page }: Person) =>
  page.getByRole('group', { name: 'Cards of the satellite' }).getByRole('button');
/** The nine cells of the own board. */
export const cells = ({ page }: Person) => page.getByRole('group', { name: 'Your board' }).getByRole('button');

export async function keepFirst(person: Person): Promise<void> {
  await cards(person).first().click();
  await person.bar.getByRole('button', { name: 'Keep this card', exact: true }).click();
  await expect(person.bar.getByRole('button', { name: 'Keep this card', exact: true })).toBeHidden();
}
