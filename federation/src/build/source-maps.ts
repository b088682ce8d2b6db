import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { nameOfGenerated } from '../internals';
import { sha384 } from './slice-json-plugin';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Source maps of a release lie beside its public folder, in `maps/`, and no public file names them. They hold places
 * and names but no source text; the shell's server finds the place of a crash with them.
 */
export function mapsBesideRelease(context: string): Pick<Configuration, 'devtool' | 'output'> {
  /** Files are named from the root of the repository, so that every folder gives the same map. */
  const nameOf = ({ absoluteResourcePath }: { absoluteResourcePath: string }) => {
    const [file = ''] = absoluteResourcePath.replace(/^webpack:\/\/\/?/, '').split('?');
    return nameOfGenerated(file) ?? path.relative(root, path.resolve(context, file));
  };
  return {
    devtool: 'hidden-nosources-source-map',
    output: {
      sourceMapFilename: '../maps/[file].map',
      devtoolModuleFilenameTemplate: nameOf,
      devtoolFallbackModuleFilenameTemplate: nameOf,
    },
  };
}

/**
 * Writes `maps/index.json`: the hash of the map of each script. Only a map that has its hash is read later. Maps lose the name of
 * their script first: webpack writes one there that depends on the folder of the build.
 */
export async function indexMaps(output: string): Promise<void> {
  const folder = path.join(output, 'maps');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.map')).sort();
  if (names.length === 0) return;
  const entries = names.map(async (name) => {
    const file = path.join(folder, name);
    const map = JSON.parse(await readFile(file, 'utf8')) as { file?: string };
    delete map.file;
    const text = JSON.stringify(map);
    await writeFile(file, text);
    return [name.slice(0, -'.map'.length), sha384(text)] as const;
  });
  const index = Object.fromEntries(await Promise.all(entries));
  await writeFile(path.join(folder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
}
