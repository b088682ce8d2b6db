import type { ComponentType } from 'react';
import type { MountOptions } from '../profil';

declare const __REMOTE_ENTRY__: string;

/** The host has another React than the one that the profile needs. Nothing was loaded. */
export class IncompatibleHostError extends Error {
  override readonly name = 'IncompatibleHostError';
}

/** The container did not load or refused the host's modules; `cause` says why. Another try may help. */
export class ContainerError extends Error {
  override readonly name = 'ContainerError';
}

interface Host {
  /** The host's own modules, for example `import * as React from 'react'`. */
  react: { version: string };
  reactDom: object;
  jsxRuntime: object;
}

interface Container {
  init: (scope: object) => Promise<void> | void;
  get: (name: string) => Promise<() => { default: ComponentType<MountOptions> }>;
}

/** The profile uses `useEffectEvent`, which React has since 19.2. */
const NEEDED = /^19\.(?![01]\.)/;
let container: Promise<Container> | undefined;
let attempts = 0;

/** Loads the profile as a component that runs in the React of the host (EM-05). Hosts with a React before 19.2 or after 19 are refused. */
export async function loadRemote({ react, reactDom, jsxRuntime }: Host) {
  if (!NEEDED.test(react.version))
    throw new IncompatibleHostError(
      `The federated profile needs React 19.2 or a later 19, and this page has ${react.version}. Use <pflege-profil> or mount() instead.`,
    );
  const { version } = react;
  const offer = (module: object) => ({
    [version]: { get: () => Promise.resolve(() => module), loaded: true, from: 'host', eager: true },
  });
  container ??= connect({
    react: offer(react),
    'react/jsx-runtime': offer(jsxRuntime),
    'react-dom': offer(reactDom),
  });
  try {
    const factory = await (await container).get('./Profil');
    return { Profil: factory().default };
  } catch (cause) {
    container = undefined;
    throw new ContainerError('The federated profile was not loaded. Try again later, or use <pflege-profil> instead.', {
      cause,
    });
  }
}

async function connect(scope: object): Promise<Container> {
  const url = new URL(__REMOTE_ENTRY__, import.meta.url);
  // Some browsers keep a failed import, so another attempt has another address.
  if (attempts > 0) url.searchParams.set('attempt', String(attempts));
  attempts += 1;
  const loaded = (await import(/* webpackIgnore: true */ url.href)) as Container;
  await loaded.init(scope);
  return loaded;
}
