import { Link, Meta, Stack, type ButtonProps } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  FormGrid,
  FullWidth,
  FormDraft,
  newDraftKey,
  OwnDetails,
  repeatKeyOf,
  SubmitButton,
  TextArea,
  TextField,
  useDraft,
  type Person,
  type submitErrors,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf, problemsOf, type MessageValues, type WrittenMessage } from './message-values';
import { messageText } from './texts';

export interface MessageFormProps {
  /** Name of the recipient. */
  to: string;
  /** The name of the draft, which is kept in this tab until the message is sent. */
  draftName: string;
  /**
   * Sends it; the key is the same for every repetition, also after a reload. Gives the errors by field, or nothing when
   * it is on its way.
   */
  onSend: (message: WrittenMessage, key: string) => Promise<ReturnType<typeof submitErrors> | undefined>;
  /** Path of the privacy policy. */
  privacyPath: string;
  /** Hint below the label of the message field. */
  hint?: string;
  look?: Pick<ButtonProps, 'size' | 'variant' | 'block'>;
}

/** Consent is never stored with the draft. */
const omittedFields = ['consent'] as const;

const fieldsOf = ({ firstName: name, lastName: lastname, email }: Person): MessageValues => ({ name, lastname, email });

/**
 * The form for a message to a provider or job seeker. Name and e-mail are filled in for a signed-in user (PP-15,
 * AC-12).
 */
export function MessageForm({ to, draftName, onSend, privacyPath, hint, look }: MessageFormProps) {
  const draft = useDraft(draftName);
  const [draftKey] = useState(newDraftKey);
  const [initialValues] = useState<MessageValues>({ draftKey });
  const submit = async (values: MessageValues) => {
    const message = messageOf(values, to);
    const errors = await onSend(message, repeatKeyOf(values.draftKey ?? draftKey, message));
    if (!errors) draft.remove();
    return errors;
  };
  return (
    <CareForm<MessageValues> onSubmit={submit} initialValues={initialValues} validate={problemsOf}>
      {() => (
        <Stack>
          <FormDraft name={draftName} omit={omittedFields} />
          <OwnDetails fieldsOf={fieldsOf} />
          <Fields to={to} hint={hint} privacyPath={privacyPath} />
          <div>
            <SubmitButton icon={Send} {...look}>
              {messageText('send')}
            </SubmitButton>
          </div>
        </Stack>
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
      <CheckboxField name="consent" short="consent" label={messageText('consent', { name })} required />
      <Meta>
        <Link to={privacyPath}>{messageText('privacy')}</Link>
      </Meta>
    </FullWidth>
  </FormGrid>
);
