import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Decides about an address of the other end of a connection. */
export type IsTrusted = (address: string) => boolean;

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Adds an address or a network ("10.1.0.0/16"); false for what is neither. */
function add(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (!(bits <= (isIP(address) === 6 ? 128 : 32))) return false;
  list.addSubnet(address, bits, familyOf(address));
  return true;
}

/**
 * Reads TRUSTED_PROXY: addresses, networks, `loopback`, `linklocal` and `uniquelocal`, separated by commas.
 * @returns undefined when a part of it is none of these
 */
export function readTrustedProxy(setting: string): IsTrusted | undefined {
  const list = new BlockList();
  const entries = setting.split(',').flatMap((entry) => NAMED[entry.trim()] ?? [entry.trim()]);
  if (!entries.every((entry) => add(list, entry))) return undefined;
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * Whether the site's own server asks, to render a page: it comes from the shell's address without X-Forwarded-For. The
 * shell's proxy sets that header on whatever a visitor sends, so no visitor can leave it out; and the threads that render
 * need no secret (ADR 0009).
 */
export function isInternal(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  isTrusted: IsTrusted,
): boolean {
  return headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '');
}
