import { satisfiesCaret, type BrowserSlice } from '@care/federation/browser';
import type { PageData } from '../page-data';
import { targetOf } from './describe-slice';
import { followBuilds } from './follow-builds';
import { LoadStates } from './load-states';
import { rememberFiles } from './loaded-files';
import { showPanel } from './show-panel';
import { frameFor } from './slice-frame';
import { developerText } from './texts';

type Build = { slice: BrowserSlice } | { problem: string };

/** The page's data with the builds of a developer in place of live slices, and the panel that names them (EM-04). */
export async function withOverrides(data: PageData): Promise<PageData> {
  const { composition, contractsVersion, overrides: view } = data;
  if (!view) return data;
  rememberFiles();
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
  const states = new LoadStates();
  const shown = [...slices.values()];
  showPanel({ slices: shown, contractsVersion, view, problems, states });
  const onConnected: PageData['onConnected'] = (connection, loader) => {
    for (const { url, slice } of builds) followBuilds({ url, slice, connection, loader });
  };
  const targets = Object.entries(view.overrides).map(([name, override]) => [name, targetOf(override)]);
  return {
    ...data,
    bases,
    onConnected,
    onState: states.watch,
    onCrash: states.crashed,
    Frame: frameFor(Object.fromEntries(targets) as Record<string, string>),
    composition: { ...composition, slices: shown },
  };
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
