declare module 'rules:' {
  import type { Chapter } from '../scripts/rules.ts';
  const rules: Record<string, () => Promise<{ default: Chapter[] }>>;
  export default rules;
}
