import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { BrowserSlice } from './composition';
import { scriptMaker, scriptTimeoutMs, type ScriptMaker } from './scripts';

/** Name → version of what the host shares; written into its build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

interface FederationScope {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
  __pfBundlerRuntime?: typeof bundlerRuntime;
  /** Every chunk is asked for with it: see ChunkScriptPlugin. */
  __pfScript?: ScriptMaker;
  /** Releases built before there was `__pfScript` ask for the hash alone. */
  __pfIntegrity?: (url: string) => string;
}
const scope = globalThis as typeof globalThis & FederationScope;

/** No file has it. */
const hashOfNothing = `sha384-${'A'.repeat(64)}`;

interface ConnectOptions {
  slices: BrowserSlice[];
  /** What slices may ask for, by name: the host's own copies (EM-02). */
  shared: Readonly<Record<string, unknown>>;
  /** Address of a release's files, with a slash at the end. */
  baseOf: (slice: BrowserSlice) => string;
  /** Where the host's own chunks lie; they came with the host and need no hash. */
  ownBase: string;
}

/**
 * Starts the federation runtime as host: hands out what is shared, knows every slice's entry, checks every file against
 * the registry's hash. Gives the function that loads `container/module`.
 *
 * The host is set up here by code and not by the webpack plug-in: its bundle stays one scope that webpack can shorten,
 * and the list of what is shared is the very list the server uses.
 */
export function connectSlices({ slices, shared, baseOf, ownBase }: ConnectOptions): (id: string) => Promise<unknown> {
  // Slices are built without the federation runtime and read it from here: one copy for all of them.
  scope._FEDERATION_RUNTIME_CORE = runtimeCore;
  scope.__pfBundlerRuntime = bundlerRuntime;
  const hashes = new Map(
    slices.flatMap((slice) =>
      Object.entries(slice.integrity).map(([file, hash]) => [baseOf(slice) + file, hash] as const),
    ),
  );
  const makeScript = scriptMaker(hashes, ownBase);
  scope.__pfScript = makeScript;
  scope.__pfIntegrity = (url) => hashes.get(url) ?? hashOfNothing;
  const host = createInstance({
    name: 'shell',
    remotes: slices.map((slice) => ({ name: slice.container, entry: baseOf(slice) + slice.entry })),
    shared: Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, offer(name, module)])),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'scripts', createScript: ({ url }) => ({ script: makeScript(url), timeout: scriptTimeoutMs }) }],
  });
  return (id) => host.loadRemote(id);
}

function offer(name: string, module: unknown) {
  const version = __SHARED_VERSIONS__[name];
  if (!version) throw new Error(`"${name}" is not on the list of shared modules`);
  const isOurs = name.startsWith('@care/');
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}`, strictVersion: isOurs },
  };
}
