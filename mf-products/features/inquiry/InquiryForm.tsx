import { trackEvent, useAppDispatch, routes, t, defineSliceApi, addTexts } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { Product, ProductInquiry, ProductInquiryAnswer } from '@care/contracts/schemas';
import { Panel, Link, Meta, VisuallyHidden } from '@care/ui';
import {
  OwnDetails,
  SubmitButton,
  type Person,
  CallForm,
  CheckboxField,
  FormGrid,
  FullWidth,
  TextArea,
  TextField,
  useField,
  useForm,
} from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState, useEffect } from 'react';
import { STREET_SEPARATOR } from '@care/contracts/constants';
import { isAddressLine, isInquiryStreet } from '@care/contracts/street-rules';
import { AddressField, type AddressEntry, type PickedAddress } from '@care/ui/address';
import { defineGeoApi } from '@care/contracts/geo-api';
import { inquiryOf, problemsOf, type InquiryValues } from './inquiry-values';
import texts from './texts.de.json';

/** Texts of the lazy-loaded inquiry form. */
const inquiryText = addTexts('product-inquiry', texts);

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

/** The fields of an inquiry; `version` changes when a draft was restored. */
const InquiryFields = ({ version }: { version: number }) => (
  <FormGrid columns={2}>
    <TextField name="first_name" label={inquiryText('firstName')} required autoComplete="given-name" />
    <TextField name="last_name" label={inquiryText('lastName')} required autoComplete="family-name" />
    <FullWidth>
      <StreetField key={version} />
    </FullWidth>
    <FullWidth>
      <TextField name="postcode_and_place" label={inquiryText('postcodePlace')} required autoComplete="postal-code" />
    </FullWidth>
    <TextField name="email" label={inquiryText('email')} type="email" required autoComplete="email" />
    <TextField name="phone" label={inquiryText('phone')} type="tel" autoComplete="tel" />
    <FullWidth>
      <TextArea name="message" label={inquiryText('message')} hint={inquiryText('messageHint')} required rows={7} />
    </FullWidth>
    <FullWidth>
      <Consents />
    </FullWidth>
  </FormGrid>
);

/** Street and house number, typed or picked; a pick also fills in postcode and place. */
function StreetField() {
  const form = useForm<InquiryValues>();
  const { input } = useField<AddressEntry | undefined>('address', { allowNull: true });
  const isEmpty = !input.value?.text;
  useEffect(() => {
    if (isEmpty) form.change('pickedAddress', undefined);
  }, [form, isEmpty]);
  const fillIn = ({ label }: PickedAddress) => {
    // A suggestion without a house number is only the beginning of an address.
    form.change('pickedAddress', isInquiryStreet(label) ? label : undefined);
    if (isAddressLine(label)) form.change('postcode_and_place', label.split(STREET_SEPARATOR)[1]);
  };
  return (
    <AddressField
      geoApi={geoApi}
      name="address"
      label={inquiryText('address')}
      hint={inquiryText('addressHint')}
      kind="address"
      required
      onPicked={fillIn}
    />
  );
}

const Consents = () => (
  <div>
    <CheckboxField name="consent" short="consent" label={accountText('inquiry.consent')} required />
    <CheckboxField
      name="communication_consent"
      label={accountText('inquiry.communicationConsent', { operator: t('brand.name') })}
    />
    <Meta>{inquiryText('withoutContact')}</Meta>
    <Meta>
      <LegalLink to={routes.terms.build()}>{inquiryText('terms')}</LegalLink>
      {' · '}
      <LegalLink to={routes.privacy.build()}>{inquiryText('privacy')}</LegalLink>
    </Meta>
  </div>
);

/** Opens in a new tab, so that the form stays open. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {inquiryText('newTab')}</VisuallyHidden>
  </Link>
);

const inquiryApi = defineSliceApi('product-inquiry', (build) => ({
  /** `POST /product/inquiry/` (PD-02). */
  send: build.mutation<ProductInquiryAnswer, { inquiry: ProductInquiry; idempotencyKey: string }>({
    query: ({ inquiry, idempotencyKey }) => ({ url: '/product/inquiry/', body: inquiry, idempotencyKey }),
  }),
}));

/** Suggestions for the address field. */
const geoApi = defineGeoApi('products-geo');
