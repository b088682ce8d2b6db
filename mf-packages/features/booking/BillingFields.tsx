import { routes } from '@care/contracts';
import { Link, VisuallyHidden } from '@care/ui';
import { CheckboxField, FormGrid, FullWidth, TextField } from '@care/ui/form';
import type { ReactNode } from 'react';
import { bookingText } from './texts';

/** The fields of the address on the invoice; more fields may follow. */
export const BillingAddress = ({ children }: { children?: ReactNode }) => (
  <FormGrid columns={2}>
    <FullWidth>
      <TextField name="name" label={bookingText('name')} autoComplete="organization" required />
    </FullWidth>
    <FullWidth>
      <TextField name="street" label={bookingText('street')} autoComplete="street-address" required />
    </FullWidth>
    <TextField name="zip_code" label={bookingText('zipCode')} inputMode="numeric" autoComplete="postal-code" required />
    <TextField name="city" label={bookingText('city')} autoComplete="address-level2" required />
    <FullWidth>
      <TextField name="vat_id" label={bookingText('vatId')} hint={bookingText('vatIdHint')} autoComplete="off" />
    </FullWidth>
    {children}
  </FormGrid>
);

/** The terms open in a new tab, so that the form stays open. */
export const TermsField = () => (
  <CheckboxField name="accept_terms" label={bookingText('termsLabel')} required>
    {bookingText('termsBefore')}{' '}
    <Link to={routes.terms.build()} target="_blank" rel="noopener">
      {bookingText('terms')}
      <VisuallyHidden> {bookingText('newTab')}</VisuallyHidden>
    </Link>{' '}
    {bookingText('termsAfter')}
  </CheckboxField>
);
