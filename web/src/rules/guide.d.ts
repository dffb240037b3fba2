declare module 'guide:' {
  type Section = import('../../scripts/guide_sections.ts').Section;
  const shelf: Record<import('../words/texts.ts').Language, Record<string, () => Promise<{ default: Section[] }>>>;
  export default shelf;
}
