import { expect, type Person } from './people.ts';

/** What a seat of Rauha does when it has the turn, by the controls of the page, in one go inside it. */
export async function actQuickly({ page }: Person): Promise<string> {
  return page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const mine = () => document.title.startsWith('●');
    const until = async <Found>(look: () => Found | null | undefined | false): Promise<Found | null> => {
      for (let waited = 0; waited < 10_000; waited += 5) {
        if (!mine()) return null;
        const found = look();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`Nothing to press: ${document.querySelector('[aria-label="What to do"]')?.textContent}`);
    };
    const main = () => document.querySelector<HTMLButtonElement>('[aria-label="What to do"] button.main:not(:disabled)');
    if (!mine()) return 'waits';
    const shown = await until(() => main() ?? all('.hand .card:not(:disabled)')[0]);
    if (!shown) return 'waits';
    let did = 'uses';
    if (!main()) {
      const choosing = document.querySelector('.hand .from') !== null;
      did = choosing ? 'keeps' : 'places';
      const places = all('.cell.can');
      const what = choosing ? all('.hand .card:not(:disabled)') : places.length ? places : all('.ways button');
      click(what[0]!);
    }
    const button = await until(main);
    if (!button) return 'waits';
    const before = document.querySelector('[aria-label="What to do"]')!.textContent;
    click(button);
    await until(() => document.querySelector('[aria-label="What to do"]')!.textContent !== before);
    return did;
  });
}

/** Play until the game is over, or until something is as wanted; `between` may disturb. */
export async function playRauha(
  people: Person[], done: () => Promise<boolean> = async () => false, between?: (acts: number) => Promise<void>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let acts = 0;
  for (;;) {
    let acted = false;
    for (const person of people) {
      if (!(await person.hasTurn())) continue;
      if (await done()) return counts;
      const did = await actQuickly(person);
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
export const cards = ({ page }: Person) => page.getByRole('group', { name: 'Cards of the satellite' }).getByRole('button');
/** The nine cells of the own board. */
export const cells = ({ page }: Person) => page.getByRole('group', { name: 'Your board' }).getByRole('button');

export async function keepFirst(person: Person): Promise<void> {
  await cards(person).first().click();
  await person.bar.getByRole('button', { name: 'Keep this card', exact: true }).click();
  await expect(person.bar.getByRole('button', { name: 'Keep this card', exact: true })).toBeHidden();
}
