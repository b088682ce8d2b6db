import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@care/contracts/constants';
import { authSecret, isSameKey } from '../../../platform/secrets/auth-secret';
import type { Settings } from '../../../platform/settings';

/** The key in the address of a PDF is computed, so that page and mail have the same one and it needs no column. */
const keyOf = (settings: Settings, id: number, number: string): string =>
  createHmac('sha256', authSecret(settings)).update(`invoice:${id}:${number}`).digest('base64url');

/**
 * The address of a PDF. Whoever has it may read the file, as with a paper invoice: it is in the mail to the buyer, whose
 * bookkeeping may have no account, and it stays valid after a change of owner and after the deletion of the account.
 */
export const pdfPath = (settings: Settings, { id, number }: { id: number; number: string }): string =>
  `${API_PREFIX}/payment/invoice/${id}/pdf/?key=${keyOf(settings, id, number)}`;

export const isPdfKey = (settings: Settings, { id, number }: { id: number; number: string }, key: string): boolean =>
  isSameKey(key, keyOf(settings, id, number));
