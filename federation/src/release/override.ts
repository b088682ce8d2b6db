import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { sliceManifest } from './manifest';

/** The replacement of a slice in one browser: another release of the store, or files from a developer. */
const override = z.union([
  z.strictObject({ version: sliceManifest.shape.version }),
  z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(300) }),
]);
export type SliceOverride = z.infer<typeof override>;
export const sliceOverrides = z.record(sliceManifest.shape.name, override);
export type SliceOverrides = z.infer<typeof sliceOverrides>;

/** The permission of a link: a browser that opens it is a developer's until then, and has these overrides (EM-04). */
const overrideGrant = z.strictObject({
  overrides: sliceOverrides,
  /** Seconds since 1970. */
  expires: z.int().positive(),
});
export type OverrideGrant = z.infer<typeof overrideGrant>;

export type GrantResult =
  | { success: true; grant: OverrideGrant }
  | { success: false; problem: 'forged' }
  | { success: false; problem: 'expired'; expires: number };

/** The shell's address of links that set overrides. */
export const OVERRIDE_PATH = '/platform-override';

/** The prefix keeps a signature from being valid for anything else that has the same secret. */
const signatureOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`override.1.${payload}`).digest('base64url');

/** Writes a grant as text that only the owner of the secret can make. */
export function signGrant(secret: string, grant: OverrideGrant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** Reads a signed grant. A grant of another secret, a changed one and an expired one are refused. */
export function readGrant(secret: string, text: string, now = Date.now()): GrantResult {
  const [payload = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(secret, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { success: false, problem: 'forged' };
  const parsed = overrideGrant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return { success: false, problem: 'forged' };
  const { expires } = parsed.data;
  if (expires * 1000 > now) return { success: true, grant: parsed.data };
  return { success: false, problem: 'expired', expires };
}

/** An allowed origin: `https://a.example`, with `*.` for every host below it and `:*` for every port. */
const ALLOWED_ORIGIN = /^(https?:)\/\/(\*\.)?([a-z\d.-]+|\[[\da-f:]+\])(?::(\*|\d{1,5}))?$/;
export const isOriginPattern = (text: string): boolean => ALLOWED_ORIGIN.test(text);

/** The origin is written into a security policy, where other characters would begin a directive of their own. */
const HOST = /^([a-z\d.-]+|\[[\da-f:]+\])$/;

/** Whether files of a slice may come from an address. */
export function isAllowedOrigin(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password || !HOST.test(hostname)) return false;
  return allowed.some((pattern) => {
    const [, scheme, below, host = '', port] = ALLOWED_ORIGIN.exec(pattern) ?? [];
    if (scheme !== protocol || !(below ? hostname.endsWith(`.${host}`) : hostname === host)) return false;
    return port === '*' || origin === new URL(`${protocol}//${hostname}${port ? `:${port}` : ''}`).origin;
  });
}
