import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { keptSecret } from './kept-secret';
import type { Settings } from '../settings';

/**
 * The key of the session cookie: the setting, or one that is generated once and stored, so that a restart signs nobody
 * out.
 */
export const authSecret = (settings: Settings): string =>
  settings.AUTH_SECRET ?? keptSecret(path.join(settings.DATA_DIR, 'auth.secret'), 32);

/** Whether a key is the expected one. The time of the comparison does not reveal how much of it is right. */
export function isSameKey(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The signature of a link, which is valid for this purpose and these values only. Links that were sent contain it. */
export const signedKey = (secret: string, ...purpose: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(purpose.join(':')).digest('base64url');

/** A key for one row: its id with the signature. */
export const rowKey = (secret: string, purpose: string, id: number): string =>
  `${id}.${signedKey(secret, purpose, id)}`;

/** The id in a key of this purpose; null for an invalid key. */
export function readRowKey(secret: string, purpose: string, key: string): number | null {
  const [id = '', signature = ''] = key.split('.');
  return /^[1-9]\d{0,14}$/.test(id) && isSameKey(signature, signedKey(secret, purpose, id)) ? Number(id) : null;
}
