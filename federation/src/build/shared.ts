import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
const versionOf = (name: string) => (require(`${packageOf(name)}/package.json`) as { version: string }).version;

/**
 * Modules that exist once in the browser and once on the server, whichever slice loads first (EM-02): libraries with a
 * state or a React context, the contracts with their façades, and the design system. The host holds them; slices only
 * ask for them.
 */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@care/contracts',
  '@care/contracts/router',
  '@care/contracts/rtk',
  '@care/contracts/rtkq',
  '@care/ui',
] as const;

/** The version of the contracts that is installed here; in the repository, the one that this checkout holds. */
export const contractsVersion = () => versionOf('@care/contracts');

/** The versions the host offers. */
export function sharedVersions(): Record<string, string> {
  const own = contractsVersion();
  return Object.fromEntries(sharedNames.map((name) => [name, name.startsWith('@care/') ? own : versionOf(name)]));
}

/**
 * The `shared` option of a slice's federation plug-in: it requests modules and contains no copy; our own modules must
 * satisfy its range.
 */
export const sharedForSlice = (contracts: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => {
      const isOurs = name.startsWith('@care/');
      const requiredVersion = isOurs ? contracts : `^${version}`;
      return [name, { singleton: true, requiredVersion, strictVersion: isOurs, import: false as const }];
    }),
  );
