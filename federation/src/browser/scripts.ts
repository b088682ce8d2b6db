import type { ScriptMaker } from '../internals';

/**
 * After this time the script element is removed, and the next attempt requests the file again. webpack has the same
 * limit for chunks.
 */
export const SCRIPT_TIMEOUT_MS = 8000;

/**
 * Every script of a slice runs only with its hash from the registry. A script without a known hash is not requested.
 * Each retry has a different address, because for the same address the browser would keep waiting for the first answer,
 * even after the script element was removed.
 */
export function scriptMaker(hashes: ReadonlyMap<string, string>, ownBase: string): ScriptMaker {
  const tries = new Map<string, number>();
  return (url) => {
    const script = document.createElement('script');
    const integrity = hashes.get(url);
    if (!integrity && !url.startsWith(ownBase)) {
      console.error(`No hash is known for ${url}: it is not loaded.`);
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
      return script;
    }
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    script.src = tried === 0 ? url : `${url}?again=${tried}`;
    if (integrity) script.integrity = integrity;
    // A hash of another origin's file is checked only with CORS (EM-04).
    if (!url.startsWith('/') && !url.startsWith(location.origin)) script.crossOrigin = 'anonymous';
    return script;
  };
}
