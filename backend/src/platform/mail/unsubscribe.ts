import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '../http/openapi';

/** What a person can stop by one click; each is a switch of the notification settings. */
export const UNSUBSCRIBABLE = ['email_notifications', 'newsletter'] as const;
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number];

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url');

/** A key that stops one kind of mail for one person and can do nothing else; it needs no row and never expires. */
export function unsubscribeKey(secret: string, userId: number, what: Unsubscribable): string {
  const text = `${userId}.${what}`;
  return `${text}.${sign(secret, text)}`;
}

/** Whom and what a key stops; null for one that we did not make. */
export function readUnsubscribeKey(secret: string, key: string): { userId: number; what: Unsubscribable } | null {
  const [id = '', name = '', signature = ''] = key.split('.');
  const what = UNSUBSCRIBABLE.find((known) => known === name);
  const expected = Buffer.from(sign(secret, `${id}.${name}`));
  const given = Buffer.from(signature);
  if (!what || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return { userId: Number(id), what };
}

/** The page behind the link in a mail's footer. */
export const unsubscribeLink = (origin: string, key: string): string =>
  `${origin}${API_PREFIX}/unsubscribe/?key=${encodeURIComponent(key)}`;

/** Headers by which mail programs offer one click (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
