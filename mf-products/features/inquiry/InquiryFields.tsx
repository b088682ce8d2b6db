import { routes, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { STREET_SEPARATOR } from '@care/contracts/constants';
import { isAddressLine, isInquiryStreet } from '@care/contracts/street-rules';
import { Link, Meta, VisuallyHidden } from '@care/ui';
import { AddressField, type AddressEntry, type PickedAddress } from '@care/ui/address';
import { CheckboxField, FormGrid, FullWidth, TextArea, TextField, useField, useForm } from '@care/ui/form';
import { useEffect } from 'react';
import { geoApi } from './inquiry-api';
import type { InquiryValues } from './inquiry-values';
import { inquiryText } from './texts';

/** The fields of an inquiry; `version` changes when a draft was restored. */
export const InquiryFields = ({ version }: { version: number }) => (
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
