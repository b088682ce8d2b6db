// Keeps the rows of docs/settings.md that are made from the declarations of the API and the shell. The others, of builds,
// tests and commands, are written there. Without arguments it compares, with --write it writes the table.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingsSchema as backendSchema } from '../backend/src/platform/settings';
import { settingsSchema as shellSchema } from '../shell/server/settings';

const isWriting = process.argv.includes('--write');
const file = path.resolve(import.meta.dirname, '../docs/settings.md');

/** Programs that read settings, in the order of the table, and what each reads beside its declarations. */
const readers: Record<string, RegExp> = {
  start: /^(PORT|HOST|PUBLIC_ORIGIN|API_URL|API_HOST|API_PORT|DATA_DIR|RELEASES_DIR|DEMO|NODE_ENV)$/,
  shell: /^NODE_ENV$/,
  backend: /^$/,
  '`slice`': /^(RELEASES_(DIR|S3_\w+)|RELEASE_(KEY_FILE|PUBLIC_KEYS))$/,
};

/** Defaults of `npm start` that differ from those of the programs. */
const defaultsOfStart: Record<string, string> = {
  RELEASES_DIR: '`releases` in `DATA_DIR`',
  DEMO: '`on`',
  NODE_ENV: '`production`',
  SHUTDOWN_DRAIN_MS: '`0`',
};

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
  const known: string[] = declarations.map(({ program }) => program);
  const readBy = Object.keys(readers).filter((reader) => known.includes(reader) || readers[reader]?.test(name));
  const ofStart = defaultsOfStart[name] ? `; \`npm start\`: ${defaultsOfStart[name]}` : '';
  return `| \`${name}\` | ${readBy.join(', ')} | ${defaultIs ?? shownDefault(described.schema)}${ofStart} | ${description} |`;
}

/** The table with the rows of declared settings, before the other ones that it has. */
function tableFrom(before: string): string {
  const names = [...new Set(Object.values(declared).flatMap((schemas) => Object.keys(schemas)))];
  const [title = '', line = '', ...rows] = before.trimEnd().split('\n');
  const others = rows.filter((row) => !names.includes(/^\| `(\w+)`/.exec(row)?.[1] ?? ''));
  return [title, line, ...names.map(rowOf), ...others, ''].join('\n');
}

const before = readFileSync(file, 'utf8');
const now = before.replace(/^\| Variable \| Read by .*\n(\|.*(\n|$))*/m, tableFrom);
if (now !== before) {
  if (isWriting) writeFileSync(file, now);
  else {
    console.log('docs/settings.md is not what the programs declare. `npm run settings-table` writes it.');
    process.exitCode = 1;
  }
}
