declare module 'rules:' {
  const rules: Record<string, () => Promise<{ default: import('../../scripts/rules.ts').Chapter[] }>>;
  export default rules;
}
