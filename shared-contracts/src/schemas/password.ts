import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '../constants';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';

/** A new password and its repetition; the server also refuses what is easy to guess (AC-18). */
export const newPasswordFields = {
  password: z
    .string({ error: de.fields.required })
    .min(1, { error: de.fields.required })
    .min(PASSWORD_MIN_LENGTH, {
      error: deAccounts.fields.passwordShort.replace('{{min}}', String(PASSWORD_MIN_LENGTH)),
    })
    .max(200, { error: deAccounts.fields.maxLength.replace('{{max}}', '200') }),
  password2: z.string({ error: de.fields.required }).min(1, { error: de.fields.required }),
};

export const samePasswords = (entry: { password: string; password2: string }): boolean =>
  entry.password === entry.password2;
export const differingPasswords = { error: deAccounts.fields.password2, path: ['password2'] };
