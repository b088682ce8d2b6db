import { MESSAGE_MAX_LENGTH } from '@care/contracts/field-rules';
import type { MessageSent } from '@care/contracts/schemas';
import { SubmitButton, TextArea, CallForm, lengthProblem, definedProblems } from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { inboxApi } from './inbox-api';
import { inboxText } from './texts';

interface ReplyFormProps {
  messageId: number;
  /** Name of the draft. */
  draftName: string;
}

/** Replies in the conversation. The draft is kept until the reply is sent. */
export function ReplyForm({ messageId, draftName }: ReplyFormProps) {
  const [reply] = inboxApi.reply.useMutation();
  const [sent, setSent] = useState<MessageSent>();
  const [isAnnounced, setAnnounced] = useState(false);
  return (
    <TitledSection title={inboxText('reply')} look={3}>
      {/* Not while the next reply is sent or has failed: the message would contradict its error. */}
      {sent && isAnnounced && <Sent key={`sent ${sent.id}`} isHeld={sent.status === 'HELD'} />}
      <CallForm<{ content?: string }, MessageSent>
        draft={draftName}
        repeats
        required={['content']}
        validate={({ content }) => definedProblems({ content: lengthProblem(content, MESSAGE_MAX_LENGTH) })}
        send={({ content = '' }, keyOf) => {
          setAnnounced(false);
          return reply({ id: messageId, content, idempotencyKey: keyOf(content) });
        }}
        onDone={(answer) => {
          setAnnounced(true);
          setSent(answer);
        }}
      >
        <TextArea name="content" label={inboxText('replyContent')} required rows={6} />
        <SubmitButton icon={Send}>{inboxText('sendReply')}</SubmitButton>
      </CallForm>
    </TitledSection>
  );
}

const Sent = ({ isHeld }: { isHeld: boolean }) => (
  <StatusMessage kind={isHeld ? 'info' : 'success'} title={isHeld ? inboxText('replyHeld') : inboxText('replySent')} />
);
