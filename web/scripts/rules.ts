import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** One numbered clause of the rules, or a paragraph without a number. */
export interface Clause {
  id: string | null;
  html: string;
  /** Everything that the clause says, without markup, for the search. */
  plain: string;
  /** Where the rulebook leaves a question open: why the clause answers it so. Null: the rulebook states it. */
  decision: string | null;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const FOLDER = fileURLToPath(new URL('../../docs/rules/', import.meta.url));
const LANGUAGES = ['en', 'pl', 'fr'];
const NUMBERED = /^\*\*([A-Z][0-9]+[a-z]?)\*\*\s*/;
/** The mark of a decision, and the word that begins its reasoning, in three languages: docs/rules/README.md. */
const DECISION = /^\*\((?:decision|decyzja|décision)\)\*\s*/;
const WHY = /\s(?:Why|Dlaczego|Pourquoi)\s?:\s/;

const inline = (text: string): string => marked.parseInline(text, { async: false });

function clause(text: string): Clause {
  const id = NUMBERED.exec(text)?.[1] ?? null;
  const whole = text.replace(NUMBERED, '');
  const plain = inline(whole).replace(/<[^>]+>/g, '');
  if (!DECISION.test(whole)) return { id, html: inline(whole), plain, decision: null };
  const [said = '', ...reasons] = whole.replace(DECISION, '').split(WHY);
  return { id, html: inline(said), plain, decision: inline(reasons.join(' ')) };
}

/** The chapters of a page of rules: what stands under each heading, clause by clause. */
export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') found.push({ title: token.text, clauses: [] });
    const last = found.at(-1);
    if (!last) continue;
    if (token.type === 'list') for (const item of token.items) last.clauses.push(clause(item.text));
    else if (token.type === 'paragraph') last.clauses.push(clause(token.text));
    else if (token.type === 'table')
      last.clauses.push({ id: null, html: marked.parser([token]), plain: token.raw, decision: null });
  }
  return found.filter((chapter) => chapter.clauses.length > 0);
}

/** The folder of a language: English lies at the top, where the tests find their clauses. */
function folder(language: string): string {
  return language === 'en' ? FOLDER : `${FOLDER}${language}/`;
}

/** Compiles docs/rules/<game>.md and its translations into modules such as `rules:pl/planet`, and their names into `rules:`. */
export function rules(): Plugin {
  return {
    name: 'terrarium-rules',
    resolveId: (id) => (id.startsWith('rules:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0rules:')) return null;
      const [language, game] = id.slice('\0rules:'.length).split('/');
      if (game) {
        const file = `${folder(language!)}${game}.md`;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(chapters(readFileSync(file, 'utf8')))};`;
      }
      const games = readdirSync(FOLDER)
        .filter((file) => file.endsWith('.md') && file !== 'README.md')
        .map((file) => file.replace(/\.md$/, ''));
      const shelf = LANGUAGES.map((each) => {
        const entries = games.map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`rules:${each}/${name}`)})`,
        );
        return `${each}: { ${entries.join(', ')} }`;
      });
      return `export default { ${shelf.join(', ')} };`;
    },
  };
}
