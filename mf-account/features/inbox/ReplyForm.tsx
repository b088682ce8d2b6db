import { MESSAGE_MAX_LENGTH } from '@care/contracts/field-rules';
import { asApiError, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { MessageSent } from '@care/contracts/schemas';
import { Heading, Stack } from '@care/ui';
import {
  CareForm,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  SubmitButton,
  submitErrors,
  TextArea,
  useDraft,
} from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { inboxApi } from './inbox-api';
import { inboxText } from './texts';

/** `draftKey` is part of the draft. */
interface ReplyValues {
  draftKey?: string;
  content?: string;
}

function validate({ content = '' }: ReplyValues): { content?: string } {
  if (!content.trim()) return { content: t('fields.required') };
  return content.length > MESSAGE_MAX_LENGTH
    ? { content: accountText('fields.maxLength', { max: MESSAGE_MAX_LENGTH }) }
    : {};
}

const newReply = () => ({ draftKey: newDraftKey() });

interface ReplyFormProps {
  messageId: number;
  /** Name of the draft. */
  draftName: string;
}

/** Replies in the conversation. The draft is kept until the reply is sent. */
export function ReplyForm({ messageId, draftName }: ReplyFormProps) {
  const titleId = useId();
  const draft = useDraft(draftName);
  const [reply] = inboxApi.reply.useMutation();
  const [initialValues, setInitialValues] = useState(newReply);
  const [sent, setSent] = useState<MessageSent>();
  const [isAnnounced, setAnnounced] = useState(false);

  const send = async ({ draftKey = initialValues.draftKey, content = '' }: ReplyValues) => {
    const idempotencyKey = repeatKeyOf(draftKey, content);
    setAnnounced(false);
    const { data, error } = await reply({ id: messageId, content, idempotencyKey });
    if (error) return submitErrors(asApiError(error), ['content']);
    draft.remove();
    setAnnounced(true);
    setSent(data);
    setInitialValues(newReply()); // the same text may be sent again
    return undefined;
  };
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} look={3} id={titleId}>
          {inboxText('reply')}
        </Heading>
        {/* Not while the next reply is sent or has failed: the message would contradict its error. */}
        {sent && isAnnounced && <Sent key={`sent ${sent.id}`} isHeld={sent.status === 'HELD'} />}
        {/* The key gives an empty form after each reply. */}
        <CareForm<ReplyValues>
          key={`after ${sent?.id}`}
          onSubmit={send}
          initialValues={initialValues}
          validate={validate}
        >
          {() => (
            <Stack>
              <FormDraft name={draftName} />
              <TextArea name="content" label={inboxText('replyContent')} required rows={6} />
              <SubmitButton icon={Send}>{inboxText('sendReply')}</SubmitButton>
            </Stack>
          )}
        </CareForm>
      </Stack>
    </section>
  );
}

const Sent = ({ isHeld }: { isHeld: boolean }) => (
  <StatusMessage kind={isHeld ? 'info' : 'success'} title={isHeld ? inboxText('replyHeld') : inboxText('replySent')} />
);
