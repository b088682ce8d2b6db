import { parseModuleId, releasePath, slotsOf, type BrowserSlice } from './composition';

const slice = (name: string, fills: Record<string, string>) => ({ name, fills }) as BrowserSlice;

it('EM-01 writes the filling of a slot as slice/module', () =>
  expect(slotsOf([slice('mf-reviews', { 'provider.ratings': 'ratings' })])).toEqual({
    'provider.ratings': 'mf-reviews/ratings',
  }));
it('EM-01 gives a slot to the first slice by name, independent of the order', () => {
  const a = slice('mf-a', { 'nav.inbox': 'x' });
  const b = slice('mf-b', { 'nav.inbox': 'x' });
  expect(slotsOf([b, a])).toEqual(slotsOf([a, b]));
  expect(slotsOf([a, b])['nav.inbox']).toBe('mf-a/x');
});
it('splits module ids and builds the path of a release', () => {
  expect(parseModuleId('mf-reviews/ratings')).toEqual({ slice: 'mf-reviews', expose: 'ratings' });
  expect(releasePath({ name: 'mf-reviews', version: '1.0.0' })).toBe('/releases/mf-reviews/1.0.0/web/');
});
