import { setTimeout as pause } from 'node:timers/promises';
import { HtmlCache, type CachedPage } from './html-cache';

const page = (html: string): CachedPage => ({
  status: 200,
  composition: 'a',
  html: Buffer.from(html),
  policy: '',
  etag: '',
  encoded: new Map(),
});
const MEGABYTE = 1_000_000;

it('SH-18 says that a page is not fresh any more, and keeps it while a new one is rendered', async () => {
  const cache = new HtmlCache({ maxBytes: MEGABYTE, seconds: 0.001 });
  cache.set('a', page('A'));
  while (cache.get('a')?.isFresh) await pause(1);
  expect(cache.get('a')?.page.html.toString()).toBe('A');
  cache.delete('a');
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});
it('keeps within its bytes and drops the least recently used page', () => {
  const cache = new HtmlCache({ maxBytes: 4 * MEGABYTE, seconds: 60 });
  for (let i = 0; i < 2000; i++) {
    cache.set(`/?q=${i}`, page('ä'.repeat(100_000)));
    cache.get('/?q=0');
    expect(cache.bytes).toBeLessThanOrEqual(4 * MEGABYTE);
  }
  expect([0, 1, 1999].map((i) => cache.get(`/?q=${i}`) !== undefined)).toEqual([true, false, true]);
});
it('names the addresses of a composition, the last used first, and drops the others', () => {
  const cache = new HtmlCache({ maxBytes: MEGABYTE, seconds: 60 });
  for (const key of ['1-a /x', '1-a /y', '1-ab /z', '1-a /w']) cache.set(key, page(key));
  cache.get('1-a /x');
  expect(cache.addressesOf('1-a')).toEqual(['/x', '/w', '/y']);
  cache.keepOnly(['1-ab']);
  expect([cache.addressesOf('1-a'), cache.addressesOf('1-ab')]).toEqual([[], ['/z']]);
});
it('keeps no page of more than a megabyte', () => {
  const cache = new HtmlCache({ maxBytes: 100 * MEGABYTE, seconds: 60 });
  cache.set('large', page('x'.repeat(MEGABYTE + 1)));
  expect(cache.get('large')).toBeUndefined();
  cache.set('just right', page('x'.repeat(MEGABYTE)));
  expect(cache.get('just right')).toBeDefined();
});
