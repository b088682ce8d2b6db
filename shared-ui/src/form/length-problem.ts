import { accountText } from '@care/contracts/account-texts';
import { trimmed } from './problems';

/** The error message for a text that is too long; undefined for others. */
export const lengthProblem = (text: string | undefined, max: number): string | undefined =>
  trimmed(text).length > max ? accountText('fields.maxLength', { max }) : undefined;
