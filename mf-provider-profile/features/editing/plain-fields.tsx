import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { COMPANY_FIELDS, fieldsIn, plainFields } from '@care/contracts/company-fields';
import type { CompanySection, Field, PlainField } from '@care/contracts/company-fields';
import { isWebsite } from '@care/contracts/field-rules';
import type { CompanyPage } from '@care/contracts/schemas';
import {
  CheckboxField,
  definedProblems,
  emailProblem,
  FullWidth,
  phoneProblem,
  TextArea,
  TextField,
  trimmed,
  type TextFieldProps,
} from '@care/ui/form';
import { fieldText } from '../company/facts';
import { centsOf, eurosText } from '../costs/amounts';
import type { SectionChange } from './editing-api';
import type { ConflictPart, SectionEditor } from './section-editor';
import { fieldLabel } from '../../texts';
import { editingText } from './texts';

/** The entered texts and ticks. */
export type PlainValues = Partial<Record<PlainField, string | boolean>>;

function plainIn(section: CompanySection): PlainField[] {
  const plain: readonly string[] = plainFields();
  return fieldsIn(section).filter((field): field is PlainField => plain.includes(field));
}
const fieldOf = (name: PlainField): Field => COMPANY_FIELDS[name];
const textOf = (value: PlainValues[PlainField]): string => (typeof value === 'string' ? trimmed(value) : '');

/** Adds the scheme to a website such as "www.beispiel.de". */
const withScheme = (website: string): string =>
  website === '' || /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`;

function changed(name: PlainField, value: PlainValues[PlainField]): unknown {
  const text = textOf(value);
  switch (fieldOf(name).kind) {
    case 'flag':
      return value === true;
    case 'number':
      return text === '' ? null : Number(text);
    case 'price':
      return centsOf(text) ?? null;
    case 'website':
      return withScheme(text);
    default:
      return text;
  }
}

function problemOf(name: PlainField, value: PlainValues[PlainField]): string | undefined {
  const { kind, isRequired, min = 0, max = Infinity } = fieldOf(name);
  const text = textOf(value);
  if (text === '') return isRequired && t('fields.required');
  switch (kind) {
    case 'phone':
      return phoneProblem(text);
    case 'email':
      return emailProblem(text);
    case 'website':
      return isWebsite(withScheme(text)) ? undefined : accountText('fields.website');
    case 'number':
      return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
        ? undefined
        : editingText('numberProblem', { min: String(min), max: String(max) });
    case 'price':
      return (centsOf(text) ?? Infinity) <= max ? undefined : accountText('fields.price');
    default:
      return undefined;
  }
}

/** The stored value as it is entered. */
function enteredOf(name: PlainField, value: string | number | boolean | null = null): PlainValues[PlainField] {
  const { kind } = fieldOf(name);
  if (kind === 'flag') return value === true;
  return kind === 'price' ? eurosText(value === null ? null : Number(value)) : String(value ?? '');
}

const partOf = (name: PlainField): ConflictPart => ({
  fields: [name],
  label: fieldLabel(name),
  text: (fields) => fieldText(name, fields[name]),
  ...(fieldOf(name).kind === 'text' && { merge: (text) => ({ [name]: text }) }),
});

/** The parts of an editor for the fields of a section that their kind describes. */
export function plainEditor(section: CompanySection) {
  const names = plainIn(section);
  return {
    section,
    valuesOf: (company: CompanyPage): PlainValues =>
      Object.fromEntries(names.map((name) => [name, enteredOf(name, company[name])])),
    changeOf: (values: PlainValues): SectionChange =>
      Object.fromEntries(names.map((name) => [name, changed(name, values[name])])),
    validate: (values: PlainValues) =>
      definedProblems<PlainField>(Object.fromEntries(names.map((name) => [name, problemOf(name, values[name])]))),
    hasRequired: names.some((name) => fieldOf(name).isRequired),
    fields: () => names.map((name) => <PlainInput key={name} name={name} />),
    parts: names.map(partOf),
  } satisfies Omit<SectionEditor<PlainValues>, 'id' | 'view'>;
}

const INPUTS = {
  line: {},
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  website: { inputMode: 'url', autoComplete: 'url' },
  number: { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  day: { type: 'date' },
} as const satisfies Partial<Record<Field['kind'], Partial<TextFieldProps>>>;

/** In addition to what the kind gives. */
const INPUT_OF: Partial<Record<PlainField, Partial<TextFieldProps>>> = {
  name: { autoComplete: 'organization' },
  email: { hint: editingText('contact.emailHint') },
  website: { hint: editingText('contact.websiteExample') },
};
const LONG_TEXT_ROWS: Partial<Record<PlainField, number>> = { activities: 6 };

/** The control of a field that its kind describes. */
export function PlainInput({ name }: { name: PlainField }) {
  const { kind, max, isRequired } = fieldOf(name);
  const field = { name, label: fieldLabel(name), required: isRequired };
  if (kind === 'flag') return <CheckboxField {...field} />;
  if (kind === 'text') return <TextArea {...field} maxLength={max} rows={LONG_TEXT_ROWS[name] ?? 8} />;
  const input = <TextField {...field} {...INPUTS[kind as keyof typeof INPUTS]} {...INPUT_OF[name]} />;
  return kind === 'phone' || kind === 'number' ? input : <FullWidth>{input}</FullWidth>;
}
