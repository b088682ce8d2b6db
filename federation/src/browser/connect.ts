import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { provideScripts, provideToSlices } from '../internals/browser';
import type { BrowserSlice } from './composition';
import { scriptMaker, SCRIPT_TIMEOUT_MS } from './scripts';

/** The name and version of each shared module of the host, written into its build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** No file has it. */
const hashOfNothing = `sha384-${'A'.repeat(64)}`;

interface ConnectOptions {
  slices: BrowserSlice[];
  /** The modules that slices may import by name: the host's own copies (EM-02). */
  shared: Readonly<Record<string, unknown>>;
  /** The address of a release's files, with a trailing slash. */
  baseOf: (slice: BrowserSlice) => string;
  /** The base path of the host's own chunks, which need no hash. */
  ownBase: string;
}

/** Lets the host load chunks of its own before it knows its slices. */
export const provideOwnScripts = (ownBase: string): void => provideScripts(scriptMaker(new Map(), ownBase));

/**
 * Starts the federation runtime as host: provides the shared modules, registers every slice's entry, and checks every
 * file against
 * the registry's hash. Returns the function that loads `container/module`.
 *
 * The host is set up in code and not by the webpack plug-in, so that its bundle stays one scope that webpack can
 * minify,
 * and server and browser use the same list of shared modules.
 */
export function connectSlices({ slices, shared, baseOf, ownBase }: ConnectOptions): (id: string) => Promise<unknown> {
  const hashes = new Map(
    slices.flatMap((slice) =>
      Object.entries(slice.integrity).map(([file, hash]) => [baseOf(slice) + file, hash] as const),
    ),
  );
  const makeScript = scriptMaker(hashes, ownBase);
  provideToSlices({ bundlerRuntime, makeScript, hashOf: (url) => hashes.get(url) ?? hashOfNothing });
  const host = createInstance({
    name: 'shell',
    remotes: slices.map((slice) => ({ name: slice.container, entry: baseOf(slice) + slice.entry })),
    shared: Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, offer(name, module)])),
    shareStrategy: 'loaded-first',
    plugins: [
      { name: 'scripts', createScript: ({ url }) => ({ script: makeScript(url), timeout: SCRIPT_TIMEOUT_MS }) },
    ],
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
