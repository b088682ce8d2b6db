import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { INVITE_MAX_ADDRESSES, INVITE_TEXT_MAX_LENGTH } from '@care/contracts/constants';
import { hasWebAddress, isEmailAddress } from '@care/contracts/field-rules';
import type { RatingInviteInput } from '@care/contracts/schemas';
import { definedProblems, trimmed, type Problems } from '@care/ui/form';
import { inviteText } from './texts';

export interface InviteValues {
  draftKey?: string;
  /** Addresses, one a line. */
  emails?: string;
  text?: string;
  agreed?: boolean;
}

/** The addresses of the field, each once, also if they are separated by commas or spaces. */
export function addressesIn(text = ''): string[] {
  const all = text.split(/[\s,;]+/).filter(Boolean);
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
}

function addressesProblem(text: string | undefined, left: number): string | undefined {
  const addresses = addressesIn(text);
  const invalid = addresses.filter((address) => !isEmailAddress(address));
  if (addresses.length === 0) return t('fields.required');
  if (invalid.length > 0) return inviteText('form.invalid', { list: invalid.join(', ') });
  if (addresses.length > INVITE_MAX_ADDRESSES) return inviteText('form.tooMany', { max: INVITE_MAX_ADDRESSES });
  return addresses.length > left ? inviteText('form.tooManyToday', { left }) : undefined;
}

function textProblem(text = ''): string | undefined {
  if (trimmed(text).length > INVITE_TEXT_MAX_LENGTH)
    return accountText('fields.maxLength', { max: INVITE_TEXT_MAX_LENGTH });
  return hasWebAddress(text) ? inviteText('form.noLinks') : undefined;
}

/** The problems of the form; `left` is how many addresses can be invited today. */
export const inviteProblems =
  (left: number) =>
  ({ emails, text, agreed }: InviteValues): Problems<InviteValues> =>
    definedProblems({
      emails: addressesProblem(emails, left),
      text: textProblem(text),
      agreed: agreed ? undefined : t('errors.consentRequired'),
    });

/** The request; the form has checked it. */
export const inviteInput = ({ emails, text }: InviteValues): RatingInviteInput => ({
  emails: addressesIn(emails),
  text: trimmed(text),
  agreed: true,
});
