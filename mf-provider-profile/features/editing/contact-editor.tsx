import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { isWebsite, isZipCode } from '@care/contracts/field-rules';
import { phoneText } from '@care/contracts/phone';
import type { CompanyPage, GeoAddress } from '@care/contracts/schemas';
import { isAddressLine } from '@care/contracts/street-rules';
import { Fact, FactList, Link } from '@care/ui';
import {
  AddressField,
  isEmptyAddress,
  pointOf,
  useResolveAddress,
  type AddressEntry,
  type PickedAddress,
} from '@care/ui/address';
import { emailProblem, FormGrid, FullWidth, phoneProblem, TextField, trimmed, useForm } from '@care/ui/form';
import { Building2, Globe, Mail, MapPin, Phone, User } from 'lucide-react';
import { addressLines } from '../company/company-address';
import { hostOf, websiteOf } from '../company/visible-parts';
import { geoApi } from './editing-api';
import type { SectionEditor } from './section-editor';
import { editingText } from './texts';

interface ContactValues {
  name?: string;
  operator?: string;
  street?: AddressEntry;
  zip_code?: string;
  phone?: string;
  email?: string;
  website?: string;
}

/** The saved address counts as picked: an unchanged one needs no new pick (PP-07). */
const valuesOf = ({ name, operator, street, zip_code, phone, email, website }: CompanyPage): ContactValues => ({
  name,
  operator: operator ?? '',
  street: { text: street, picked: { id: '', label: street, session: '' } },
  zip_code,
  phone: phone ?? '',
  email: email ?? '',
  website: website ?? '',
});

const isMoved = ({ street }: ContactValues, company: CompanyPage): boolean => street?.text.trim() !== company.street;

/** Adds the scheme to a website such as "www.beispiel.de". */
function withScheme(website: string | undefined): string {
  const text = trimmed(website);
  return text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}

/** A changed street must be a suggestion with all three parts, and the postcode must be that of the street (PP-07). */
function validate(values: ContactValues, company: CompanyPage): Partial<Record<keyof ContactValues, string>> {
  const { street, zip_code } = values;
  const website = withScheme(values.website);
  const phone = phoneProblem(values.phone);
  const email = emailProblem(values.email);
  const moved = isMoved(values, company);
  const isPicked = street?.picked !== undefined && isAddressLine(street.picked.label);
  const zipProblem = moved
    ? !isZipCode(trimmed(zip_code)) && accountText('fields.zipCode')
    : trimmed(zip_code) !== company.zip_code && accountText('errors.incorrectStreet');
  return {
    ...(!trimmed(values.name) && { name: t('fields.required') }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(website && !isWebsite(website) && { website: accountText('fields.website') }),
    ...(moved && !isPicked && { street: accountText('errors.incorrectStreet') }),
    ...(isEmptyAddress(street) && { street: t('fields.required') }),
    ...(zipProblem && { zip_code: zipProblem }),
  };
}

type LookUp = (picked: PickedAddress) => Promise<GeoAddress | undefined>;

/** Name, address, phone and website (PP-07). A picked address is looked up for its position. */
const contactEditor = (lookUp: LookUp): SectionEditor<ContactValues> => ({
  section: 'contact',
  id: 'kontaktdaten',
  title: editingText('sections.contact'),
  view: (company) => <ContactFacts company={company} />,
  valuesOf,
  changeOf: async (values, company) => {
    const change = {
      name: trimmed(values.name),
      operator: trimmed(values.operator),
      phone: trimmed(values.phone),
      email: trimmed(values.email),
      website: withScheme(values.website),
    };
    if (!isMoved(values, company)) return change;
    const address = values.street?.picked && (await lookUp(values.street.picked));
    const street = values.street?.picked?.label;
    return address && street
      ? { ...change, street, zip_code: trimmed(values.zip_code), coords: pointOf(address) }
      : undefined;
  },
  validate,
  serverFields: ['name', 'operator', 'street', 'zip_code', 'phone', 'email', 'website'],
  rename: withZipCodeRule,
  hasRequired: true,
  fields: () => <ContactFields lookUp={lookUp} />,
  parts: [
    { fields: ['name'], label: editingText('contact.name'), text: ({ name = '' }) => name },
    { fields: ['operator'], label: editingText('contact.operator'), text: ({ operator = '' }) => operator },
    {
      fields: ['street', 'zip_code', 'coords'],
      label: editingText('contact.address'),
      text: ({ street = '' }) => street,
    },
    { fields: ['phone'], label: editingText('contact.phone'), text: ({ phone = '' }) => phone },
    { fields: ['email'], label: editingText('contact.email'), text: ({ email }) => email ?? '' },
    { fields: ['website'], label: editingText('contact.website'), text: ({ website = '' }) => website },
  ],
});

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
  return (
    <FormGrid columns={2}>
      <FullWidth>
        <TextField name="name" label={editingText('contact.name')} autoComplete="organization" required />
      </FullWidth>
      <FullWidth>
        <TextField name="operator" label={editingText('contact.operator')} />
      </FullWidth>
      <FullWidth>
        <AddressField
          geoApi={geoApi}
          name="street"
          label={editingText('contact.address')}
          hint={editingText('contact.addressHint')}
          kind="address"
          required
          onPicked={(picked) => void fillZipCode(picked)}
        />
      </FullWidth>
      <TextField
        name="zip_code"
        label={editingText('contact.zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField name="phone" label={editingText('contact.phone')} type="tel" autoComplete="tel" />
      <FullWidth>
        <TextField
          name="email"
          label={editingText('contact.email')}
          hint={editingText('contact.emailHint')}
          type="email"
          autoComplete="email"
        />
      </FullWidth>
      <FullWidth>
        <TextField
          name="website"
          label={editingText('contact.website')}
          hint={editingText('contact.websiteExample')}
          inputMode="url"
          autoComplete="url"
        />
      </FullWidth>
    </FormGrid>
  );
}

/** The contact data as read; with a text for what is missing (PP-09). */
function ContactFacts({ company }: { company: CompanyPage }) {
  const website = websiteOf(company);
  return (
    <FactList>
      <Fact icon={Building2}>{company.name}</Fact>
      {company.operator && <Fact icon={User}>{company.operator}</Fact>}
      <Fact icon={MapPin}>{addressLines(company.street).join(', ')}</Fact>
      <Fact icon={Phone}>{company.phone ? phoneText(company.phone) : editingText('noEntry')}</Fact>
      <Fact icon={Mail}>{company.email ?? editingText('noEntry')}</Fact>
      <Fact icon={Globe}>{website ? <Link to={website}>{hostOf(website)}</Link> : t('errors.noWebsite')}</Fact>
    </FactList>
  );
}

/** The editor with the address suggestions of this page. */
export const useContactEditor = (): SectionEditor<ContactValues> => contactEditor(useResolveAddress(geoApi));
