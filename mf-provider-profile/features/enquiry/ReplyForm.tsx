import type { Enquiry, EnquiryReceiver } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { useState } from 'react';
import type { ReplyFieldsProps } from './ReplyFields';
import { enquiryText } from './texts';

const fetchFields = () => import('./ReplyFields').then((module) => module.ReplyFields);
const ReplyFields = lazyShown<ReplyFieldsProps>(fetchFields, {
  failed: () => enquiryText('formFailed'),
  height: '12rem',
});

interface ReplyFormProps {
  enquiryKey: string;
  receiver: EnquiryReceiver;
  onChange: (enquiry: Enquiry) => void;
}

/** Writes to one provider within its conversation (EQ-06). */
export function ReplyForm({ enquiryKey, receiver, onChange }: ReplyFormProps) {
  const [isOpen, setOpen] = useState(false);
  const done = (enquiry: Enquiry) => {
    setOpen(false);
    onChange(enquiry);
  };
  if (isOpen) return <ReplyFields enquiryKey={enquiryKey} receiver={receiver} onSent={done} />;
  return (
    <div>
      <Button
        variant="secondaryBlue"
        size="small"
        aria-label={`${enquiryText('status.reply')}: ${receiver.name}`}
        onClick={() => setOpen(true)}
      >
        {enquiryText('status.reply')}
      </Button>
    </div>
  );
}
