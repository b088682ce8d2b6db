import { matchRoutes } from '@care/contracts/router';
import { routes } from '@care/contracts/routes';
import { satisfiesCaret } from './caret';
import type { SliceManifest } from './manifest';

/** Two patterns that match the same addresses are one, whatever their parameters are called. */
const shapeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':');

/** Such a route would take the addresses of other slices and of pages to come. */
export const beginsWithParameter = (pattern: string): boolean => /^\/+[:*]/.test(pattern);

const patterns = Object.values(routes).map(({ pattern }) => pattern);

/**
 * Links lead to the one address of a page, so a slash at the end is refused although the router would take it (PP-25).
 */
function isOurs(address: string, ownPatterns: readonly string[]): boolean {
  const path = address.replace(/[?#].*/, '');
  const pages = [...patterns, ...ownPatterns].map((pattern) => ({ path: pattern, caseSensitive: true }));
  return (path === '/' || !path.endsWith('/')) && matchRoutes(pages, path) !== null;
}

const firstRepeated = (values: readonly string[]) => values.find((value, i) => values.indexOf(value) !== i);

/**
 * Whether a release may be live beside the others: it is compatible with the running contracts, takes no route or slot
 * of another slice, and links to paths of the site only. Gives the reason in words when not (EM-03).
 */
export function whyNotDeployable(manifest: SliceManifest, contractsVersion: string, others: readonly SliceManifest[]) {
  const { name, version, contracts, fills, navigation } = manifest;
  const release = `${name} ${version}`;
  if (!satisfiesCaret(contractsVersion, contracts))
    return `${release} asks for contracts ${contracts}, the shell runs ${contractsVersion}`;
  const files = [manifest.entry, ...Object.values(manifest.exposes).flatMap(({ js, css }) => [...js, ...css])];
  const unknown = files.find((file) => !manifest.integrity[file]);
  if (unknown) return `${release} names ${unknown} without its hash, which no browser would load`;
  const twice = firstRepeated(manifest.routes.map(({ path }) => shapeOf(path)));
  if (twice) return `${release} has the route ${twice} twice`;
  const greedy = manifest.routes.find(({ path }) => beginsWithParameter(path));
  if (greedy)
    return `${release} has the route ${greedy.path}, which begins with a parameter and would take the addresses of other slices`;
  for (const other of others.filter((slice) => slice.name !== name)) {
    const taken = new Set(other.routes.map(({ path }) => shapeOf(path)));
    const route = manifest.routes.find(({ path }) => taken.has(shapeOf(path)));
    if (route) return `${release} has the route ${route.path}, which ${other.name} ${other.version} has already`;
    const slot = Object.keys(fills).find((filled) => Object.hasOwn(other.fills, filled));
    if (slot) return `${release} fills the slot ${slot}, which ${other.name} ${other.version} fills already`;
  }
  const ownPatterns = manifest.routes.map(({ path }) => path);
  const stray = [...navigation.map(({ to }) => to), ...manifest.routes.flatMap(({ section = [] }) => section)].find(
    (to) => !isOurs(to, ownPatterns),
  );
  return (
    stray &&
    `${release} leads to ${stray} in its navigation, which is no path of shared-contracts/src/paths.ts and no page of its own`
  );
}
