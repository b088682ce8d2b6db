import { createRequire } from 'node:module';
import { isBelow } from '../release/caret';
import type { SliceManifest } from '../release/manifest';
import { contractsVersion } from './shared';
import { WHOLE_MODULE } from './used-names-plugin';

const require = createRequire(import.meta.url);

/** Since which version of the contracts each name of the shared modules exists; `npm run api-report` writes it. */
type Since = Readonly<Record<string, Readonly<Record<string, string>>>>;
const sinceOfNames = () => require('@care/contracts/since.json') as Since;

/** Every version of the contracts that a slice needs for names which did not exist from the start, with these names. */
export function neededContracts(
  used: ReadonlyMap<string, ReadonlySet<string>>,
  since: Since = sinceOfNames(),
): SliceManifest['needs'] {
  const needs: Record<string, string[]> = {};
  for (const [module, names] of used)
    for (const name of names) {
      const version = sinceOf(name, since[module] ?? {});
      if (isBelow('1.0.0', version)) (needs[version] ??= []).push(`${name} of ${module}`);
    }
  for (const names of Object.values(needs)) names.sort();
  // Sorted, because the version of a slice depends on this text, and builds find names in any order.
  const versions = Object.entries(needs).sort(([one], [other]) => (isBelow(one, other) ? -1 : 1));
  return versions.length ? Object.fromEntries(versions) : undefined;
}

/** A whole module may read its newest name; one that no list has yet exists since now. */
function sinceOf(name: string, module: Readonly<Record<string, string>>): string {
  if (name !== WHOLE_MODULE) return module[name] ?? contractsVersion();
  return Object.values(module).reduce((newest, one) => (isBelow(newest, one) ? one : newest), '1.0.0');
}
