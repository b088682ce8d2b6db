import * as runtimeCore from '@module-federation/runtime-core';

interface FederationScope {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
  __pfIntegrity?: (url: string) => string | undefined;
}
const scope = globalThis as typeof globalThis & FederationScope;

// Slices are built with `externalRuntime` and read the federation runtime from here: one copy for all of them.
scope._FEDERATION_RUNTIME_CORE = runtimeCore;

/** Makes the browser check remote entries and chunks against the registry's hashes. */
export function provideIntegrity(hashes: ReadonlyMap<string, string>): void {
  scope.__pfIntegrity = (url) => hashes.get(new URL(url, location.href).pathname);
}

/** The federation runtime's own way to create the script of a remote entry. */
export default function shellRuntimePlugin() {
  return {
    name: 'shell',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      const integrity = scope.__pfIntegrity?.(url);
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}
