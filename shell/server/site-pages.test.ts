import { pageAt, sitePagesOf } from './site-pages';
import { manifestOf } from './testing/manifest';

const slice = (name: string, ...paths: string[]) =>
  manifestOf('1.0.0', {
    name,
    routes: paths.map((path) => ({ path, expose: 'page', render: 'server', slots: [] })),
  });
const pages = sitePagesOf([
  slice('mf-a', '/pflegeanbieter/:citySlug/:companySlug', '/'),
  slice('mf-b', '/pflegeanbieter/profiles/:slug', '/pakete'),
]);
const sliceAt = (url: string) => pageAt(url, pages)?.slice?.slice;

describe('the page at an address', () => {
  it.each([
    ['/', 'mf-a'],
    ['/?page=2', 'mf-a'],
    ['/pakete', 'mf-b'],
    ['/pakete?x=/a/b', 'mf-b'],
    ['/Pakete', 'mf-b'],
    ['/pflegeanbieter/k%C3%B6ln/haus', 'mf-a'],
    ['/pflegeanbieter/profiles/haus', 'mf-b'],
    ['/pflegeanbieter/profiles/a%E2%80%A8b', 'mf-b'],
  ])('SH-18 %s belongs to the slice whose pattern is the most specific: %s', (url, expected) => {
    expect(sliceAt(url)).toBe(expected);
  });

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
