import { satisfiesCaret, type BrowserSlice } from '@care/federation/browser';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { PageData } from '../page-data';
import { DeveloperPanel, type DeveloperPanelProps } from './DeveloperPanel';
import { followBuilds } from './follow-builds';
import { SliceStates } from './slice-states';
import { developerText } from './texts';

type Build = { slice: BrowserSlice } | { problem: string };

/** The page's data with the builds of a developer in place of live slices, and the panel that names them (EM-04). */
export async function withOverrides(data: PageData): Promise<PageData> {
  const { composition, contractsVersion, overrides: view } = data;
  if (!view) return data;
  const problems: Record<string, string> = {};
  const bases: Record<string, string> = {};
  const builds: { url: string; slice: BrowserSlice }[] = [];
  const slices = new Map(composition.slices.map((slice) => [slice.name, slice]));
  await Promise.all(
    Object.entries(view.overrides).map(async ([name, override]) => {
      if (!('url' in override)) return;
      const { url } = override;
      const build = await buildAt(url, name, contractsVersion);
      if ('problem' in build) {
        problems[name] = build.problem;
        return;
      }
      bases[name] = new URL('web/', url).href;
      slices.set(name, build.slice);
      builds.push({ url, slice: build.slice });
    }),
  );
  const states = new SliceStates();
  const shown = [...slices.values()];
  showPanel({ slices: shown, view, problems, states });
  const onConnected: PageData['onConnected'] = (connection, loader) => {
    for (const { url, slice } of builds) followBuilds({ url, slice, connection, loader });
  };
  return {
    ...data,
    bases,
    onConnected,
    onState: states.watch,
    onCrash: states.crashed,
    composition: { ...composition, slices: shown },
  };
}

/** In a root of its own, so that the panel is there also while a replaced slice breaks the page. */
function showPanel(props: DeveloperPanelProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    // A cache of its own: the page's one is made later, from the styles of the server.
    <CacheProvider value={createCache({ key: 'pf-developer', stylisPlugins: [], speedy: true })}>
      <DeveloperPanel {...props} />
    </CacheProvider>,
  );
}

/** The manifest of a developer's server, checked before any of its code loads. */
async function buildAt(url: string, name: string, contractsVersion: string): Promise<Build> {
  const target = new URL(url).host;
  try {
    const response = await fetch(new URL('slice.json', url), { cache: 'no-store' });
    if (!response.ok) return { problem: developerText('noAnswer', { target, reason: `${response.status}` }) };
    const slice = (await response.json()) as BrowserSlice;
    if (slice.name !== name) return { problem: developerText('otherSlice', { target, name: slice.name }) };
    return satisfiesCaret(contractsVersion, slice.contracts)
      ? { slice }
      : { problem: developerText('contracts', { wanted: slice.contracts, present: contractsVersion }) };
  } catch (error) {
    return { problem: developerText('noAnswer', { target, reason: (error as Error).message }) };
  }
}
