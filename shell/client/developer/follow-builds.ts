import type { BrowserSlice, Loader } from '@care/federation/browser';
import type { Connection } from '@care/federation/connect';

interface Followed {
  /** Address of the developer's server. */
  url: string;
  /** The build that this page has. */
  slice: BrowserSlice;
  connection: Connection;
  loader: Pick<Loader, 'use'>;
}

/**
 * The developer's server sends the version that it serves after each build. If the page has another version, the new
 * code replaces the old one and the page keeps its state. If the shell cannot do that, or no component was replaced, the
 * page is loaded again.
 */
export function followBuilds(followed: Followed): void {
  let shown = followed.slice;
  let turn: Promise<unknown> = Promise.resolve();
  const changes = new EventSource(new URL('changes', followed.url));
  changes.addEventListener('message', ({ data }) => {
    turn = turn.then(async () => {
      if (data === shown.version) return;
      const next = await exchanged({ ...followed, slice: shown }).catch(() => undefined);
      if (next) shown = next;
      else location.reload();
    });
  });
}

/** Replaces the build on the page. Returns the new one; undefined if the page must be loaded again. */
async function exchanged({ url, slice, connection, loader }: Followed): Promise<BrowserSlice | undefined> {
  const refresh = connection.refresh();
  if (!refresh) return undefined;
  const response = await fetch(new URL('slice.json', url), { cache: 'no-store' });
  const next = (await response.json()) as BrowserSlice;
  const modules = modulesOnPage(slice, url);
  if (!modules.every((expose) => next.exposes[expose])) return undefined;
  refresh.allowRedefinition();
  const release = connection.replace(next);
  for (const expose of modules) await connection.loadRemote(`${release.container}/${expose}`);
  loader.use(slice.name, release);
  return refresh.perform() ? next : undefined;
}

/** The modules of a slice of which a file was loaded. */
function modulesOnPage({ exposes }: BrowserSlice, url: string): string[] {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return Object.entries(exposes).flatMap(([expose, { js }]) =>
    js.some((file) => loaded.has(new URL(`web/${file}`, url).href)) ? [expose] : [],
  );
}
