import { addTexts } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import { OVERRIDE_PATH } from './override-path';
import type { PageData } from './page-data';

const overrideText = addTexts('shell-override', {
  title: 'Entwickleransicht',
  slices: 'Slices und Versionen',
  reset: 'Zurücksetzen',
  failed: '{{slice}} wurde nicht von {{address}} geladen ({{reason}}). Es läuft die veröffentlichte Version.',
});

/** The page's data with the builds of a developer in place of live slices, and the panel that names them (EM-04). */
export async function withOverrides(data: PageData): Promise<PageData> {
  const { overrides = {}, composition } = data;
  const problems: string[] = [];
  const bases: Record<string, string> = {};
  const replaced = await Promise.all(
    composition.slices.map(async (slice) => {
      const address = overrides[slice.name];
      if (!address) return slice;
      try {
        const response = await fetch(new URL('slice.json', address), { cache: 'no-store' });
        if (!response.ok) throw new Error(`${response.status}`);
        const built = (await response.json()) as BrowserSlice;
        bases[slice.name] = new URL('web/', address).href;
        reloadAfterBuild(address, built.version);
        return built;
      } catch (error) {
        problems.push(overrideText('failed', { slice: slice.name, address, reason: String(error) }));
        return slice;
      }
    }),
  );
  showPanel(replaced, overrides, problems);
  return { ...data, bases, composition: { ...composition, slices: replaced } };
}

/** The developer's server tells the version that it serves; another one than this page has is shown by a new start. */
function reloadAfterBuild(address: string, version: string): void {
  const changes = new EventSource(new URL('changes', address));
  changes.addEventListener('message', ({ data }) => {
    if (data !== version) location.reload();
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', ...children: Node[]) {
  const created = document.createElement(name);
  created.append(text, ...children);
  return created;
}

/** Outside of React, so that it is there also while a replaced slice breaks the page. */
function showPanel(
  slices: readonly BrowserSlice[],
  overrides: Record<string, string>,
  problems: readonly string[],
): void {
  const reset = element('button', overrideText('reset'));
  reset.type = 'button';
  reset.addEventListener('click', () => {
    void fetch(OVERRIDE_PATH, { method: 'DELETE' }).then(() => location.reload());
  });
  const rows = slices.map(({ name, version }) =>
    element('li', `${name} ${version}${overrides[name] ? ` (${overrides[name]})` : ''}`),
  );
  const details = element('details', '', element('summary', overrideText('slices')), element('ul', '', ...rows));
  const panel = element('aside', '', element('strong', overrideText('title')), details, reset);
  for (const problem of problems) {
    const message = element('p', problem);
    message.setAttribute('role', 'alert');
    panel.append(message);
  }
  panel.setAttribute('aria-label', overrideText('title'));
  Object.assign(panel.style, {
    position: 'fixed',
    insetInlineStart: '0.5rem',
    bottom: '0.5rem',
    zIndex: '1000',
    maxWidth: 'calc(100vw - 1rem)',
    padding: '0.5rem 0.75rem',
    borderRadius: '0.5rem',
    background: '#14253d',
    color: '#fff',
    overflowWrap: 'anywhere',
  });
  Object.assign(reset.style, {
    marginTop: '0.25rem',
    minHeight: '2.75rem',
    padding: '0 0.75rem',
    border: '0',
    borderRadius: '0.5rem',
    background: '#fff',
    color: '#14253d',
  });
  document.body.append(panel);
}
