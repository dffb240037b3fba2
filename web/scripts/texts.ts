import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/terrarium/locales/', import.meta.url));
/** The texts of the command line's own work are not spoken on the page. */
const ELSEWHERE = ['arena.ftl', 'score.ftl', 'simulate.ftl'];

/** Gives all texts of a language as one module, `texts:pl`, from the files that Python reads too. */
export function texts(): Plugin {
  return {
    name: 'terrarium-texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null;
      const folder = `${FOLDER}${id.slice('\0texts:'.length)}/`;
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file));
      for (const file of files) this.addWatchFile(folder + file);
      const lines = files.flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'));
      return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith('#')).join('\n'))};`;
    },
  };
}
