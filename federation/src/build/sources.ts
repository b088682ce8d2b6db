import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** File beside slice.json, never served: what a contracts candidate is compiled with. */
export const SOURCES_FILE = 'sources.json';

/** File name from the slice's folder, with `/` → TypeScript source. */
export const sourcesSchema = z.record(z.string().regex(/^[\w-]+(\/[\w.-]+)*\.tsx?$|^[\w-]+\.tsx?$/), z.string());
export type Sources = z.infer<typeof sourcesSchema>;

const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|dist-dev|testing)\//.test(file);

/** The TypeScript files of a package without its tests, sorted by name. */
export async function sourcesOf(folder: string): Promise<Sources> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const entries = files
    .filter(isCode)
    .sort()
    .map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes the sources of a slice beside its build. */
export const keepSources = async (folder: string, output: string): Promise<void> =>
  writeFile(path.join(output, SOURCES_FILE), JSON.stringify(await sourcesOf(folder)));
