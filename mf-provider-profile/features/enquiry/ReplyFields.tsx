import type { Enquiry, EnquiryReceiver } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CallForm, SubmitButton, TextArea } from '@care/ui/form';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

interface ReplyFieldsProps {
  enquiryKey: string;
  receiver: EnquiryReceiver;
  onSent: (enquiry: Enquiry) => void;
}

/** The form of a reply to one provider. */
export function ReplyFields({ enquiryKey: key, receiver: { id }, onSent }: ReplyFieldsProps) {
  const [send] = enquiryApi.reply.useMutation();
  return (
    <CallForm<{ content?: string }, Enquiry>
      draft={`enquiry-reply:${id}`}
      required={['content']}
      requiredHint={false}
      send={({ content = '' }, keyOf) => {
        const reply = { key, receiver: id, content };
        return send({ reply, idempotencyKey: keyOf(reply) });
      }}
      onDone={onSent}
    >
      <Stack>
        <TextArea name="content" label={enquiryText('status.replyLabel')} required rows={4} />
        <div>
          <SubmitButton size="small">{enquiryText('status.send')}</SubmitButton>
        </div>
      </Stack>
    </CallForm>
  );
}
