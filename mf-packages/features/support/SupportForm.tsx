import type { CompanyPage, SupportRequest, UserDetails } from '@care/contracts/schemas';
import { Button, Stack } from '@care/ui';
import { SubmitButton, CallForm } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { supportApi } from './support-api';
import { inputOf, problemsOf, renamed, valuesOf, type SupportValues } from './support-values';
import { SupportFields } from './SupportFields';
import { supportText } from './texts';

export interface SupportFormProps {
  company: CompanyPage;
  user: UserDetails;
}

/** A question to our team, or a request for a visit; after sending, its reference and what happens next (PK-08). */
export function SupportForm(props: SupportFormProps) {
  const [sent, setSent] = useState<SupportRequest>();
  return sent ? <Sent request={sent} onAgain={() => setSent(undefined)} /> : <Fields {...props} onSent={setSent} />;
}

function Fields({ company, user, onSent }: SupportFormProps & { onSent: (request: SupportRequest) => void }) {
  const [send] = supportApi.send.useMutation();
  const [initialValues] = useState(() => valuesOf(company, user));
  return (
    <CallForm<SupportValues, SupportRequest>
      draft={`support:${company.id}`}
      initialValues={initialValues}
      validate={problemsOf}
      send={(values, keyOf) => {
        const input = inputOf(values);
        return send({ company: company.id, input, idempotencyKey: keyOf(input) });
      }}
      rename={renamed}
      onDone={onSent}
    >
      <SupportFields user={user} />
      <div>
        <SubmitButton icon={Send} size="large">
          {supportText('form.send')}
        </SubmitButton>
      </div>
    </CallForm>
  );
}

const Reference = styled.strong`
  white-space: nowrap;
`;

const Sent = ({ request: { kind, reference }, onAgain }: { request: SupportRequest; onAgain: () => void }) => (
  <Stack>
    <StatusMessage kind="success" title={supportText('sent.title')}>
      <p>
        {supportText('sent.reference')} <Reference>{reference}</Reference>
      </p>
      <p>{supportText(`sent.${kind}`)}</p>
    </StatusMessage>
    <div>
      <Button variant="secondaryBlue" onClick={onAgain}>
        {supportText('sent.again')}
      </Button>
    </div>
  </Stack>
);
