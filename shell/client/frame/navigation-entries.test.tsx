import '@testing-library/jest-dom';
import { MemoryRouter } from '@care/contracts/router-testing';
import type { BrowserSlice } from '@care/federation/browser';
import { render, screen } from '@testing-library/react';
import { MenuLinks } from './MenuLinks';
import { fittingInBar, restOf, SlicesContext, useNavigationEntries } from './navigation-entries';

const page = (path: string, section?: string) => ({
  path,
  section,
  expose: 'page',
  render: 'server' as const,
  slots: [],
});
const link = (label: string, to: string, order: number) => ({ label, to, order, audience: 'everyone' as const });
const slice: BrowserSlice = {
  name: 'mf-search',
  version: '1.0.0',
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: {},
  routes: [
    page('/'),
    page('/suche/pflegejobs/:slug', '/pflegepersonal'),
    page('/pflegepersonal/profil/:slug', '/pflegeanbieter'),
    page('/pflegeanbieter/:city/:slug', '/'),
    page('/pflegeanbieter/:city/:slug/:offer', '/pflegepersonal'),
  ],
  fills: {},
  navigation: [link('nav.providersShort', '/', 10), link('nav.jobsShort', '/pflegepersonal', 20)],
  integrity: {},
};
const Links = () => <MenuLinks links={useNavigationEntries('everyone', 'visitor')} />;

/** The main link that is marked at this address, and how. */
function markedAt(path: string): [words: string | null, current: string | null] | undefined {
  render(
    <SlicesContext value={[slice]}>
      <MemoryRouter initialEntries={[path]}>
        <Links />
      </MemoryRouter>
    </SlicesContext>,
  );
  const [marked, ...others] = screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(others).toEqual([]);
  return marked && [marked.textContent, marked.getAttribute('aria-current')];
}

describe('the main links', () => {
  it.each([
    ['/', 'Pflegeanbieter'],
    ['/pflegepersonal', 'Pflegejobs'],
    ['/pflegeratgeber', 'Pflegeratgeber'],
  ])('SH-03 mark the page one is on: %s', (path, words) => {
    expect(markedAt(path)).toEqual([words, 'page']);
  });
  it.each([
    ['/suche/pflegejobs/köln', 'Pflegejobs'],
    ['/pflegeanbieter/köln/lindenhof', 'Pflegeanbieter'],
    ['/pflegeanbieter/köln/lindenhof/koch-m-w-d', 'Pflegejobs'],
    ['/pflegeratgeber/pflegegrad-beantragen', 'Pflegeratgeber'],
  ])('SH-03 mark the part of the site that a page belongs to: %s', (path, words) => {
    expect(markedAt(path)).toEqual([words, 'true']);
  });
  it.each(['/login', '/pflegepersonal/profil/kraft-1'])('SH-03 mark none where none fits: %s', (path) => {
    expect(markedAt(path)).toBeUndefined();
  });
});

describe('the main links in the bar', () => {
  const links = (...labels: string[]) => labels.map((label, i) => ({ to: `/${i}`, label }));
  const today = links('Pflegeanbieter', 'Pflegepersonal', 'Pflegejobs', 'Pflegeratgeber', 'Pakete');
  it('SH-03 are all of them if they fit, and the menu has none of them again', () => {
    expect(fittingInBar(today)).toEqual(today);
    expect(restOf(today, fittingInBar(today))).toEqual([]);
    expect(fittingInBar([])).toEqual([]);
  });
  it('SH-03 are the first of them if there are more; the menu has the others', () => {
    const six = [...today, ...links('Pflegeprodukte').map((link) => ({ ...link, to: '/pflegeprodukte' }))];
    const inBar = fittingInBar(six);
    expect(inBar).toEqual(six.slice(0, 3));
    expect(restOf(six, inBar)).toEqual(six.slice(3));
  });
  it('SH-03 leave a word that is longer than the bar to the menu', () => {
    expect(fittingInBar(links('Pflegejobs', 'x'.repeat(90), 'Pakete'))).toEqual(links('Pflegejobs'));
  });
});
