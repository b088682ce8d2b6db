import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { isBelow } from '../release/caret';
import type { SliceManifest } from '../release/manifest';
import { contractsVersion, sharedNames } from './shared';
import { sharedRequestOf } from '../internals';

/** Stands for all names of a module, where it is taken as a whole. */
const WHOLE_MODULE = '*';

/**
 * The shared module of ours that a module of the build represents: found by its share key in the browser build, by its
 * request in the server build.
 */
function sharedNameOf(module: Module): string | undefined {
  const { userRequest } = module as { userRequest?: string };
  const request = sharedRequestOf(module) ?? userRequest;
  return sharedNames.find((name) => name.startsWith('@care/') && name === request);
}

/**
 * Collects which names of the shared modules the code of a slice reads, in all builds that it is part of. Types are
 * none.
 */
export class UsedNamesPlugin {
  readonly names = new Map<string, Set<string>>();

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'UsedNames', stage }, () => this.#collect(compilation));
    });
  }

  #collect({ modules, moduleGraph }: Compilation) {
    for (const module of modules) {
      const shared = sharedNameOf(module);
      if (!shared) continue;
      const names = this.names.get(shared) ?? new Set();
      this.names.set(shared, names);
      for (const { dependency } of moduleGraph.getIncomingConnections(module))
        for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
          names.add((Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE_MODULE);
    }
  }
}

const require = createRequire(import.meta.url);

/** Since which version of the contracts each name of the shared modules exists; `npm run api-report` writes it. */
type Since = Readonly<Record<string, Readonly<Record<string, string>>>>;
const sinceOfNames = () => require('@care/contracts/since.json') as Since;

/** Every version of the contracts that a slice needs for names which did not exist from the start, with these names. */
export function neededContracts(
  used: ReadonlyMap<string, ReadonlySet<string>>,
  since: Since = sinceOfNames(),
): SliceManifest['needs'] {
  const needs: Record<string, string[]> = {};
  for (const [module, names] of used)
    for (const name of names) {
      const version = sinceOf(name, since[module] ?? {});
      if (isBelow('1.0.0', version)) (needs[version] ??= []).push(`${name} of ${module}`);
    }
  for (const names of Object.values(needs)) names.sort();
  // Sorted, because the version of a slice depends on this text, and builds find names in any order.
  const versions = Object.entries(needs).sort(([one], [other]) => (isBelow(one, other) ? -1 : 1));
  return versions.length ? Object.fromEntries(versions) : undefined;
}

/** A whole module may read its newest name; one that no list has yet exists since now. */
function sinceOf(name: string, module: Readonly<Record<string, string>>): string {
  if (name !== WHOLE_MODULE) return module[name] ?? contractsVersion();
  return Object.values(module).reduce((newest, one) => (isBelow(newest, one) ? one : newest), '1.0.0');
}
