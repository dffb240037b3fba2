import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sections, type Section } from './guide_sections.ts';

const FOLDER = fileURLToPath(new URL('../guide/', import.meta.url));
const LANGUAGES = ['en', 'pl', 'fr'];
const GUIDES = ['earth', 'planet', 'rauha'];

const readGuide = (language: string, game: string): Section[] =>
  sections(readFileSync(`${FOLDER}${language}/${game}.md`, 'utf8'));

/** Compiles guide/<language>/<game>.md into modules such as `guide:pl/planet`, and their names into `guide:`. */
export function guide(): Plugin {
  return {
    name: 'terrarium-guide',
    resolveId: (id) => (id.startsWith('guide:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0guide:')) return null;
      const [language, game] = id.slice('\0guide:'.length).split('/');
      if (game) {
        this.addWatchFile(`${FOLDER}${language}/${game}.md`);
        return `export default ${JSON.stringify(readGuide(language!, game))};`;
      }
      const shelf = LANGUAGES.map((each) => {
        const entries = GUIDES.map((name) => `${name}: () => import('guide:${each}/${name}')`);
        return `${each}: { ${entries.join(', ')} }`;
      });
      return `export default { ${shelf.join(', ')} };`;
    },
  };
}
