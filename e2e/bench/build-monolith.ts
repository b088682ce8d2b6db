import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { base } from '@care/federation/preset';
import { precompress } from '@care/federation/precompress';
import webpack from 'webpack';

export interface MonolithBuild {
  folder: string;
  /** The start script and the chunks that it always loads. */
  main: string[];
  /** Chunk name → its files. */
  chunks: Record<string, string[]>;
}

/** Builds the monolith baseline with the settings of the preset, in one compilation without federation. */
export async function buildMonolith(): Promise<MonolithBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'monolith-'));
  const config = base({ context: import.meta.dirname, output: folder }, 'browser');
  const stats = await new Promise<webpack.StatsCompilation>((resolve, reject) => {
    webpack(
      {
        ...config,
        entry: { main: './monolith-start.tsx' },
        target: ['web', 'es2022'],
        output: {
          ...config.output,
          publicPath: '/monolith/',
          filename: '[name].[contenthash:8].js',
          chunkFilename: '[name].[contenthash:8].js',
        },
      },
      (error, result) => {
        if (error || !result || result.hasErrors()) reject(error ?? new Error(result?.toString('errors-only')));
        else resolve(result.toJson({ all: false, chunkGroups: true, entrypoints: true }));
      },
    );
  });
  await precompress(folder);
  const scripts = (group: webpack.StatsChunkGroup | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const main = scripts(stats.entrypoints?.main);
  const chunks = Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      scripts(group).filter((file) => !main.includes(file)),
    ]),
  );
  return { folder, main, chunks };
}
