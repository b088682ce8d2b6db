import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type ModuleOptions, type RuleSetRule, type Stats, type Watching } from 'webpack';
import { sliceForBrowser } from '../build/preset';
import { readDefinition } from '../build/build-slice';
import { problemOf } from '../build/run-webpack';
import type { BrowserManifest } from '../build/slice-json-plugin';
import { globals } from '../internals';
import { serveSlice } from './serve';

interface DevOptions {
  /** 0 takes a free one. */
  port: number;
  /** Called after each build with the milliseconds that it took, or with what the compiler says. */
  onBuilt: (result: { version: string; ms: number } | { problem: string }) => void;
}

/** Components of the slice, and those of the design system that it holds itself. */
const registersComponents = (folder: string): RuleSetRule => ({
  test: /\.tsx$/,
  include: [folder, /[\\/](shared-ui|@care[\\/]ui)[\\/]src[\\/]/],
  enforce: 'pre',
  use: {
    loader: path.join(import.meta.dirname, '../build/refresh-loader.cjs'),
    options: { refresh: globals.refresh },
  },
});

const isRule = (rule: NonNullable<ModuleOptions['rules']>[number]): rule is RuleSetRule =>
  typeof rule === 'object' && rule !== null;

/** Pictures are served from this machine, because the site has only those of published slices. */
const withOwnPictures = (rule: RuleSetRule): RuleSetRule =>
  rule.type === 'asset/resource' && rule.test
    ? { ...rule, generator: { filename: 'assets/[name].[contenthash:8][ext]' } }
    : rule;

/** A build that is not minified, in production mode: the slice runs with the production React of the site. */
async function configurationOf(folder: string, output: string): Promise<Configuration> {
  const config = sliceForBrowser(await readDefinition(folder), { context: folder, output: path.join(output, 'web') });
  const rules = (config.module?.rules ?? []).map((rule) => (isRule(rule) ? withOwnPictures(rule) : rule));
  return {
    ...config,
    module: { ...config.module, rules: [...rules, registersComponents(folder)] },
    devtool: 'inline-cheap-module-source-map',
    // The cache lasts from one change to the next. The next command starts without it.
    cache: { type: 'memory' },
    optimization: { ...config.optimization, minimize: false },
  };
}

/**
 * Builds a slice into its `dist-dev` and again after each change of its files, and serves it on this machine. Pages that
 * load it from there (see `link`) show each build at once. Needs no shell, no other slice and no backend here.
 *
 * @returns the address, once the first build is served; rejects if the folder is no slice, the first build fails or the
 *   port is in use
 */
export async function developSlice(folder: string, { port, onBuilt }: DevOptions) {
  if (!existsSync(path.join(folder, 'federation.ts')))
    throw new Error(`${folder} is no slice: it has no federation.ts`);
  const output = path.join(folder, 'dist-dev');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  let builds = 0;
  /** slice.json appears last and in one step, because pages read it first. */
  async function describe(): Promise<string> {
    const browser = JSON.parse(await readFile(path.join(output, 'web/browser.json'), 'utf8')) as BrowserManifest;
    const name = `${version}-dev.${Date.now().toString(36)}.${(builds += 1)}`;
    const draft = path.join(output, 'slice.json.draft');
    await writeFile(draft, JSON.stringify({ ...browser, version: name }));
    await rename(draft, path.join(output, 'slice.json'));
    return name;
  }

  const compiler = webpack(await configurationOf(folder, output));
  if (!compiler) throw new Error('webpack gave no compiler');
  let watching: Watching | undefined;
  const stopBuilding = () => new Promise<void>((resolve) => watching?.close(() => resolve()));
  await new Promise<void>((resolve, reject) => {
    watching = compiler.watch({ aggregateTimeout: 20 }, (error: Error | null, stats?: Stats) => {
      const problem = error?.message ?? problemOf(stats);
      if (problem !== undefined) {
        onBuilt({ problem });
        // A first build that fails ends the command; later ones leave the last good build.
        if (builds === 0) void stopBuilding().then(() => reject(new Error(problem)));
        return;
      }
      void describe().then((name) => {
        onBuilt({ version: name, ms: (stats?.endTime ?? 0) - (stats?.startTime ?? 0) });
        resolve();
      }, reject);
    });
  });
  const served = await serveSlice(output, port).catch(async (error: unknown) => {
    await stopBuilding();
    throw error;
  });
  return {
    address: served.address,
    close: async () => {
      await stopBuilding();
      await served.close();
    },
  };
}
