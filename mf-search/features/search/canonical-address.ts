import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { searchParameters, searchPath, type SearchFilters } from '@care/contracts/search';

/** Parameters that the search itself uses. Others, for example of a campaign, are kept unchanged. */
const ours = new Set(searchParameters);
const BASE = 'http://site.invalid';

/**
 * The canonical address of a search if the current address differs from it, else undefined. Unknown parameters are kept
 * (SR-01, SR-04).
 */
export function otherAddress(filters: SearchFilters, url: URL): string | undefined {
  const address = searchPath(filters);
  const canonical = new URL(address, BASE);
  const foreign = [...url.searchParams].filter(([name]) => !ours.has(name));
  // Links to a feature or surroundings always state the radius (SR-09).
  const isFeatureLink = filters.features.length > 0 || filters.place !== null;
  const isStated = (name: string, value: string) =>
    isFeatureLink && name === 'radius' && value === String(DEFAULT_RADIUS);
  const own = [...url.searchParams].filter(([name, value]) => ours.has(name) && !isStated(name, value));
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
    return pathname; // A path that cannot be decoded is never canonical.
  }
}
