// Everything in the browser that relies on how @module-federation/enhanced works inside, beyond its documented interface,
// and the global names that builds of slices and the shell share. `build.ts` does the same for builds: it is a file of its
// own because code for Node must not reach browsers. internals.test.ts checks this file against the installed version; see
// build.ts for what to do before the version is raised.
//
// | Here             | Relies on                                              | If it changes                                    |
// | ---------------- | ------------------------------------------------------ | ------------------------------------------------ |
// | bundlerRuntime   | the package that a container takes its glue from       | no slice starts                                  |
// | provideToSlices  | what a container reads of the glue `…/bundler`         | no slice starts                                  |
// | forgetContainer  | the names of a container and of its list of chunks     | no earlier release replaces a broken one         |
// | reasonOfError    | words and codes of the runtime's errors                | a failure is reported and retried as another one |
import type { LoadFailure } from '@care/contracts';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

/**
 * Global names by which builds of slices reach objects of the shell. Live releases use these names, so a name must not
 * change.
 */
export const globals = {
  /** The glue between webpack and the federation runtime. */
  bundlerRuntime: '__pfBundlerRuntime',
  /** Makes the script element of a file. */
  script: '__pfScript',
  /** The hash of a file; releases from before `script` read it. */
  integrity: '__pfIntegrity',
  /** Replaces components on a page. Only the shell's development build provides it. */
  refresh: '__pfRefresh',
} as const;

/** Makes the script element of a file; the caller puts it into the document and listens for its end. */
export type ScriptMaker = (url: string) => HTMLScriptElement;

interface Provided {
  makeScript: ScriptMaker;
  hashOf: (url: string) => string;
}

/** Provides what every slice's build reads from global names: one copy for all of them. */
export function provideToSlices({ makeScript, hashOf }: Provided): void {
  Object.assign(globalThis, {
    [globals.bundlerRuntime]: bundlerRuntime,
    [globals.script]: makeScript,
    [globals.integrity]: hashOf,
  });
}

/** Makes the script elements of the host's own chunks before slices are connected. */
export function provideScripts(makeScript: ScriptMaker): void {
  Object.assign(globalThis, { [globals.script]: makeScript });
}

/** Replaces the components of a page, which keeps its state (fast refresh). */
export interface Refresh {
  /** Registers a component under an id; the next component with this id replaces it. */
  register: (type: unknown, id: string) => void;
  /** Makes the function that records the hooks of a component. */
  signature: () => (type: unknown, key?: string) => unknown;
  /** Replaces the components that were registered again; null if there are none. */
  perform: () => object | null;
  /** Lets the code of a slice run a second time. */
  allowRedefinition: () => void;
}

/** Provides fast refresh to the builds that `build/refresh-loader.cjs` compiled, and to `providedRefresh`. */
export function provideRefresh(refresh: Refresh): void {
  Object.assign(globalThis, { [globals.refresh]: refresh });
}

/** Undefined in every shell but its development build. */
export const providedRefresh = (): Refresh | undefined =>
  (globalThis as { [globals.refresh]?: Refresh })[globals.refresh];

/** Removes the global names of a container, so that another release of it can start. */
export function forgetContainer(container: string): void {
  Object.assign(globalThis, { [container]: undefined, [`webpackChunk${container}`]: undefined });
}

/**
 * Returns why the runtime could not load a module. Its errors have no field for the reason: an incompatible version and
 * a missing file differ in their message only.
 */
export function reasonOfError(message: string): LoadFailure['reason'] {
  if (/satisfy|strictVersion|shared .*version/i.test(message)) return 'incompatible';
  return /load|fetch|network|RUNTIME-00[38]/i.test(message) ? 'network' : 'evaluation';
}
