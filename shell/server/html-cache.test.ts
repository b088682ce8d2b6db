/** @jest-environment node */
import { HtmlCache, type CachedPage } from './html-cache';

const page = (html: string, freshForMs = 60_000): CachedPage => ({
  status: 200,
  composition: 'a',
  html,
  policy: '',
  etag: '',
  encoded: new Map(),
  freshUntil: Date.now() + freshForMs,
});

describe('the cache of finished pages', () => {
  it('gives back what it was given', () => {
    const cache = new HtmlCache();
    cache.set('a', page('A'));
    expect(cache.get('a')?.html).toBe('A');
    expect(cache.get('b')).toBeUndefined();
  });
  it('forgets what is no longer fresh', () => {
    const cache = new HtmlCache();
    cache.set('a', page('A', -1));
    expect(cache.get('a')).toBeUndefined();
  });
  it('drops the oldest when it is full', () => {
    const cache = new HtmlCache(2);
    for (const key of ['a', 'b', 'c']) cache.set(key, page(key));
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('c')?.html).toBe('c');
  });
});
