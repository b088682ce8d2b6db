import { asApiError, routes } from '@care/contracts';
import type { CompanyPage, MessageSent } from '@care/contracts/schemas';
import { messageErrors, MessageForm, type WrittenMessage } from '@care/ui/message';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { messageApi } from './message-api';
import { contactText } from './texts';

interface Sent {
  email: string;
  status: MessageSent['status'];
}

/** Message form to the provider's owner, also for visitors (PP-15). */
export function ContactForm({ company: { id, name, owner } }: { company: CompanyPage }) {
  const [sent, setSent] = useState<Sent>();
  const [send] = messageApi.send.useMutation();
  if (owner === null) return null;
  if (sent) return <SentMessage company={name} {...sent} />;
  const onSend = async (written: WrittenMessage, idempotencyKey: string) => {
    const message = { ...written, recipient: owner, company: id };
    const { data, error } = await send({ message, idempotencyKey });
    if (!data) return messageErrors(asApiError(error));
    setSent({ email: written.contact_info.email, status: data.status });
    return undefined;
  };
  return (
    <MessageForm
      to={name}
      draftName={`message:${id}`}
      onSend={onSend}
      privacyPath={routes.privacy.build()}
      hint={contactText('healthHint')}
      look={{ size: 'large' }}
    />
  );
}

const SentMessage = ({ company, email, status }: Sent & { company: string }) => (
  <StatusMessage kind="success" title={contactText('sent')}>
    <p>{status === 'HELD' ? contactText('held', { company }) : contactText('sentTo', { company, email })}</p>
  </StatusMessage>
);
