import { enquiryPagePath } from '@care/contracts/routes';
import { readRowKey, rowKey } from '../../platform/secrets/auth-secret';

const PURPOSE = 'enquiry';

/** The key of one enquiry: it opens the private page, and is valid for nothing else (EQ-05). */
export const enquiryKey = (secret: string, id: number): string => rowKey(secret, PURPOSE, id);

/** The enquiry of a key; null for an invalid key. */
export const readEnquiryKey = (secret: string, key: string): number | null => readRowKey(secret, PURPOSE, key);

/** The address of the private page. */
export const enquiryLink = (origin: string, key: string): string => origin + enquiryPagePath(key);
