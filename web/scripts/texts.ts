import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/terrarium/locales/', import.meta.url));
/** The texts of the command line's own work are not spoken on the page: whole files, and those of text tables and of commands. */
const ELSEWHERE = ['arena.ftl', 'cli.ftl', 'score.ftl', 'simulate.ftl', 'train.ftl'];
const NOT_ON_PAGE = new RegExp(
  '^(?!page-)[a-z]+-table-|^table-(?:help|start|turn|pause|choose|page|no-advice|undone|sav|left|option|setting)' +
    '|^table-(?:score|rival|team|winners)|^replay-(?:step|remark|unfinished)|^rules-(?:compiled|plain)|^version ' +
    '|^puzzle-(?:commands|line|next|not-yet|problems)|^puzzles-' +
    '|^(?:database|keep|port|proxy|serve|simulate|tables|workers)-',
);

/** The messages of a file that the page can need, without comments. */
function spokenOnPage(source: string): string {
  const messages = source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n(?=[a-z])/);
  return messages.filter((message) => !NOT_ON_PAGE.test(message.trimStart())).join('\n');
}

/** Texts that are needed only after a while: they are loaded once the page is there. */
const LATER = [
  'coach.ftl',
  'daily.ftl',
  'descriptions.ftl',
  'hints.ftl',
  'lessons.ftl',
  'page-refusals.ftl',
  'page-review.ftl',
  'puzzles.ftl',
  'reasons.ftl',
  'review.ftl',
  'server.ftl',
  'statistics.ftl',
];
const isLater = (file: string): boolean => LATER.includes(file) || file.endsWith('-symbols.ftl');

/** Gives the texts of a language as two modules, `texts:pl` and `texts:pl/later`, from the files that Python reads too. */
export function texts(): Plugin {
  return {
    name: 'terrarium-texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null;
      const [language, later] = id.slice('\0texts:'.length).split('/');
      const folder = `${FOLDER}${language}/`;
      const files = readdirSync(folder).filter(
        (file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file) && isLater(file) === (later === 'later'),
      );
      for (const file of files) this.addWatchFile(folder + file);
      const messages = files.map((file) => spokenOnPage(readFileSync(folder + file, 'utf8')));
      return `export default ${JSON.stringify(messages.join('\n'))};`;
    },
  };
}
