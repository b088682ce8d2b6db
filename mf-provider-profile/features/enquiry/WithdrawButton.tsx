import type { Enquiry } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { ActionButton } from '@care/ui/more';
import { useState } from 'react';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

interface WithdrawButtonProps {
  enquiryKey: string;
  onChange: (enquiry: Enquiry) => void;
}

/** "Platz gefunden": asks once, and the first answer keeps the enquiry (EQ-07). */
export function WithdrawButton({ enquiryKey, onChange }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = enquiryApi.withdraw.useMutation();
  const keep = () => setAsking(false);
  const run = async () => {
    const result = await withdraw(enquiryKey);
    if (result.data) onChange(result.data);
    return result;
  };
  return (
    <>
      <Button variant="secondaryGray" onClick={() => setAsking(true)}>
        {enquiryText('withdraw.button')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={keep}
        title={enquiryText('withdraw.title')}
        footer={
          <>
            <Button onClick={keep}>{enquiryText('withdraw.keep')}</Button>
            <ActionButton variant="secondaryGray" danger run={run}>
              {enquiryText('withdraw.agree')}
            </ActionButton>
          </>
        }
      >
        <p>{enquiryText('withdraw.text')}</p>
      </Dialog>
    </>
  );
}
