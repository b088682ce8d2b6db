import { asApiError, trackEvent, useAppDispatch } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { Product } from '@care/contracts/schemas';
import { Panel, Stack } from '@care/ui';
import {
  CareForm,
  FormDraft,
  newDraftKey,
  OwnDetails,
  repeatKeyOf,
  SubmitButton,
  useDraft,
  type Person,
} from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { inquiryApi } from './inquiry-api';
import { inquiryErrors, inquiryOf, problemsOf, type InquiryValues } from './inquiry-values';
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
  const draftName = `inquiry:${id}`;
  const draft = useDraft(draftName);
  const dispatch = useAppDispatch();
  const [send] = inquiryApi.send.useMutation();
  const [sent, setSent] = useState<Sent>();
  const [restored, setRestored] = useState(0);
  const [draftKey] = useState(newDraftKey);
  const [initialValues] = useState<InquiryValues>({ draftKey });
  const submit = async (values: InquiryValues) => {
    const inquiry = inquiryOf(values, id);
    const idempotencyKey = repeatKeyOf(values.draftKey ?? draftKey, inquiry);
    const { data, error } = await send({ inquiry, idempotencyKey });
    if (!data) return inquiryErrors(asApiError(error));
    draft.remove();
    dispatch(trackEvent({ event: 'generate_lead', lead_type: 'product', product_id: id }));
    setSent({ reference: data.reference, email: inquiry.email, mayContact: inquiry.communication_consent });
    return undefined;
  };
  if (sent) return <SentInquiry {...sent} />;
  return (
    <Panel>
      <CareForm<InquiryValues> onSubmit={submit} initialValues={initialValues} validate={problemsOf}>
        {() => (
          <Stack>
            <FormDraft name={draftName} omit={omittedFields} onRestored={() => setRestored(restored + 1)} />
            <OwnDetails fieldsOf={fieldsOf} />
            <InquiryFields version={restored} />
            <div>
              <SubmitButton icon={Send} size="large">
                {inquiryText('send')}
              </SubmitButton>
            </div>
          </Stack>
        )}
      </CareForm>
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
