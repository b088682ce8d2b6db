/**
 * Removes, until this thread ends, the ways from slice code to files, other processes, the environment and Node's own
 * modules. It is no border against an attacker: slices share all objects with each other and with the host, and may
 * use the network.
 */
export function confine(): void {
  const { nextTick, version, versions, platform } = process;
  const env = Object.freeze({ NODE_ENV: process.env.NODE_ENV });
  const value = Object.freeze({ env, nextTick, version, versions, platform });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
}
