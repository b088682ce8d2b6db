/** @jest-environment node */
import { pageAddress } from './page-address';

describe('the address of a page', () => {
  it.each([
    ['/', '/', true],
    ['/pakete', '/pakete', true],
    ['/pakete/', '/pakete', false],
    ['/suche/pflegeanbieter/k%C3%B6ln//', '/suche/pflegeanbieter/k%C3%B6ln', false],
    ['http://pflege.example/pakete', '/pakete', true],
  ])('PP-25 of %s is %s', (requested, path, isCanonical) => {
    expect(pageAddress(`${requested}?a=1`)).toEqual({ path, search: '?a=1', isCanonical });
  });

  it.each([
    '//boese.example/',
    '/.//boese.example/',
    '/\\boese.example/',
    '///boese.example//',
    '/a/..//boese.example/',
  ])('SH-09 of %s stays on this site', (requested) => {
    const { path, isCanonical } = pageAddress(requested);
    expect(path).toBe('/boese.example');
    expect(isCanonical).toBe(false);
  });

  it('SH-01 of something unreadable is the home page', () => {
    expect(pageAddress('http://[')).toEqual({ path: '/', search: '', isCanonical: true });
  });
});
