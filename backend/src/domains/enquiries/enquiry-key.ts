import { enquiryPagePath } from '@care/contracts/routes';
import { createHmac } from 'node:crypto';
import { isSameKey } from '../../platform/secrets/auth-secret';

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`enquiry:${id}`).digest('base64url');

/** The key of one enquiry: it opens the private page, and is valid for nothing else (EQ-05). */
export const enquiryKey = (secret: string, id: number): string => `${id}.${sign(secret, String(id))}`;

/** The enquiry of a key; null for an invalid key. */
export function readEnquiryKey(secret: string, key: string): number | null {
  const [id = '', signature = ''] = key.split('.');
  return /^[1-9]\d{0,14}$/.test(id) && isSameKey(signature, sign(secret, id)) ? Number(id) : null;
}

/** The address of the private page. */
export const enquiryLink = (origin: string, key: string): string => origin + enquiryPagePath(key);
