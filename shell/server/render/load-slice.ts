import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/**
 * Runs a slice's server file: only when its hash is the registry's, and with nothing to require but what is shared.
 * Throws with the reason otherwise.
 */
export function loadSlice<Exports>(
  file: string,
  integrity: string,
  shared: Readonly<Record<string, unknown>>,
): Exports {
  const source = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (actual !== integrity) throw new Error('the server file does not have the hash of the registry');
  const module = { exports: {} };
  const require = (name: string) => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(`"${name}" is not shared with slices`);
  };
  compileFunction(source.toString(), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports as Exports;
}
