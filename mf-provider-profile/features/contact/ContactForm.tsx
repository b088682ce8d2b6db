import { addTexts, asApiError, defineSliceApi, routes } from '@care/contracts';
import type { CompanyPage, MessageInput, MessageSent } from '@care/contracts/schemas';
import { messageErrors, MessageForm, type WrittenMessage } from '@care/ui/message';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';

/** Texts of the lazy-loaded message form. */
const contactText = addTexts('provider-message', {
  healthHint: 'Bitte teilen Sie nur mit, was für die Anfrage nötig ist. Gesundheitsangaben sind freiwillig.',
  sent: 'Ihre Nachricht wurde gesendet.',
  held: 'Sie geht bei der Einrichtung ein, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  sentTo: 'Die Antwort geht an {{email}}.',
});

const messageApi = defineSliceApi('provider-message', (build) => ({
  send: build.mutation<MessageSent, { message: MessageInput; idempotencyKey: string }>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    invalidatesTags: [{ type: 'Message', id: 'LIST' }],
  }),
}));

/** Message form to the provider's owner, also for visitors (PP-15). */
export function ContactForm({ company: { id, name, owner } }: { company: CompanyPage }) {
  const [sent, setSent] = useState<{ email: string; status: MessageSent['status'] }>();
  const [send] = messageApi.send.useMutation();
  if (owner === null) return null;
  if (sent)
    return (
      <StatusMessage kind="success" title={contactText('sent')}>
        <p>{contactText(sent.status === 'HELD' ? 'held' : 'sentTo', { email: sent.email })}</p>
      </StatusMessage>
    );
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
