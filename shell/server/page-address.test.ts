import type { SliceManifest } from '@care/federation/store';
import { pageAddress, splitQuery, withQuery, pageAt, sitePagesOf } from './page-address';
import { manifestOf } from '../testing/manifest';

const route = (path: string, query?: string[], slots: string[] = []) =>
  ({ path, slots, query, expose: 'page', render: 'server' }) as const;
const slice = (routes: SliceManifest['routes'], slotQuery?: SliceManifest['slotQuery']) =>
  manifestOf('1.0.0', { routes, slotQuery });
const pages = sitePagesOf([
  slice([route('/suche/:slug', ['page', 'radius']), route('/pakete', []), route('/alt/:id')]),
  slice([route('/haus/:slug', ['edit'], ['provider.ratings'])]),
  slice([], { 'provider.ratings': ['bewertungen'] }),
]);

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
])('SH-18 the query of a page: of %s%s is %s', (path, search, known, rest) =>
  expect(splitQuery(pageAt(path, pages), search)).toEqual({ known, rest }),
);

it.each([
  ['/suche/köln', '', '/suche/köln'],
  ['/suche/köln', '?a=1', '/suche/köln?a=1'],
  ['/suche/köln?page=2#karte', '?a=1', '/suche/köln?page=2&a=1#karte'],
])('SR-04 the query of a page: that a page does not read is kept in its redirect: %s%s', (target, rest, expected) =>
  expect(withQuery(target, rest)).toBe(expected),
);

it.each([
  ['/', '/', true],
  ['/pakete', '/pakete', true],
  ['/pakete/', '/pakete', false],
  ['/suche/pflegeanbieter/k%C3%B6ln//', '/suche/pflegeanbieter/k%C3%B6ln', false],
  ['http://pflege.example/pakete', '/pakete', true],
])('PP-25 the address of a page: of %s is %s', (requested, path, isCanonical) =>
  expect(pageAddress(`${requested}?a=1`)).toEqual({ path, search: '?a=1', isCanonical }),
);

it.each(['//boese.example/', '/.//boese.example/', '/\\boese.example/', '///boese.example//', '/a/..//boese.example/'])(
  'SH-09 the address of a page: of %s stays on this site',
  (requested) => {
    expect(pageAddress(requested)).toMatchObject({ path: '/boese.example', isCanonical: false });
  },
);

it('SH-01 the address of a page: of something unreadable is the home page', () =>
  expect(pageAddress('http://[')).toEqual({ path: '/', search: '', isCanonical: true }));

describe('the page at an address', () => {
  const named = (name: string, ...paths: string[]) =>
    manifestOf('1.0.0', { name, routes: paths.map((path) => route(path)) });
  const pages = sitePagesOf([
    named('mf-a', '/pflegeanbieter/:citySlug/:companySlug', '/'),
    named('mf-b', '/pflegeanbieter/profiles/:slug', '/pakete'),
  ]);
  const sliceAt = (url: string) => pageAt(url, pages)?.slice?.slice;

  it.each([
    ['/', 'mf-a'],
    ['/pakete', 'mf-b'],
    ['/pakete?x=/a/b', 'mf-b'],
    ['/Pakete', 'mf-b'],
    ['/pflegeanbieter/k%C3%B6ln/haus', 'mf-a'],
    ['/pflegeanbieter/profiles/haus', 'mf-b'],
    ['/pflegeanbieter/profiles/a%E2%80%A8b', 'mf-b'],
  ])('SH-18 %s belongs to the slice whose pattern is the most specific: %s', (url, expected) =>
    expect(sliceAt(url)).toBe(expected),
  );

  it('SH-18 a path of the site that no slice serves is a page without a slice', () => {
    expect(pageAt('/login', pages)).toMatchObject({ path: '/login', query: [] });
    expect(sliceAt('/login')).toBeUndefined();
  });

  it.each(['/gibt-es-nicht', '/pakete/mehr', '/pflegeanbieter/k%C3%B6ln/haus/a/b', '/%E2%80%A8', '/a%'])(
    'SH-01 %s is none',
    (url) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(pageAt(url, pages)).toBeUndefined();
      warned.mockRestore();
    },
  );
});
