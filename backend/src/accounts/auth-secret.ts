import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

/** The key of the session cookie: the setting, or one that is made once and kept, so that a restart signs nobody out. */
export function authSecret(settings: Settings): string {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  const file = path.join(settings.DATA_DIR, 'auth.secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
