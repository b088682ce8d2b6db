import { createInstance } from '@module-federation/runtime';
import { forgetContainer, providedRefresh, provideToSlices, reasonOfError } from '../internals';
import type { BrowserSlice } from './composition';
import { scriptMaker, SCRIPT_TIMEOUT_MS } from './scripts';

export { provideRefresh } from '../internals';

/** The name and version of each shared module of the host, written into its build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

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
export const provideOwnScripts = (ownBase: string): void => provideToSlices(scriptMaker(new Map(), ownBase));

/** The slices of a page by their files. */
export type Connection = ReturnType<typeof connectSlices>;

/**
 * Starts the federation runtime as host: provides the shared modules, registers every slice's entry, and checks every
 * file against the registry's hash.
 *
 * The host is set up in code and not by the webpack plug-in. So its bundle stays one scope that webpack can minify, and
 * server and browser use the same list of shared modules.
 */
export function connectSlices({ slices, shared, baseOf, ownBase }: ConnectOptions) {
  const hashes = new Map<string, string>();
  const know = (slice: BrowserSlice) => {
    for (const [file, hash] of Object.entries(slice.integrity)) hashes.set(baseOf(slice) + file, hash);
  };
  slices.forEach(know);
  const makeScript = scriptMaker(hashes, ownBase);
  provideToSlices(makeScript);
  const host = createInstance({
    name: 'shell',
    remotes: slices.map((slice) => ({ name: slice.container, entry: baseOf(slice) + slice.entry })),
    shared: Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, offer(name, module)])),
    shareStrategy: 'loaded-first',
    plugins: [
      { name: 'scripts', createScript: ({ url }) => ({ script: makeScript(url), timeout: SCRIPT_TIMEOUT_MS }) },
    ],
  });
  return {
    /** Loads `container/module`. */
    loadRemote: (id: string): Promise<unknown> => host.loadRemote(id),
    /** Why `loadRemote` rejected. */
    reasonOf: reasonOfError,
    /** Fast refresh; undefined in every shell but its development build. */
    refresh: providedRefresh,
    /**
     * Connects another release of a slice, of which no code must be running yet. Returns it with the container's name in
     * the runtime.
     */
    replace(slice: BrowserSlice): BrowserSlice {
      know(slice);
      const { container, version, entry } = slice;
      forgetContainer(container);
      const name = `${container}@${version}`;
      host.registerRemotes([{ name, entry: baseOf(slice) + entry, entryGlobalName: container }]);
      return { ...slice, container: name };
    },
  };
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
