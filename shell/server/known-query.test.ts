/** @jest-environment node */
import type { SliceManifest } from '@care/federation/store';
import { splitQuery, withQuery } from './known-query';
import { pageAt, sitePagesOf } from './site-pages';

const route = (path: string, query?: string[], slots: string[] = []): SliceManifest['routes'][number] => ({
  path,
  expose: 'page',
  render: 'server',
  slots,
  query,
});
const slice = (routes: SliceManifest['routes'], slotQuery?: SliceManifest['slotQuery']): SliceManifest => ({
  name: 'mf-a',
  version: '1.0.0',
  contracts: '^1.0.0',
  container: 'mf_a',
  entry: 'remoteEntry.js',
  exposes: {},
  routes,
  fills: {},
  slotQuery,
  navigation: [],
  integrity: {},
  server: { file: 'server.cjs', integrity: '' },
});
const pages = sitePagesOf([
  slice([route('/suche/:slug', ['page', 'radius']), route('/pakete', []), route('/alt/:id')]),
  slice([route('/haus/:slug', ['edit'], ['provider.ratings'])]),
  slice([], { 'provider.ratings': ['bewertungen'] }),
]);

describe('the query of a page', () => {
  it.each([
    ['/suche/k%C3%B6ln', '?utm_source=x&page=2&radius=10&x=1', '?page=2&radius=10', '?utm_source=x&x=1'],
    ['/SUCHE/a', '?page=2', '?page=2', ''],
    ['/suche/a', '?p%61ge=2', '?p%61ge=2', ''],
    ['/pakete', '?utm_source=x', '', '?utm_source=x'],
    ['/haus/lindenhof', '?bewertungen=2&edit&a', '?bewertungen=2&edit', '?a'],
    ['/pflegemagazin', '?page=2&q=1', '?page=2', '?q=1'],
    ['/impressum', '?page=2', '', '?page=2'],
    ['/gibt/es/nicht', '?page=2', '', '?page=2'],
    ['/alt/1', '?was=auch&immer', '?was=auch&immer', ''],
    ['/pakete', '', '', ''],
    ['/pakete', '?&&', '', ''],
  ])('SH-18 of %s%s is %s', (path, search, known, rest) => {
    expect(splitQuery(pageAt(path, pages), search)).toEqual({ known, rest });
  });

  it.each([
    ['/suche/köln', '', '/suche/köln'],
    ['/suche/köln', '?a=1', '/suche/köln?a=1'],
    ['/suche/köln?page=2#karte', '?a=1', '/suche/köln?page=2&a=1#karte'],
  ])('SR-04 that it was not told of goes along where it leads on: %s%s', (target, rest, expected) => {
    expect(withQuery(target, rest)).toBe(expected);
  });
});
