import { asApiError } from '@care/contracts';
import { INVITE_MAX_ADDRESSES, INVITE_TEXT_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingInvited, RatingInvites } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  SubmitButton,
  submitErrors,
  TextArea,
  useDraft,
  useField,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { addressesIn, inviteInput, inviteProblems, type InviteValues } from './invite-values';
import { invitationApi } from './invitation-api';
import { MailPreview } from './MailPreview';
import { inviteText } from './texts';

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
