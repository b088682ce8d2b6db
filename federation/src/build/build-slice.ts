import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SliceDefinition } from '@care/contracts/slice';
import { sliceManifest } from '../release/manifest';
import { precompress } from './precompress';
import { sliceForBrowser, sliceForServer, type Mode } from './preset';
import { runWebpack } from './run-webpack';
import { sha384, type BrowserManifest } from './slice-json-plugin';
import { indexMaps } from './source-maps';
import { keepSources } from './sources';
import { beginsWithParameter } from '../release/fit';

const CONTRACTS = /^\^\d+\.\d+\.\d+$/;

/** The fault of a description, in one sentence; undefined without one. */
function problemIn({ name, contracts, exposes, routes = [], fills = {} }: SliceDefinition): string | undefined {
  if (!/^mf-[a-z-]+$/.test(name)) return `name must be mf- with small letters and hyphens, not "${name}"`;
  if (!CONTRACTS.test(contracts)) return `contracts must be a range such as ^1.8.0, not "${contracts}"`;
  const unknown = [...routes.map(({ expose }) => expose), ...Object.values(fills)].find((one) => !exposes[one]);
  if (unknown !== undefined) return `"${unknown}" is used by a route or a slot, but is not in exposes`;
  const greedy = routes.find((route) => beginsWithParameter(route.path));
  return greedy && `the route ${greedy.path} begins with a parameter and would take the addresses of other slices`;
}

/** The description of the slice in a folder; throws with one sentence if it cannot be used. */
export async function readDefinition(folder: string): Promise<SliceDefinition> {
  const file = path.join(folder, 'federation.ts');
  const module = await import(pathToFileURL(file).href).then(
    (read) => read as { default: SliceDefinition },
    (error: Error) => {
      // A compiler writes a heading and then the file with the place.
      const line = error.message.split('\n').find((one) => one.includes(`${file}:`)) ?? error.message;
      throw new Error(line.replace(`${folder}${path.sep}`, ''), { cause: error });
    },
  );
  const problem = problemIn(module.default);
  if (problem !== undefined) throw new Error(`federation.ts: ${problem}`);
  return module.default;
}

interface BuildOptions {
  /** The slice's folder. */
  folder: string;
  /** Where web/, node/ and slice.json go; default `<folder>/dist`. */
  output?: string;
  mode?: Mode;
}

/**
 * Builds a slice for browser and server and describes it in `slice.json`. The version is that of the package plus a
 * hash of the built files: the same sources give the same version, and other sources give another one.
 */
export async function buildSlice({ folder, output = path.join(folder, 'dist'), mode = 'production' }: BuildOptions) {
  const definition = await readDefinition(folder);
  await rm(output, { recursive: true, force: true });
  await runWebpack([
    sliceForBrowser(definition, { context: folder, output: path.join(output, 'web'), mode }),
    sliceForServer(definition, { context: folder, output: path.join(output, 'node'), mode }),
  ]);
  const browserFile = path.join(output, 'web/browser.json');
  const browser = JSON.parse(await readFile(browserFile, 'utf8')) as BrowserManifest;
  await rm(browserFile);
  const server = { file: 'server.cjs', integrity: sha384(await readFile(path.join(output, 'node/server.cjs'))) };
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256').update(JSON.stringify({ browser, server })).digest('hex').slice(0, 8);
  const manifest = sliceManifest.parse({ ...browser, version: `${version}-${hash}`, server });
  await writeFile(path.join(output, 'slice.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await precompress(path.join(output, 'web'));
  await indexMaps(output);
  await keepSources(folder, definition, output);
  return manifest;
}
