import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { COMPANY_FIELDS, fieldsIn, type CompanyField, type PlainField } from '@care/contracts/company-fields';
import { isZipCode } from '@care/contracts/field-rules';
import { phoneText } from '@care/contracts/phone';
import type { CompanyPage, GeoAddress } from '@care/contracts/schemas';
import { isAddressLine } from '@care/contracts/street-rules';
import { Fact, FactList, Link } from '@care/ui';
import { AddressField, isEmptyAddress, pointOf, useResolveAddress } from '@care/ui/address';
import type { AddressEntry, PickedAddress } from '@care/ui/address';
import { FormGrid, FullWidth, TextField, trimmed, useForm } from '@care/ui/form';
import { Building2, Globe, Info, Mail, MapPin, Phone, User } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { addressLines } from '../company/company-address';
import { factsOf } from '../company/facts';
import { hostOf, websiteOf } from '../company/visible-parts';
import { geoApi } from './editing-api';
import { plainEditor, PlainInput, type PlainValues } from './plain-fields';
import type { ConflictPart, SectionEditor } from './section-editor';
import { fieldLabel } from '../../texts';
import { editingText } from './texts';

type ContactValues = PlainValues & { street?: AddressEntry; zip_code?: string };

const plain = plainEditor('contact');

const isMoved = ({ street }: ContactValues, company: CompanyPage): boolean => street?.text.trim() !== company.street;

/** A changed street must be a suggestion with all three parts, and the postcode must be that of the street (PP-07). */
function validate(values: ContactValues, company: CompanyPage): Partial<Record<keyof ContactValues, string>> {
  const { street, zip_code } = values;
  const moved = isMoved(values, company);
  const isPicked = street?.picked !== undefined && isAddressLine(street.picked.label);
  const zipProblem = moved
    ? !isZipCode(trimmed(zip_code)) && accountText('fields.zipCode')
    : trimmed(zip_code) !== company.zip_code && accountText('errors.incorrectStreet');
  return {
    ...plain.validate(values),
    ...(moved && !isPicked && { street: accountText('errors.incorrectStreet') }),
    ...(isEmptyAddress(street) && { street: t('fields.required') }),
    ...(zipProblem && { zip_code: zipProblem }),
  };
}

type LookUp = (picked: PickedAddress) => Promise<GeoAddress | undefined>;

/** Name, address, phone and website (PP-07). A picked address is looked up for its position. */
const contactEditor = (lookUp: LookUp): SectionEditor<ContactValues> => ({
  ...plain,
  id: 'kontaktdaten',
  view: (company) => <ContactFacts company={company} />,
  // The saved address counts as picked: an unchanged one needs no new pick (PP-07).
  valuesOf: (company) => ({
    ...plain.valuesOf(company),
    street: { text: company.street, picked: { id: '', label: company.street, session: '' } },
    zip_code: company.zip_code,
  }),
  changeOf: async (values, company) => {
    const change = plain.changeOf(values);
    if (!isMoved(values, company)) return change;
    const address = values.street?.picked && (await lookUp(values.street.picked));
    const street = values.street?.picked?.label;
    return address && street
      ? { ...change, street, zip_code: trimmed(values.zip_code), coords: pointOf(address) }
      : undefined;
  },
  validate,
  rename: withZipCodeRule,
  fields: () => <ContactFields lookUp={lookUp} />,
  parts: fieldsIn('contact').flatMap((field) =>
    field === 'street' ? addressPart : plain.parts.filter(({ fields }) => fields[0] === field),
  ),
});

const addressPart: ConflictPart = {
  fields: ['street', 'zip_code', 'coords'],
  label: fieldLabel('street'),
  text: ({ street = '' }) => street,
};

/** A rejected postcode with an accepted street means that the two do not match (PP-07). */
const withZipCodeRule = (details: Record<string, unknown>): Record<string, unknown> =>
  'zip_code' in details && !('street' in details)
    ? { ...details, zip_code: accountText('errors.incorrectStreet') }
    : details;

function ContactFields({ lookUp }: { lookUp: LookUp }) {
  const form = useForm<ContactValues>();
  const fillZipCode = async (picked: PickedAddress) => {
    const address = await lookUp(picked);
    if (address?.postal_code) form.change('zip_code', address.postal_code);
  };
  const controls: Partial<Record<CompanyField, ReactNode>> = {
    street: (
      <FullWidth>
        <AddressField
          geoApi={geoApi}
          name="street"
          label={fieldLabel('street')}
          hint={editingText('contact.addressHint')}
          kind="address"
          required
          onPicked={(picked) => void fillZipCode(picked)}
        />
      </FullWidth>
    ),
    zip_code: (
      <TextField name="zip_code" label={fieldLabel('zip_code')} inputMode="numeric" autoComplete="postal-code" />
    ),
    coords: null,
  };
  return (
    <FormGrid columns={2}>
      {fieldsIn('contact').map((field) => (
        <Fragment key={field}>
          {field in controls ? controls[field] : <PlainInput name={field as PlainField} />}
        </Fragment>
      ))}
    </FormGrid>
  );
}

/** The contact data as read; with a text for what is missing (PP-09). */
function ContactFacts({ company }: { company: CompanyPage }) {
  const website = websiteOf(company);
  const more = factsOf(company).filter(
    ({ field }: { field: CompanyField }) => field !== 'operator' && COMPANY_FIELDS[field].section === plain.section,
  );
  return (
    <FactList>
      <Fact icon={Building2}>{company.name}</Fact>
      {company.operator && <Fact icon={User}>{company.operator}</Fact>}
      {more.map(({ field, label, text }) => (
        <Fact key={field} icon={Info}>
          {label}: {text}
        </Fact>
      ))}
      <Fact icon={MapPin}>{addressLines(company.street).join(', ')}</Fact>
      <Fact icon={Phone}>{company.phone ? phoneText(company.phone) : editingText('noEntry')}</Fact>
      <Fact icon={Mail}>{company.email ?? editingText('noEntry')}</Fact>
      <Fact icon={Globe}>{website ? <Link to={website}>{hostOf(website)}</Link> : t('errors.noWebsite')}</Fact>
    </FactList>
  );
}

/** The editor with the address suggestions of this page. */
export const useContactEditor = (): SectionEditor<ContactValues> => contactEditor(useResolveAddress(geoApi));
