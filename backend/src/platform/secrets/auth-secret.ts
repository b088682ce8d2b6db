import { timingSafeEqual } from 'node:crypto';
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
