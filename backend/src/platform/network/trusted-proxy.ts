import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Decides whether the address of a connection is trusted. */
export type IsTrusted = (address: string) => boolean;

const addressList = z.array(
  z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
);

/**
 * Parses TRUSTED_PROXY: addresses, networks, `loopback`, `linklocal` and `uniquelocal`, separated by commas.
 * @returns undefined if a part is none of these
 */
export function readTrustedProxy(setting: string): IsTrusted | undefined {
  const { data: addresses } = addressList.safeParse(setting.split(',').map((entry) => entry.trim()));
  if (!addresses) return undefined;
  const isTrusted = proxyAddr.compile(addresses);
  return (address) => isIP(address) !== 0 && isTrusted(address, 0);
}

/**
 * Whether the shell's server sends the request to render a page: it comes from the shell's address without
 * X-Forwarded-For. The shell's proxy sets that header on every visitor's request, so no visitor can omit it, and the
 * rendering threads need no secret (ADR 0009).
 */
export const isInternal = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, isTrusted: IsTrusted) =>
  headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '');
