declare module 'rules:' {
  type Pages = Record<string, () => Promise<{ default: import('../../scripts/rules.ts').Chapter[] }>>;
  const rules: Record<import('../words/texts.ts').Language, Pages>;
  export default rules;
}
