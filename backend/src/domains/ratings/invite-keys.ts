import { API_PREFIX } from '@care/contracts/constants';
import { createHmac } from 'node:crypto';
import { mailboxOf, normalAddress } from '../../platform/mail/mail-address';
import { siteLink } from '../../platform/mail/site-address';
import { isSameKey, signedKey } from '../../platform/secrets/auth-secret';

const hashOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`rating-invite:${text}`).digest();

/**
 * The form in which the address of an invitation is stored. Nobody can find the address without the secret, also not by
 * trying all of them. All spellings of a mailbox have the same.
 */
export const inviteAddressHash = (secret: string, email: string): Buffer => hashOf(secret, mailboxOf(email));

/** All forms in which an address may be stored. Before, "name+tag@…" was stored with its tag. */
export const inviteAddressHashes = (secret: string, email: string): Buffer[] => [
  inviteAddressHash(secret, email),
  hashOf(secret, normalAddress(email)),
];

/** Whether an invitation went to this address. */
export const isInvited = (secret: string, addressHash: Buffer, email: string): boolean =>
  inviteAddressHashes(secret, email).some((hash) => hash.equals(addressHash));

const STOP = 'rating-invite-stop';

/** The key with which the owner of an address refuses further invitations; it never expires and needs no row. */
export function stopKey(secret: string, email: string): string {
  const address = inviteAddressHash(secret, email).toString('base64url');
  return `${address}.${signedKey(secret, STOP, address)}`;
}

/** The address hash of a key; null for an invalid key. */
export function readStopKey(secret: string, key: string): Buffer | null {
  const [address = '', signature = ''] = key.split('.');
  return isSameKey(signature, signedKey(secret, STOP, address)) ? Buffer.from(address, 'base64url') : null;
}

/** The page of the link in a mail's footer, which is also the address for one-click unsubscribe (RFC 8058). */
export const stopLink = (origin: string, key: string): string =>
  siteLink(origin, `${API_PREFIX}/rating/invite/stop/`, { key });
