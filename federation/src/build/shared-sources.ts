import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { sharedNames } from './shared';
import { sourcesOf, sourcesSchema } from './sources';

const require = createRequire(import.meta.url);

/** The packages of ours whose modules a shell gives to slices. */
const OURS = ['@care/contracts', '@care/ui'] as const;

/** Package → the files of its shared modules by their place in `exports`, and its TypeScript sources. */
export const sharedSourcesSchema = z.record(
  z.enum(OURS),
  z.strictObject({ modules: z.record(z.string(), z.string()), sources: sourcesSchema }),
);
export type SharedSources = z.infer<typeof sharedSourcesSchema>;

/** The folder of a package that is installed here, and its `exports`. */
export async function installedPackage(name: string): Promise<{ folder: string; exports: Record<string, unknown> }> {
  const file = require.resolve(`${name}/package.json`);
  const { exports } = JSON.parse(await readFile(file, 'utf8')) as { exports: Record<string, unknown> };
  return { folder: path.dirname(file), exports };
}

/** The modules that the shell of this build will give to slices, as TypeScript (EM-03). */
export async function sharedSources(): Promise<SharedSources> {
  const read = OURS.map(async (name) => {
    const { folder, exports } = await installedPackage(name);
    const places = sharedNames.flatMap((shared) =>
      shared === name || shared.startsWith(`${name}/`) ? [`.${shared.slice(name.length)}`] : [],
    );
    const modules = Object.fromEntries(places.map((place) => [place, String(exports[place])]));
    const sources = Object.entries(await sourcesOf(path.join(folder, 'src')));
    return [
      name,
      { modules, sources: Object.fromEntries(sources.map(([file, text]) => [`src/${file}`, text])) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as SharedSources;
}
