import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SliceDefinition } from '@care/contracts/slice';
import { z } from 'zod';
import { createHash } from 'node:crypto';

/** File beside slice.json, never served: which types the release was checked with. */
export const TYPES_FILE = 'types.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** That the sources of a release compile, and against which contracts. */
const typesProof = z.object({
  /** Of sources.json. */
  sources: hash,
  /** Version of the contracts, and the hash of what a shell of this version gives to slices. */
  contracts: z.string(),
  shared: hash,
});
type TypesProof = z.infer<typeof typesProof>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of sources.json, the version of the contracts, and the modules that the shell gives to slices, as text. */
type Checked = Record<'sources' | 'contracts' | 'shared', string>;

/** Notes in a built folder that the types of the release were checked (EM-03); a read-only one is checked every time. */
export async function writeProof(built: string, { sources, contracts, shared }: Checked): Promise<void> {
  const proof: TypesProof = { sources: sha256(sources), contracts, shared: sha256(shared) };
  try {
    await writeFile(path.join(built, TYPES_FILE), `${JSON.stringify(proof)}\n`);
  } catch (error) {
    if (!/^(EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Whether the sources of a built slice were checked; undefined if they were not, or are others now. */
export async function readProof(built: string): Promise<TypesProof | undefined> {
  const text = await readFile(path.join(built, TYPES_FILE), 'utf8').catch(() => '{}');
  const { data } = typesProof.safeParse(JSON.parse(text));
  const sources = await readFile(path.join(built, SOURCES_FILE), 'utf8').catch(() => '');
  return data?.sources === sha256(sources) ? data : undefined;
}

/** Whether a proof was made with these shared modules. */
export const isProofFor = ({ shared }: TypesProof, text: string): boolean => shared === sha256(text);

/** File beside slice.json, never served: what a contracts candidate is compiled with. */
export const SOURCES_FILE = 'sources.json';

/** File name from the slice's folder, with `/` → TypeScript source or texts. */
export const sourcesSchema = z.record(z.string().regex(/^[\w-]+((\/[\w.-]+)*|\.de)\.(tsx?|json)$/), z.string());
export type Sources = z.infer<typeof sourcesSchema>;

const isSource = (file: string): boolean =>
  /\.tsx?$|\.de\.json$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !/(^|\/)(node_modules|dist|dist-dev|testing|\..+?)\//.test(file);

/** The TypeScript files and texts of a package without its tests, sorted by name. */
export async function sourcesOf(folder: string): Promise<Sources> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const entries = files
    .filter(isSource)
    .sort()
    .map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Written beside the sources of a slice: what the shell takes its modules and names for. No slice has such a file. */
const CHECK_FILE = 'shell-check.ts';

/** TypeScript that compiles if pages are pages, and if slots exist and get the props that their fillings read (EM-03). */
function checkOf({ exposes, routes = [], fills = {}, slotQuery = {} }: SliceDefinition): string {
  const modules = Object.keys(exposes);
  const moduleOf = (expose: string): string => `module${modules.indexOf(expose)}`;
  const pages = [...new Set(routes.map(({ expose }) => expose))];
  const slots = [...routes.flatMap(({ slots: named = [] }) => named), ...Object.keys(slotQuery)];
  return [
    "import type { PageModule, SlotModule, SlotName, SlotProps } from '@care/contracts';",
    ...modules.map(
      (expose) => `import * as ${moduleOf(expose)} from ${JSON.stringify(exposes[expose]?.replace(/\.tsx?$/, ''))};`,
    ),
    ...pages.map((expose) => `${moduleOf(expose)} satisfies PageModule;`),
    ...Object.entries(fills).map(
      ([slot, expose]) => `${moduleOf(expose)} satisfies SlotModule<SlotProps[${JSON.stringify(slot)}]>;`,
    ),
    ...[...new Set(slots)].map((slot) => `${JSON.stringify(slot)} satisfies SlotName;`),
  ].join('\n');
}

/** The sources of a slice, and how the shell uses them. */
export const sourcesOfSlice = async (folder: string, definition: SliceDefinition): Promise<Sources> => ({
  ...(await sourcesOf(folder)),
  [CHECK_FILE]: checkOf(definition),
});

/** Writes the sources of a slice beside its build. */
export const keepSources = async (folder: string, definition: SliceDefinition, output: string): Promise<void> =>
  writeFile(path.join(output, SOURCES_FILE), JSON.stringify(await sourcesOfSlice(folder, definition)));
