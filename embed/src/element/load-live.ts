import { liveIntegrity, liveUrl, nearLiveUrl } from './base';
import type * as LiveModule from './live';
import { trusted } from './load';

type Live = typeof LiveModule;

/** Has the event `load` when the code has loaded, so that profiles for which it had failed may use it. */
export const liveLoads = new EventTarget();

let loaded: Promise<Live> | undefined;
let attempts = 0;

/** Loads the code that makes a profile interactive, once per page. A file that was changed on its way is not run. */
export function loadLive(): Promise<Live> {
  loaded ??= importLive().then(
    (live) => {
      liveLoads.dispatchEvent(new Event('load'));
      return live;
    },
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

function importLive(): Promise<Live> {
  // Some browsers keep a failed import, so another attempt has another address.
  const query = attempts === 0 ? '' : `?attempt=${attempts}`;
  attempts += 1;
  return checkedImport(liveUrl + query).catch(() => checkedImport(nearLiveUrl + query));
}

/** import() has no integrity check of its own. A module that a script element has loaded with one is not loaded again. */
async function checkedImport(url: string): Promise<Live> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.integrity = liveIntegrity;
    script.src = trusted().createScriptURL(url);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} was not loaded`)));
    document.head.append(script);
    script.remove();
  });
  return import(/* webpackIgnore: true */ url) as Promise<Live>;
}
