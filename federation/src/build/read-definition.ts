import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SliceDefinition } from '@care/contracts/slice';
import { beginsWithParameter } from '../release/fit';

const CONTRACTS = /^\^\d+\.\d+\.\d+$/;

/** The fault of a description, in one sentence; undefined without one. */
function problemIn({ name, contracts, exposes, routes = [], fills = {} }: SliceDefinition): string | undefined {
  if (!/^mf-[a-z-]+$/.test(name)) return `name must be mf- with small letters and hyphens, not "${name}"`;
  if (!CONTRACTS.test(contracts)) return `contracts must be a range such as ^1.8.0, not "${contracts}"`;
  const unknown = [...routes.map(({ expose }) => expose), ...Object.values(fills)].find((one) => !exposes[one]);
  if (unknown !== undefined) return `"${unknown}" is used by a route or a slot, but is not in exposes`;
  const greedy = routes.find((route) => beginsWithParameter(route.path));
  return greedy && `the route ${greedy.path} begins with a parameter and would take the addresses of other slices`;
}

/** The description of the slice in a folder; throws with one sentence if it cannot be used. */
export async function readDefinition(folder: string): Promise<SliceDefinition> {
  const file = path.join(folder, 'federation.ts');
  const module = await import(pathToFileURL(file).href).then(
    (read) => read as { default: SliceDefinition },
    (error: Error) => {
      // A compiler writes a heading and then the file with the place.
      const line = error.message.split('\n').find((one) => one.includes(`${file}:`)) ?? error.message;
      throw new Error(line.replace(`${folder}${path.sep}`, ''), { cause: error });
    },
  );
  const problem = problemIn(module.default);
  if (problem !== undefined) throw new Error(`federation.ts: ${problem}`);
  return module.default;
}
