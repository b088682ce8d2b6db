export interface PageAddress {
  /** Without slashes at its end, and with one at its beginning: two would lead to another site (PP-25). */
  path: string;
  search: string;
  /** Whether it was asked for like this. */
  isCanonical: boolean;
}

/** Path and query that a request asks for, whether its first line names the host or not. */
export function pageAddress(requested: string): PageAddress {
  const whole = requested.startsWith('/') ? `http://site.invalid${requested}` : requested;
  const { pathname, search } = new URL(URL.canParse(whole) ? whole : 'http://site.invalid/');
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return { path, search, isCanonical: path === pathname };
}
