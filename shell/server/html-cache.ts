import { LRUCache } from 'lru-cache';

/** A finished answer for an address of one composition. */
export interface CachedPage {
  status: number;
  /** Id of the composition it is made of. */
  composition: string;
  /** As bytes: its size is known, and it is outside the heap of JavaScript. */
  html: Buffer;
  policy: string;
  etag: string;
  /** Compressed once, handed out often. */
  encoded: Map<string, Buffer>;
}

/** The most that a page can take: itself, compressed in two ways to less than a quarter each, its policy and key. */
const sizeOf = ({ html, policy }: CachedPage, key: string): number =>
  Math.ceil(1.5 * html.length) + policy.length + 2 * key.length + 1024;

/** A page larger than this is rendered anew each time: a few of them would take the place of all others. */
const LARGEST_PAGE = 1_000_000;

/** Finished pages up to a number of bytes, least used out first. The key holds the registry's revision, so a rollback is live at once. */
export class HtmlCache {
  readonly #pages: LRUCache<string, CachedPage>;

  constructor({ maxBytes, seconds }: { maxBytes: number; seconds: number }) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, ttl: seconds * 1000 });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  set(key: string, page: CachedPage): void {
    if (page.html.length <= LARGEST_PAGE) this.#pages.set(key, page);
  }

  clear(): void {
    this.#pages.clear();
  }
}
