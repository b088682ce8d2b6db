import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

/**
 * Runs a slice's server file. Its hash must be that of the registry, and it may require shared modules only.
 * Otherwise an error with the reason is thrown.
 */
export function loadSlice<Exports>(file: string, integrity: string, shared: Readonly<Record<string, unknown>>) {
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

/**
 * Removes the access of slice code to files, other processes, the environment and Node's own modules, until this
 * thread ends. It is not a security boundary against an attacker: slices share all objects with each other and with
 * the host, and may use the network.
 */
export function confine(): void {
  const { nextTick, version, versions, platform } = process;
  const env = Object.freeze({ NODE_ENV: process.env.NODE_ENV });
  const value = Object.freeze({ env, nextTick, version, versions, platform });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
}
