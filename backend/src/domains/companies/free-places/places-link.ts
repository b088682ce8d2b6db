import { API_PREFIX } from '@care/contracts/constants';
import { siteLink } from '../../../platform/mail/site-address';
import { isSameKey, signedKey } from '../../../platform/secrets/auth-secret';

/** How long a link to confirm places is valid. */
export const LINK_DAYS = 14;
const PURPOSE = 'free-places';

export interface PlacesRight {
  companyId: number;
  /** The key is valid only while this person is the owner. */
  ownerId: number;
  /** A higher number of the row revokes the key. */
  link: number;
  /** In ms. */
  until: number;
}

/** A key for one page, on which the owner of a provider confirms or changes its places without signing in (PL-05). */
export function placesKey(secret: string, { companyId, ownerId, link, until }: PlacesRight): string {
  const text = [companyId, ownerId, link, until].join('.');
  return `${text}.${signedKey(secret, PURPOSE, text)}`;
}

/** What a key is valid for; null for an invalid or expired one. */
export function readPlacesKey(secret: string, key: string, now = Date.now()): PlacesRight | null {
  const parts = key.split('.');
  const signature = parts.pop() ?? '';
  if (parts.length !== 4 || !isSameKey(signature, signedKey(secret, PURPOSE, parts.join('.')))) return null;
  const [companyId = 0, ownerId = 0, link = 0, until = 0] = parts.map(Number);
  return until > now ? { companyId, ownerId, link, until } : null;
}

type Stop = Pick<PlacesRight, 'companyId' | 'ownerId'>;

/** A key with which the owner stops the weekly mail; it never expires and is valid for nothing else. */
export function stopPlacesKey(secret: string, { companyId, ownerId }: Stop): string {
  const text = `${companyId}.${ownerId}`;
  return `${text}.${signedKey(secret, PURPOSE, 'stop', text)}`;
}

export function readStopPlacesKey(secret: string, key: string): Stop | null {
  const [company = '', owner = '', signature = ''] = key.split('.');
  if (!isSameKey(signature, signedKey(secret, PURPOSE, 'stop', `${company}.${owner}`))) return null;
  return { companyId: Number(company), ownerId: Number(owner) };
}

export const confirmPlacesLink = (origin: string, key: string): string =>
  siteLink(origin, `${API_PREFIX}/places/confirm/`, { key });
/** Also the address for one-click unsubscribe of mail programs (RFC 8058). */
export const stopPlacesLink = (origin: string, key: string): string =>
  siteLink(origin, `${API_PREFIX}/places/stop/`, { key });
