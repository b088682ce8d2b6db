import { routes } from '@care/contracts/routes';
import type { SliceManifest } from '@care/federation/store';

/** What an index of the shell's own reads; the other pages of its own read nothing. */
const ownPages: [pattern: string, names: string[]][] = [
  ...Object.values(routes).map(({ pattern }): [string, string[]] => [pattern, []]),
  [routes.magazine.pattern, ['page']],
  [routes.advisor.pattern, ['page']],
];

/** Splits a query into the parameters that the page at a path reads, and the rest; both as they were written. */
export type QuerySplitter = (path: string, search: string) => { known: string; rest: string };

/**
 * Knows from the slices' definitions which parameters a page and the slots on it read. What nobody reads does not change the
 * page: it makes no page of its own, neither rendered nor cached. A slice from before there were such definitions gets all.
 */
export function querySplitterOf(slices: readonly SliceManifest[]): QuerySplitter {
  const slotQuery = Object.assign({}, ...slices.map((slice) => slice.slotQuery ?? {})) as Record<string, string[]>;
  const pages = [
    ...ownPages,
    ...slices.flatMap((slice) =>
      slice.routes.map(({ path, query, slots }): [string, string[] | undefined] => [
        path,
        query && [...query, ...slots.flatMap((slot) => slotQuery[slot] ?? [])],
      ]),
    ),
  ].map(([pattern, names]) => [new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`, 'i'), names] as const);
  return (path, search) => {
    if (!search) return { known: '', rest: '' };
    const matching = pages.filter(([pattern]) => pattern.test(path)).map(([, names]) => names);
    if (matching.includes(undefined)) return { known: search, rest: '' };
    const names = new Set(matching.flatMap((some) => some ?? []));
    const pairs = search.slice(1).split('&').filter(Boolean);
    const isKnown = (pair: string) => [...new URLSearchParams(pair).keys()].some((name) => names.has(name));
    const joined = (some: string[]) => (some.length ? `?${some.join('&')}` : '');
    return { known: joined(pairs.filter(isKnown)), rest: joined(pairs.filter((pair) => !isKnown(pair))) };
  };
}

/** A redirect's target with the parameters that its page was not told of, for whoever counts a campaign behind it. */
export function withQuery(target: string, rest: string): string {
  if (!rest) return target;
  const [address = '', ...fragment] = target.split('#');
  const query = address.includes('?') ? rest.replace('?', '&') : rest;
  return [address + query, ...fragment].join('#');
}
