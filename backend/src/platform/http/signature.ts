import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed event may be. A recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

const digest = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The header of a signed body: `t=SECONDS,v1=HMAC-SHA256`, as Stripe writes it. */
export function sign(secret: string, body: Buffer, now = new Date()): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Whether one signature of the header belongs to the body as it was received, and its time is within five minutes. */
export function isSigned(secret: string, body: Buffer, header: unknown, now = new Date()): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.trim().split('=') as [string, string?]);
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = digest(secret, seconds, body);
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, 'hex') : undefined;
    return given !== undefined && timingSafeEqual(given, expected);
  });
}
