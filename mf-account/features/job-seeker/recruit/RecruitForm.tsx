import { asApiError, currentSession, routes, useUserContext } from '@care/contracts';
import type { JobSeeker, MessageSent } from '@care/contracts/schemas';
import { Link, Meta, Stack } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  dropEntry,
  FormGrid,
  FullWidth,
  KeptEntry,
  SubmitButton,
  TextArea,
  TextField,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { submitErrorsOf } from '../../form/submit-errors-of';
import { useRepeatKey } from '../../inbox/repeat-key';
import { recruitApi } from './recruit-api';
import { messageOf, problemsOf, serverFields, type RecruitValues } from './recruit-values';
import { ct } from './texts';

export type SentMessage = Pick<MessageSent, 'status' | 'quota'>;

interface RecruitFormProps {
  jobSeeker: JobSeeker;
  onSent: (sent: SentMessage) => void;
}

const unkept: readonly string[] = ['consent'];

/** Writes to a job seeker; the own name and address are there already (AC-12). */
export function RecruitForm({ jobSeeker, onSent }: RecruitFormProps) {
  const { userFirstName, userLastName } = useUserContext();
  const [own] = useState<RecruitValues>(() => ({ name: userFirstName, lastname: userLastName, email: ownAddress() }));
  const [send] = recruitApi.send.useMutation();
  const keyFor = useRepeatKey();
  const entry = `recruit:${jobSeeker.slug}`;

  const submit = async (values: RecruitValues) => {
    const message = messageOf(values, jobSeeker);
    const { data, error } = await send({ message, idempotencyKey: keyFor(JSON.stringify(message)) });
    // Used-up contacts come as a text for the form as a whole, and so does that this person does not take messages.
    if (!data)
      return submitErrorsOf(asApiError(error), serverFields, ({ recipient, ...rest }) => ({
        detail: recipient,
        ...rest,
      }));
    dropEntry(entry);
    onSent(data);
    return undefined;
  };

  return (
    <CareForm<RecruitValues> onSubmit={submit} initialValues={own} validate={problemsOf}>
      {() => (
        <Stack>
          <KeptEntry name={entry} omit={unkept} />
          <Fields name={jobSeeker.visible_name} />
          <SubmitButton icon={Send} variant="secondaryGreen">
            {ct('send')}
          </SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}

const Fields = ({ name }: { name: string }) => (
  <FormGrid columns={2}>
    <TextField name="name" label={ct('firstName')} required autoComplete="given-name" />
    <TextField name="lastname" label={ct('lastName')} required autoComplete="family-name" />
    <TextField name="email" label={ct('email')} type="email" required autoComplete="email" />
    <TextField name="phone" label={ct('phone')} type="tel" autoComplete="tel" />
    <FullWidth>
      <TextField name="title" label={ct('subject')} placeholder={ct('title', { name })} />
    </FullWidth>
    <FullWidth>
      <TextArea name="content" label={ct('content')} required rows={7} maxLength={10_000} />
    </FullWidth>
    <FullWidth>
      <CheckboxField name="consent" label={ct('consent', { name })} required />
      <Meta>
        <Link to={routes.privacy.build()}>{ct('privacy')}</Link>
      </Meta>
    </FullWidth>
  </FormGrid>
);

function ownAddress(): string | undefined {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.email : undefined;
}
