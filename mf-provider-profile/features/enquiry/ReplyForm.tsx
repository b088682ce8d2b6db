import type { Enquiry, EnquiryReceiver } from '@care/contracts/schemas';
import { Button, Stack } from '@care/ui';
import { CallForm, SubmitButton, TextArea } from '@care/ui/form';
import { useState } from 'react';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

interface ReplyFormProps {
  enquiryKey: string;
  receiver: EnquiryReceiver;
  onChange: (enquiry: Enquiry) => void;
}

/** Writes to one provider within its conversation (EQ-06). */
export function ReplyForm({ enquiryKey: key, receiver: { id, name }, onChange }: ReplyFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [send] = enquiryApi.reply.useMutation();
  if (!isOpen)
    return (
      <div>
        <Button
          variant="secondaryBlue"
          size="small"
          aria-label={`${enquiryText('status.reply')}: ${name}`}
          onClick={() => setOpen(true)}
        >
          {enquiryText('status.reply')}
        </Button>
      </div>
    );
  return (
    <CallForm<{ content?: string }, Enquiry>
      draft={`enquiry-reply:${id}`}
      required={['content']}
      requiredHint={false}
      send={({ content = '' }, keyOf) => {
        const reply = { key, receiver: id, content };
        return send({ reply, idempotencyKey: keyOf(reply) });
      }}
      onDone={(enquiry) => {
        setOpen(false);
        onChange(enquiry);
      }}
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
