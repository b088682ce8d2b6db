import { trackEvent, useAppDispatch } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { Product } from '@care/contracts/schemas';
import { Panel } from '@care/ui';
import { OwnDetails, SubmitButton, type Person, CallForm } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { inquiryApi } from './inquiry-api';
import { inquiryOf, problemsOf, type InquiryValues } from './inquiry-values';
import { InquiryFields } from './InquiryFields';
import { inquiryText } from './texts';

/** Consents are never stored with the draft. */
const omittedFields = ['consent', 'communication_consent'] as const;

const fieldsOf = ({ firstName: first_name, lastName: last_name, email }: Person): InquiryValues => ({
  first_name,
  last_name,
  email,
});

const Reference = styled.strong`
  white-space: nowrap;
`;

interface Sent {
  reference: string;
  email: string;
  mayContact: boolean;
}

/** The inquiry form of a product, for visitors too (PD-02, PD-03). */
export function InquiryForm({ product: { id } }: { product: Product }) {
  const dispatch = useAppDispatch();
  const [send] = inquiryApi.send.useMutation();
  const [sent, setSent] = useState<Sent>();
  const [restored, setRestored] = useState(0);
  if (sent) return <SentInquiry {...sent} />;
  return (
    <Panel>
      <CallForm<InquiryValues, Sent>
        draft={`inquiry:${id}`}
        omit={omittedFields}
        onRestored={() => setRestored(restored + 1)}
        validate={problemsOf}
        send={async (values, keyOf) => {
          const inquiry = inquiryOf(values, id);
          const { data, error } = await send({ inquiry, idempotencyKey: keyOf(inquiry) });
          const { email, communication_consent: mayContact } = inquiry;
          return { error, data: data && { reference: data.reference, email, mayContact } };
        }}
        // An error about the product is one of the whole form (PD-03).
        rename={({ product, ...rest }) => ({ detail: product, ...rest })}
        onDone={(answer) => {
          dispatch(trackEvent({ event: 'generate_lead', lead_type: 'product', product_id: id }));
          setSent(answer);
        }}
      >
        <OwnDetails fieldsOf={fieldsOf} />
        <InquiryFields version={restored} />
        <div>
          <SubmitButton icon={Send} size="large">
            {inquiryText('send')}
          </SubmitButton>
        </div>
      </CallForm>
    </Panel>
  );
}

/** Confirms the inquiry, with its reference and what happens next (PD-03). */
const SentInquiry = ({ reference, email, mayContact }: Sent) => (
  <StatusMessage kind="success" title={accountText('errors.productInquirySent')}>
    <p>
      {inquiryText('reference')} <Reference>{reference}</Reference>
    </p>
    <p>
      {inquiryText('receipt', { email })} {inquiryText(mayContact ? 'nextByMail' : 'nextByPost')}
    </p>
  </StatusMessage>
);
