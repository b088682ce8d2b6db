import { t } from '@care/contracts';
import { INVITE_MAX_ADDRESSES, INVITE_TEXT_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingInvited, RatingInviteInput, RatingInvites } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import {
  CheckboxField,
  definedProblems,
  type Problems,
  SubmitButton,
  TextArea,
  trimmed,
  useField,
  CallForm,
  lengthProblem,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { hasWebAddress, isEmailAddress } from '@care/contracts/field-rules';
import styled from '@emotion/styled';
import { TitledSection, PlainText } from '@care/ui/more';
import { invitationApi } from './invitation-api';
import { inviteText } from './texts';

interface InviteValues {
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

const textProblem = (text = ''): string | undefined =>
  lengthProblem(text, INVITE_TEXT_MAX_LENGTH) ?? (hasWebAddress(text) ? inviteText('form.noLinks') : undefined);

/** The problems of the form; `left` is how many addresses can be invited today. */
const inviteProblems =
  (left: number) =>
  ({ emails, text, agreed }: InviteValues): Problems<InviteValues> =>
    definedProblems({
      emails: addressesProblem(emails, left),
      text: textProblem(text),
      agreed: agreed ? undefined : t('errors.consentRequired'),
    });

/** It is asked for again. */
const omittedFields = ['agreed'] as const;

const named = (name: keyof InviteValues) => ({ name, label: inviteText(`form.${name}`) });

export interface InviteFormProps {
  company: number;
  invites: RatingInvites;
  onSent: (invited: RatingInvited) => void;
}

/** Addresses, own words, and the confirmation that the persons have agreed (PK-08). */
export function InviteForm({ company, invites, onSent }: InviteFormProps) {
  const { left_today: left, mail } = invites;
  const [send] = invitationApi.send.useMutation();
  return (
    <CallForm<InviteValues, RatingInvited>
      draft={`rating-invites:${company}`}
      omit={omittedFields}
      validate={inviteProblems(left)}
      send={({ emails, text }, keyOf) => {
        const input: RatingInviteInput = { emails: addressesIn(emails), text: trimmed(text), agreed: true };
        return send({ input, idempotencyKey: keyOf(input) });
      }}
      onDone={onSent}
    >
      <Stack gap="small">
        <TextArea
          {...named('emails')}
          hint={inviteText('form.emailsHint', { max: INVITE_MAX_ADDRESSES, left })}
          required
          rows={5}
        />
        <AddressCount />
      </Stack>
      <TextArea {...named('text')} hint={inviteText('form.textHint')} rows={4} maxLength={INVITE_TEXT_MAX_LENGTH} />
      <MailPreview mail={mail} />
      <CheckboxField {...named('agreed')} short="confirmation" required />
      <div>
        <SubmitButton icon={Send}>{inviteText('form.send')}</SubmitButton>
      </div>
    </CallForm>
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

const Paper = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-100);
`;
/** Looks like the button of the mail, and cannot be pressed. */
const MailButton = styled.p`
  justify-self: start;
  padding: 0.5rem 1rem;
  border-radius: var(--r-field);
  background: var(--blue-700);
  color: var(--surface);
`;

/** The mail with the words that are being typed. */
function MailPreview({ mail }: { mail: RatingInvites['mail'] }) {
  const { input } = useField<string>('text', { subscription: { value: true } });
  const words = trimmed(input.value);
  return (
    <TitledSection title={inviteText('preview.title')} level={3} look={4} gap="small">
      <Paper>
        <p>
          <strong>{inviteText('preview.subject', { subject: mail.subject })}</strong>
        </p>
        <p>{inviteText('preview.greeting')}</p>
        {mail.before.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {words && (
          <PlainText>
            {mail.intro}
            {'\n'}
            {words}
          </PlainText>
        )}
        {mail.after.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MailButton>{mail.action}</MailButton>
        <p>{inviteText('preview.signature', { brand: t('brand.name') })}</p>
        {mail.footer.map((text) => (
          <Meta as="p" key={text}>
            {text}
          </Meta>
        ))}
      </Paper>
      <Meta as="p">{inviteText('preview.stop')}</Meta>
    </TitledSection>
  );
}
