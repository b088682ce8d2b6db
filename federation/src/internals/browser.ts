// Everything in the browser that relies on how @module-federation/enhanced works inside, beyond its documented interface.
// internals.test.ts checks it against the installed version; see build.ts for what to do before the version is raised.
//
// | Here             | Relies on                                              | If it changes                                    |
// | ---------------- | ------------------------------------------------------ | ------------------------------------------------ |
// | provideToSlices  | what a container reads of the glue `…/bundler`         | no slice starts                                  |
// | forgetContainer  | the names of a container and of its list of chunks      | no earlier release replaces a broken one         |
// | reasonOfError    | words and codes of the runtime's errors                | a failure is reported and retried as another one |
import type { LoadFailure } from '@care/contracts';
import { globals } from './globals';

/** Makes the script element of a file; the caller puts it into the document and listens for its end. */
export type ScriptMaker = (url: string) => HTMLScriptElement;

interface Provided {
  /** `@module-federation/webpack-bundler-runtime/bundler`; imported where it is wanted, since servers import this file too. */
  bundlerRuntime: object;
  makeScript: ScriptMaker;
  hashOf: (url: string) => string;
}

/** Provides what every slice's build reads from global names: one copy for all of them. */
export function provideToSlices({ bundlerRuntime, makeScript, hashOf }: Provided): void {
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

/** Removes the global names of a container, so that another release of it can start. */
export function forgetContainer(container: string): void {
  Object.assign(globalThis, { [container]: undefined, [`webpackChunk${container}`]: undefined });
}

/**
 * Why the runtime could not load a module. It has no field for it: a version that does not fit and a missing file
 * differ in words.
 */
export function reasonOfError(message: string): LoadFailure['reason'] {
  if (/satisfy|strictVersion|shared .*version/i.test(message)) return 'incompatible';
  return /load|fetch|network|RUNTIME-00[38]/i.test(message) ? 'network' : 'evaluation';
}
