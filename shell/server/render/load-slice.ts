import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

/**
 * Runs a slice's server file. Its hash must be that of the registry, and it may require shared modules only.
 * Otherwise an error with the reason is thrown.
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
  // On one line with the code, so that places of a crash are right.
  const script = new Script(`((module, exports, require) => {${source.toString()}\n})`, { filename: file });
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module, module.exports, require);
  return module.exports as Exports;
}
