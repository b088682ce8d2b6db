import { searchPath, type SearchFilters } from '@care/contracts/search';
import { queryParameters } from './query-parameters';

/** Other parameters, for example of a campaign, are none of our business. */
const ours = new Set(queryParameters);
const BASE = 'http://site.invalid';

/**
 * The one address of a search, when the present one differs from it; parameters we do not know are carried along (SR-01,
 * SR-04). Undefined when the visitor is there already.
 */
export function otherAddress(filters: SearchFilters, url: URL): string | undefined {
  const address = searchPath(filters);
  const canonical = new URL(address, BASE);
  const foreign = [...url.searchParams].filter(([name]) => !ours.has(name));
  const own = [...url.searchParams].filter(([name]) => ours.has(name));
  const isSame =
    decoded(canonical) === decoded(url) && JSON.stringify([...canonical.searchParams]) === JSON.stringify(own);
  if (isSame) return undefined;
  const rest = new URLSearchParams(foreign).toString();
  return rest ? `${address}${canonical.search ? '&' : '?'}${rest}` : address;
}

function decoded({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // unreadable, so surely not canonical
  }
}
