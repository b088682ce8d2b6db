import { careFormLabel } from '@care/contracts';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { CheckboxGroup, FormGrid, FullWidth, TextField, useForm } from '@care/ui/form';
import { AddressField, useResolveAddress, type PickedAddress } from '@care/ui/address';
import { geoApi } from '../address/geo-api';
import { registrationApi } from '../registration/registration-api';
import type { CompanyValues } from './company-values';
import { companyRegistrationText } from './texts';

/** The first step: name, address and contact of a company (AC-05). */
export function AddressStep() {
  const form = useForm<CompanyValues>();
  const resolve = useResolveAddress(geoApi);
  const fillZipCode = async (picked: PickedAddress) => {
    const address = await resolve(picked);
    if (address?.postal_code) form.change('zip_code', address.postal_code);
  };
  return (
    <FormGrid columns={2}>
      <FullWidth>
        <TextField name="name" label={companyRegistrationText('name')} autoComplete="organization" required />
      </FullWidth>
      <FullWidth>
        <TextField name="operator" label={companyRegistrationText('operator')} required />
      </FullWidth>
      <FullWidth>
        <AddressField
          geoApi={geoApi}
          name="street"
          label={companyRegistrationText('street')}
          hint={companyRegistrationText('streetHint')}
          placeholder={companyRegistrationText('streetPlaceholder')}
          kind="address"
          required
          onPicked={(picked) => void fillZipCode(picked)}
        />
      </FullWidth>
      <TextField
        name="zip_code"
        label={companyRegistrationText('zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <TextField name="phone" label={companyRegistrationText('phone')} type="tel" autoComplete="tel" required />
      <TextField name="email" label={companyRegistrationText('email')} type="email" autoComplete="email" required />
      <TextField
        name="website"
        label={companyRegistrationText('website')}
        placeholder={companyRegistrationText('websitePlaceholder')}
        inputMode="url"
        autoComplete="url"
        required
      />
      <FullWidth>
        <Services />
      </FullWidth>
      <FullWidth>
        <TextField
          name="otherService"
          label={companyRegistrationText('otherService')}
          hint={companyRegistrationText('otherServiceHint')}
        />
      </FullWidth>
    </FormGrid>
  );
}

/** The services from the server; if they cannot be loaded, the built-in list. */
function Services() {
  const { data } = registrationApi.services.useQuery();
  const services = data?.services ?? CARE_FORMS.map((value) => ({ value, name: careFormLabel(value) }));
  return (
    <CheckboxGroup
      name="services"
      label={companyRegistrationText('services')}
      hint={companyRegistrationText('servicesHint')}
      options={services.map(({ value, name }) => ({ value, label: name }))}
    />
  );
}
