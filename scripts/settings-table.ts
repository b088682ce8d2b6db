// Keeps the table of docs/settings.md, which is made from the declarations of the API and the shell and from `other-
// settings.ts`.
// Without arguments it compares, with --write it writes the table.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingsSchema as backendSchema } from '../backend/src/platform/settings';
import { settingsSchema as shellSchema } from '../shell/server/settings';
import { alsoReadBy, defaultsOfStart, otherSettings, readers } from './other-settings';

const isWriting = process.argv.includes('--write');
const file = path.resolve(import.meta.dirname, '../docs/settings.md');

const declared = { shell: shellSchema.shape, backend: backendSchema.shape } satisfies Record<
  string,
  Record<string, z.ZodType>
>;
type Program = keyof typeof declared;
const declarationsOf = (name: string) =>
  (Object.keys(declared) as Program[]).flatMap((program) => {
    const schema = (declared[program] as Record<string, z.ZodType>)[name];
    return schema ? [{ program, schema }] : [];
  });

/** A default as a user would type it. */
function shownDefault(schema: z.ZodType): string {
  const value = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default;
  return value === undefined || value === ''
    ? 'none'
    : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function rowOf(name: string): string {
  const declarations = declarationsOf(name);
  const [described, ...further] = declarations.filter(({ schema }) => schema.description);
  if (!described || further.length > 0)
    throw new Error(`${name} must be described in exactly one of its declarations.`);
  const { description = '', defaultIs } = described.schema.meta() as { description?: string; defaultIs?: string };
  const known = [...declarations.map(({ program }) => program), ...(alsoReadBy[name] ?? [])];
  const readBy = readers.filter((reader) => known.includes(reader)).join(', ');
  const ofStart = defaultsOfStart[name] ? `; \`npm start\`: ${defaultsOfStart[name]}` : '';
  return `| \`${name}\` | ${readBy} | ${defaultIs ?? shownDefault(described.schema)}${ofStart} | ${description} |`;
}

function table(): string {
  const names = new Set(Object.values(declared).flatMap((schemas) => Object.keys(schemas)));
  const others = Object.entries(otherSettings).map(
    ([name, { readBy, defaultIs, description }]) => `| \`${name}\` | ${readBy} | ${defaultIs} | ${description} |`,
  );
  return [
    '| Variable | Read by | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...[...names].map(rowOf),
    ...others,
  ].join('\n');
}

const before = readFileSync(file, 'utf8');
const now = before.replace(/^\| Variable \| Read by .*\n(\|.*(\n|$))*/m, () => `${table()}\n`);
if (now !== before) {
  if (isWriting) writeFileSync(file, now);
  else {
    console.log('docs/settings.md is not what the programs declare. `npm run settings-table` writes it.');
    process.exitCode = 1;
  }
}
