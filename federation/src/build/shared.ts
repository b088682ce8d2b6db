import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const packageOf = (name: string) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
const versionOf = (name: string) => (require(`${packageOf(name)}/package.json`) as { version: string }).version;

/**
 * What exists once in the browser and once on the server, whoever asks first (EM-02): libraries with a state or a React
 * context, the contracts with their façades, and the design system. The shell holds them; slices only ask for them.
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

/** The version of the contracts that this checkout holds. */
export const contractsVersion = () => (require('../../../shared-contracts/package.json') as { version: string }).version;

type SharedOptions = { role: 'host' } | { role: 'slice'; contracts: string };

/** The `shared` option of the federation plugin for the host (provides, eager) or a slice (asks, brings no copy). */
export function sharedModules(options: SharedOptions) {
  const own = contractsVersion();
  return Object.fromEntries(
    sharedNames.map((name) => {
      const isOurs = name.startsWith('@care/');
      const version = isOurs ? own : versionOf(name);
      const range = isOurs && options.role === 'slice' ? options.contracts : `^${version}`;
      const common = { singleton: true, requiredVersion: range, strictVersion: isOurs };
      return [name, options.role === 'host' ? { ...common, version, eager: true } : { ...common, import: false as const }];
    }),
  );
}
