import { Heading, Panel, Stack } from '@care/ui';
import { ActionButton, StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

/** The enquiry waits for the confirmation; the mail can be sent again (EQ-03). */
export function MailSent({ email }: { email: string }) {
  const [sendLink] = enquiryApi.sendLink.useMutation();
  const [isAgain, setAgain] = useState(false);
  return (
    <Panel>
      <Stack>
        <Heading level={2}>{enquiryText('mail.title')}</Heading>
        <p>{enquiryText('mail.text', { email })}</p>
        {isAgain ? (
          <StatusMessage kind="success" title={enquiryText('mail.sent')} />
        ) : (
          <div>
            <ActionButton variant="secondaryGray" run={() => sendLink(email)} onDone={() => setAgain(true)}>
              {enquiryText('mail.again')}
            </ActionButton>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
