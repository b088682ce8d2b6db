import { Heading, Panel, Stack } from '@care/ui';
import { CallForm, SubmitButton, TextField } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

/** Asks for the links of an address again, when one is lost or too old (EQ-05). */
export function LinkForm() {
  const [sendLink] = enquiryApi.sendLink.useMutation();
  const [isDone, setDone] = useState(false);
  if (isDone) return <StatusMessage kind="success" title={enquiryText('again.done')} />;
  return (
    <Panel>
      <CallForm<{ email?: string }>
        required={['email']}
        requiredHint={false}
        send={({ email = '' }) => sendLink(email.trim())}
        onDone={() => setDone(true)}
      >
        <Stack>
          <Heading level={2}>{enquiryText('again.title')}</Heading>
          <p>{enquiryText('again.text')}</p>
          <TextField name="email" type="email" label={enquiryText('form.email')} autoComplete="email" required />
          <div>
            <SubmitButton>{enquiryText('again.submit')}</SubmitButton>
          </div>
        </Stack>
      </CallForm>
    </Panel>
  );
}
