/** A finished answer for an address of one composition. */
export interface CachedPage {
  status: number;
  /** Id of the composition it is made of. */
  composition: string;
  html: string;
  policy: string;
  etag: string;
  /** Compressed once, handed out often. */
  encoded: Map<string, Buffer>;
  freshUntil: number;
}

/** Finished pages, oldest out first. The key holds the registry's revision, so a rollback is live at once. */
export class HtmlCache {
  readonly #pages = new Map<string, CachedPage>();
  constructor(private readonly limit = 2000) {}

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.freshUntil > Date.now()) return page;
    this.#pages.delete(key);
    return undefined;
  }

  set(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.limit && oldest !== undefined) this.#pages.delete(oldest);
  }

  clear(): void {
    this.#pages.clear();
  }
}
