import { marked } from 'marked';

/** A piece of a paragraph: words as HTML, or the name of a symbol that is drawn in the line. */
export type Run = { html: string } | { symbol: string };
/** A paragraph, or the name of a picture that the game draws with its own components. */
export type Block = { runs: Run[] } | { picture: string };

export interface Section {
  /** Null: the opening, which says how to win. */
  title: string | null;
  blocks: Block[];
}

/** Words with symbols in square brackets. */
function runsOf(text: string): Run[] {
  return text
    .split(/\[([a-z-]+)\]/)
    .map((part, place) => (place % 2 ? { symbol: part } : { html: marked.parseInline(part, { async: false }) }))
    .filter((run) => 'symbol' in run || run.html !== '');
}

/** The sections of a guide: headings, paragraphs, and `{name}` on a line of its own for a picture. */
export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const paragraph of markdown.split(/\n{2,}/).map((one) => one.trim())) {
    const picture = /^\{([a-z-]+)\}$/.exec(paragraph)?.[1];
    if (paragraph.startsWith('# ')) found.push({ title: null, blocks: [] });
    else if (paragraph.startsWith('## ')) found.push({ title: paragraph.slice(3), blocks: [] });
    else if (picture) found.at(-1)?.blocks.push({ picture });
    else if (paragraph !== '') found.at(-1)?.blocks.push({ runs: runsOf(paragraph) });
  }
  return found;
}
