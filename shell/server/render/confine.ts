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
