import { Link, Meta, type ButtonProps } from '@care/ui';
import {
  CallForm,
  CheckboxField,
  FormGrid,
  FullWidth,
  OwnDetails,
  SubmitButton,
  TextArea,
  TextField,
  WideTextField,
  type Person,
  type submitErrors,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { messageOf, messageText, problemsOf, required } from './message-values';
import type { MessageValues, WrittenMessage } from './message-values';

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
  const send = async (values: MessageValues, keyOf: (content: unknown) => string) => {
    const message = messageOf(values, to);
    return { problems: await onSend(message, keyOf(message)) };
  };
  return (
    <CallForm<MessageValues>
      send={send}
      draft={draftName}
      omit={omittedFields}
      validate={problemsOf}
      required={required}
    >
      <OwnDetails fieldsOf={fieldsOf} />
      <Fields to={to} hint={hint} privacyPath={privacyPath} />
      <div>
        <SubmitButton icon={Send} {...look}>
          {messageText('send')}
        </SubmitButton>
      </div>
    </CallForm>
  );
}

const Fields = ({ to: name, hint, privacyPath }: Pick<MessageFormProps, 'to' | 'hint' | 'privacyPath'>) => (
  <FormGrid columns={2}>
    <TextField name="name" label={messageText('firstName')} required autoComplete="given-name" />
    <TextField name="lastname" label={messageText('lastName')} required autoComplete="family-name" />
    <TextField name="email" label={messageText('email')} type="email" required autoComplete="email" />
    <TextField name="phone" label={messageText('phone')} type="tel" autoComplete="tel" />
    <WideTextField name="title" label={messageText('subject')} placeholder={messageText('title', { name })} />
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
