import { asApiError, routes } from '@care/contracts';
import type { JobSeeker, MessageSent } from '@care/contracts/schemas';
import { messageErrors, MessageForm, type WrittenMessage } from '@care/ui/message';
import { recruitApi } from './recruit-api';

export type SentMessage = Pick<MessageSent, 'status' | 'quota'>;

interface RecruitFormProps {
  jobSeeker: JobSeeker;
  onSent: (sent: SentMessage) => void;
}

/** The message form for a job seeker (AC-12). */
export function RecruitForm({ jobSeeker: { slug, user_id, visible_name }, onSent }: RecruitFormProps) {
  const [send] = recruitApi.send.useMutation();
  const onSend = async (written: WrittenMessage, idempotencyKey: string) => {
    const message = { ...written, recipient: user_id, kind: 'RECRUITMENT' as const };
    const { data, error } = await send({ message, idempotencyKey });
    if (!data) return messageErrors(asApiError(error)); // used-up contacts are an error of the whole form
    onSent(data);
    return undefined;
  };
  return (
    <MessageForm
      to={visible_name}
      draftName={`recruit:${slug}`}
      onSend={onSend}
      privacyPath={routes.privacy.build()}
      look={{ variant: 'secondaryGreen', block: true }}
    />
  );
}
