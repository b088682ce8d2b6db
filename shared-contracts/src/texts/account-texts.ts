import { addTexts } from '@care/contracts';
import { deAccounts } from './de-accounts';

/** A text that only pages of accounts show. Bundled by the slices that need it. */
export const accountText = addTexts('accounts', deAccounts);
