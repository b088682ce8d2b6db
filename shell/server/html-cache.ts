import { LRUCache } from 'lru-cache';

/** The answer for an address of one composition. */
export interface CachedPage {
  status: number;
  /** Id of the composition that rendered it. */
  composition: string;
  /** Bytes, because their size is known and they are outside the JavaScript heap. */
  html: Buffer;
  policy: string;
  etag: string;
  /** Compressed once and sent many times. */
  encoded: Map<string, Buffer>;
}

/** The maximum memory of a page: the page, two compressed forms of less than a quarter each, policy and key. */
const sizeOf = ({ html, policy }: CachedPage, key: string): number =>
  Math.ceil(1.5 * html.length) + policy.length + 2 * key.length + 1024;

/** Larger pages are not cached, because a few of them would replace all others. */
const LARGEST_PAGE = 1_000_000;
/** How long a page is still sent, while a new one is rendered. */
const STALE_MS = 300_000;

/**
 * Rendered pages up to a number of bytes; the least recently used are removed. A key is the name of
 * a composition and an address. The name has the registry's revision, so that no older page is sent after a rollback.
 */
export class HtmlCache {
  readonly #pages: LRUCache<string, CachedPage>;

  constructor({ maxBytes, seconds }: { maxBytes: number; seconds: number }) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, ttl: seconds * 1000 + STALE_MS });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** A page, and whether it is still fresh. If not, it should be rendered again. */
  get(key: string): { page: CachedPage; isFresh: boolean } | undefined {
    const page = this.#pages.get(key);
    return page && { page, isFresh: this.#pages.getRemainingTTL(key) > STALE_MS };
  }

  set(key: string, page: CachedPage): void {
    if (page.html.length <= LARGEST_PAGE) this.#pages.set(key, page);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  /** The addresses of a composition's pages, the most recently used first. */
  addressesOf(composition: string): string[] {
    return [...this.#pages.keys()]
      .filter((key) => key.startsWith(`${composition} `))
      .map((key) => key.slice(composition.length + 1));
  }

  /** Removes the pages of all other compositions. */
  keepOnly(compositions: readonly string[]): void {
    for (const key of this.#pages.keys())
      if (!compositions.some((one) => key.startsWith(`${one} `))) this.#pages.delete(key);
  }
}
