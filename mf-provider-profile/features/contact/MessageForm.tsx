import { asApiError, currentSession, routes } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, Link, Meta, Stack } from '@care/ui';
import {
  CareForm,
  CheckboxField,
  FormGrid,
  FullWidth,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
  useFormState,
} from '@care/ui/form';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageApi } from './message-api';
import { dropDraft, readDraft, useKeptDraft } from './message-draft';
import { messageOf, problemsOf, serverFields, type MessageValues } from './message-values';
import { useRepeatKey } from './repeat-key';
import { tt } from './texts';

const Fields = styled(Stack)`
  margin-top: var(--s-4);
`;

export interface MessageFormProps {
  company: CompanyPage;
}

/** Writes to the provider's owner, for visitors, too (PP-15); what was typed stays until it was sent. */
export function MessageForm({ company }: MessageFormProps) {
  const { id, name, owner } = company;
  const [draft] = useState(() => ({ email: ownAddress(), ...readDraft(id) }));
  const [sentFrom, setSentFrom] = useState<string>();
  const [send] = messageApi.send.useMutation();
  const keyFor = useRepeatKey();

  const submit = async (values: MessageValues) => {
    if (owner === null) return undefined;
    const message = messageOf(values, { id, name, owner });
    const { error } = await send({ message, idempotencyKey: keyFor(message) });
    if (error) return submitErrors(asApiError(error), serverFields);
    dropDraft(id);
    setSentFrom(message.contact_info.email);
    return undefined;
  };

  if (sentFrom !== undefined) return <Sent company={name} email={sentFrom} />;
  return (
    <CareForm<MessageValues> onSubmit={submit} initialValues={draft} validate={problemsOf}>
      {() => <MessageFields company={company} />}
    </CareForm>
  );
}

/** The part of the form that follows every key. */
function KeptDraft({ companyId }: { companyId: number }) {
  const { values } = useFormState<MessageValues>({ subscription: { values: true } });
  useKeptDraft(companyId, values);
  return null;
}

function MessageFields({ company: { id, name } }: MessageFormProps) {
  return (
    <Fields>
      <KeptDraft companyId={id} />
      <FormGrid columns={2}>
        <TextField name="name" label={tt('firstName')} required autoComplete="given-name" />
        <TextField name="lastname" label={tt('lastName')} required autoComplete="family-name" />
        <TextField name="email" label={tt('email')} type="email" required autoComplete="email" />
        <TextField name="phone" label={tt('phone')} type="tel" autoComplete="tel" />
        <FullWidth>
          <TextField name="title" label={tt('subject')} placeholder={tt('defaultSubject', { company: name })} />
        </FullWidth>
        <FullWidth>
          <TextArea name="content" label={tt('content')} hint={tt('healthHint')} required rows={7} />
        </FullWidth>
        <FullWidth>
          <CheckboxField name="consent" label={tt('consent', { company: name })} required />
          <Meta>
            <Link to={routes.privacy.build()}>{tt('privacy')}</Link>
          </Meta>
        </FullWidth>
      </FormGrid>
      <div>
        <SubmitButton icon={Send} size="large">
          {tt('send')}
        </SubmitButton>
      </div>
    </Fields>
  );
}

/** In the form's place once the message is on its way; takes the focus, because the button that had it is gone. */
function Sent({ company, email }: { company: string; email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert kind="success" title={tt('sent')} ref={box} tabIndex={-1}>
      <p>{tt('sentTo', { company, email })}</p>
    </Alert>
  );
}

function ownAddress(): string | undefined {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.email : undefined;
}
