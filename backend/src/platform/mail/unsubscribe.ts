import { API_PREFIX } from '@care/contracts/constants';
import { isSameKey, signedKey } from '../secrets/auth-secret';

/** Kinds of mail that can be stopped with one click; each is a switch of the notification settings. */
export type Unsubscribable = 'messages' | 'newsletter';

/** The kinds by their name in a key. Older mails about messages have the last one. */
const KINDS: Readonly<Record<string, Unsubscribable | undefined>> = {
  messages: 'messages',
  newsletter: 'newsletter',
  email_notifications: 'messages',
};

/**
 * A key for the page on which a person stops one kind of mail, or all of them, and undoes it. It is valid for nothing
 * else, needs no row and never expires.
 */
export function unsubscribeKey(secret: string, userId: number, what: Unsubscribable): string {
  const text = `${userId}.${what}`;
  return `${text}.${signedKey(secret, 'unsubscribe', text)}`;
}

/** The person and the kind of mail of a key; null for an invalid key. */
export function readUnsubscribeKey(secret: string, key: string) {
  const [id = '', name = '', signature = ''] = key.split('.');
  const what = KINDS[name];
  if (!what || !isSameKey(signature, signedKey(secret, 'unsubscribe', `${id}.${name}`))) return null;
  return { userId: Number(id), what };
}

export type UnsubscribeRight = NonNullable<ReturnType<typeof readUnsubscribeKey>>;

/** The page of the link in a mail's footer. */
export const unsubscribeLink = (origin: string, key: string): string =>
  `${origin}${API_PREFIX}/unsubscribe/?key=${encodeURIComponent(key)}`;

/** Headers for the one-click unsubscribe button of mail programs (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
