import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { t } from '@care/contracts/texts';
import { Secret, TOTP } from 'otpauth';

/** What authenticator apps understand everywhere (RFC 6238): SHA-1, six digits, 30 seconds. */
const PERIOD = 30;
/** A clock may be wrong by one step. */
const WINDOW = 1;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (authSecret: string): Buffer => Buffer.from(hkdfSync('sha256', authSecret, '', 'second-factor', 32));
/** A secret that is copied to the row of another account cannot be decrypted. */
const boundTo = (userId: number): Buffer => Buffer.from(String(userId));

function encrypt(secret: Buffer, userId: number, authSecret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(authSecret), nonce).setAAD(boundTo(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if the secret was stored with another AUTH_SECRET. */
function decrypt(stored: Buffer, userId: number, authSecret: string): Buffer | null {
  const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(authSecret), stored.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(boundTo(userId))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

export function newAuthenticator(account: { id: number; username: string }, authSecret: string) {
  const bytes = randomBytes(20);
  const secret = secretOf(bytes);
  return {
    /** For the database. */
    stored: encrypt(bytes, account.id, authSecret),
    /** To be typed. */
    secret: secret.base32,
    /** As an app reads it from a picture. */
    address: new TOTP({ issuer: t('brand.name'), label: account.username, secret, period: PERIOD }).toString(),
  };
}

/** The time step of a code; null if the code is wrong. */
export function stepOfCode(code: string, stored: Buffer, userId: number, authSecret: string): number | null {
  const bytes = decrypt(stored, userId, authSecret);
  if (!bytes) return null;
  const timestamp = Date.now();
  const delta = TOTP.validate({ token: code, secret: secretOf(bytes), period: PERIOD, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
