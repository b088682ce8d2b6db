import { asApiError, t } from '@care/contracts';
import { INVITE_MAX_ADDRESSES, INVITE_TEXT_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingInvited, RatingInviteInput, RatingInvites } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  definedProblems,
  FormDraft,
  newDraftKey,
  type Problems,
  repeatKeyOf,
  SubmitButton,
  submitErrors,
  TextArea,
  trimmed,
  useDraft,
  useField,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { accountText } from '@care/contracts/account-texts';
import { hasWebAddress, isEmailAddress } from '@care/contracts/field-rules';
import { invitationApi } from './invitation-api';
import { MailPreview } from './MailPreview';
import { inviteText } from './texts';

interface InviteValues {
  draftKey?: string;
  /** Addresses, one a line. */
  emails?: string;
  text?: string;
  agreed?: boolean;
}

/** The addresses of the field, each once, also if they are separated by commas or spaces. */
function addressesIn(text = ''): string[] {
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
const inviteProblems =
  (left: number) =>
  ({ emails, text, agreed }: InviteValues): Problems<InviteValues> =>
    definedProblems({
      emails: addressesProblem(emails, left),
      text: textProblem(text),
      agreed: agreed ? undefined : t('errors.consentRequired'),
    });

/** The request; the form has checked it. */
const inviteInput = ({ emails, text }: InviteValues): RatingInviteInput => ({
  emails: addressesIn(emails),
  text: trimmed(text),
  agreed: true,
});

const fields = ['emails', 'text', 'agreed'] as const;
/** It is asked for again. */
const omittedFields = ['agreed'] as const;

export interface InviteFormProps {
  company: number;
  invites: RatingInvites;
  onSent: (invited: RatingInvited) => void;
}

/** Addresses, own words, and the confirmation that the persons have agreed (PK-08). */
export function InviteForm({ company, invites, onSent }: InviteFormProps) {
  const { left_today: left, mail } = invites;
  const draftName = `rating-invites:${company}`;
  const draft = useDraft(draftName);
  const [draftKey] = useState(newDraftKey);
  const [initialValues] = useState<InviteValues>({ draftKey });
  const [send] = invitationApi.send.useMutation();
  const submit = async (values: InviteValues) => {
    const input = inviteInput(values);
    const { data, error } = await send({ input, idempotencyKey: repeatKeyOf(values.draftKey ?? draftKey, input) });
    if (!data) return submitErrors(asApiError(error), fields);
    draft.remove();
    onSent(data);
    return undefined;
  };
  return (
    <CareForm<InviteValues> onSubmit={submit} initialValues={initialValues} validate={inviteProblems(left)}>
      {() => (
        <Stack>
          <FormDraft name={draftName} omit={omittedFields} />
          <Stack gap="small">
            <TextArea
              name="emails"
              label={inviteText('form.emails')}
              hint={inviteText('form.emailsHint', { max: INVITE_MAX_ADDRESSES, left })}
              required
              rows={5}
            />
            <AddressCount />
          </Stack>
          <TextArea
            name="text"
            label={inviteText('form.text')}
            hint={inviteText('form.textHint')}
            rows={4}
            maxLength={INVITE_TEXT_MAX_LENGTH}
          />
          <MailPreview mail={mail} />
          <CheckboxField name="agreed" short="confirmation" label={inviteText('form.agreed')} required />
          <div>
            <SubmitButton icon={Send}>{inviteText('form.send')}</SubmitButton>
          </div>
        </Stack>
      )}
    </CareForm>
  );
}

/** How many addresses the field has. */
function AddressCount() {
  const { input } = useField<string>('emails', { subscription: { value: true } });
  const count = addressesIn(input.value).length;
  return (
    <Meta role="status">
      {count > 0 && (count === 1 ? inviteText('form.countOne') : inviteText('form.count', { count }))}
    </Meta>
  );
}
