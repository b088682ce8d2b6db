import { useUserContext } from '@care/contracts';
import { currentUser } from '@care/contracts/viewer';
import { Link, Meta, Stack, type ButtonProps } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  dropEntry,
  FormGrid,
  FullWidth,
  FormDraft,
  SubmitButton,
  TextArea,
  TextField,
  useRepeatKey,
  type submitErrors,
} from '@care/ui/form';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf, problemsOf, type MessageValues, type WrittenMessage } from './message-values';
import { messageText } from './texts';

export interface MessageFormProps {
  /** Who gets it, as the page calls them. */
  to: string;
  /** Under which name what is typed is kept in this tab until it was sent. */
  entry: string;
  /** Sends it; the key is the same for every repetition. Gives the errors by field, or nothing when it is on its way. */
  onSend: (message: WrittenMessage, key: string) => Promise<ReturnType<typeof submitErrors> | undefined>;
  /** Where it stands what happens with what is sent. */
  privacyPath: string;
  /** What to mind when writing. */
  hint?: string;
  look?: Pick<ButtonProps, 'size' | 'variant' | 'block'>;
}

const Place = styled(Stack)`
  margin-top: var(--s-4);
`;

/** Consent is asked for anew. */
const neverKept = ['consent'] as const;

/** A message with name and address of who writes it, which are there already when that is known (PP-15, AC-12). */
export function MessageForm({ to, entry, onSend, privacyPath, hint, look }: MessageFormProps) {
  const { userFirstName, userLastName } = useUserContext();
  const [own] = useState<MessageValues>(() => ({
    name: userFirstName,
    lastname: userLastName,
    email: currentUser()?.email,
  }));
  const keyFor = useRepeatKey();
  const submit = async (values: MessageValues) => {
    const message = messageOf(values, to);
    const errors = await onSend(message, keyFor(message));
    if (!errors) dropEntry(entry);
    return errors;
  };
  return (
    <CareForm<MessageValues> onSubmit={submit} initialValues={own} validate={problemsOf}>
      {() => (
        <Place>
          <FormDraft name={entry} omit={neverKept} />
          <Fields to={to} hint={hint} privacyPath={privacyPath} />
          <div>
            <SubmitButton icon={Send} {...look}>
              {messageText('send')}
            </SubmitButton>
          </div>
        </Place>
      )}
    </CareForm>
  );
}

const Fields = ({ to: name, hint, privacyPath }: Pick<MessageFormProps, 'to' | 'hint' | 'privacyPath'>) => (
  <FormGrid columns={2}>
    <TextField name="name" label={messageText('firstName')} required autoComplete="given-name" />
    <TextField name="lastname" label={messageText('lastName')} required autoComplete="family-name" />
    <TextField name="email" label={messageText('email')} type="email" required autoComplete="email" />
    <TextField name="phone" label={messageText('phone')} type="tel" autoComplete="tel" />
    <FullWidth>
      <TextField name="title" label={messageText('subject')} placeholder={messageText('title', { name })} />
    </FullWidth>
    <FullWidth>
      <TextArea name="content" label={messageText('content')} hint={hint} required rows={7} />
    </FullWidth>
    <FullWidth>
      <CheckboxField name="consent" label={messageText('consent', { name })} required />
      <Meta>
        <Link to={privacyPath}>{messageText('privacy')}</Link>
      </Meta>
    </FullWidth>
  </FormGrid>
);
