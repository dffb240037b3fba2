// Writes the TypeScript types of what the server sends, from the JSON schemas in docs.
// With --check it only says which files are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PAGES = { 'wire.schema.json': '../src/wire.ts', 'views.schema.json': '../src/views.ts' };

function union(schemas) {
  return [...new Set(schemas.map(typed))].join(' | ');
}

function typed(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return union(schema.anyOf);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => ({ type })));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const item = typed(schema.items ?? {});
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return `Record<string, ${typeof schema.additionalProperties === 'object' ? typed(schema.additionalProperties) : 'unknown'}>`;
    default:
      return 'unknown';
  }
}

function named(name, schema) {
  const about = schema.description ? `/** ${schema.description.replace(/\s+/g, ' ')} */\n` : '';
  if (schema.type !== 'object' || !schema.properties) return `${about}export type ${name} = ${typed(schema)};\n`;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(
    ([field, type]) =>
      `  ${field}${required.has(field) || 'const' in type || ('enum' in type && field === 'type') ? '' : '?'}: ${typed(type)};`,
  );
  return `${about}export interface ${name} {\n${rows.join('\n')}\n}\n`;
}

let stale = false;
for (const [source, target] of Object.entries(PAGES)) {
  const schema = JSON.parse(readFileSync(here(`../../docs/${source}`), 'utf8'));
  const head = `// Written by \`npm run types\` from docs/${source}. Do not edit.\n\n`;
  const text =
    head +
    Object.entries(schema.$defs)
      .map(([name, part]) => named(name, part))
      .join('\n');
  const file = here(target);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`web/src/${target.split('/').at(-1)} does not match docs/${source}; run: npm run types`);
    stale = true;
  } else {
    writeFileSync(file, text);
  }
}
process.exit(stale ? 1 : 0);
