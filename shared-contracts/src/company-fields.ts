// The fields of a provider that its owner edits, one row each (PP-06). Schemas, columns, versions of sections, forms, the
// conflict view and the facts of the page are made from this table; a field with rules of its own adds them there.

import { PRICES } from './company-prices';
import type { CompanySection } from './company-sections';

export { COMPANY_SECTIONS, EDITED_SECTIONS, type CompanySection } from './company-sections';

/** Sections that visitors miss when they are empty, the most wanted first. */
export const WANTED_SECTIONS = [
  'images',
  'texts',
  'opening_hours',
  'contact',
  'features',
  'qualifications',
  'logo',
  'benefits',
] as const satisfies readonly CompanySection[];

export interface Field {
  section: CompanySection;
  /** The kind decides about schema, column and control; "own" ones have all of them elsewhere. */
  kind: 'line' | 'text' | 'phone' | 'email' | 'website' | 'number' | 'price' | 'day' | 'flag' | 'own';
  /** In forms, in the conflict view and beside a fact. */
  label: string;
  /** Characters of a text, or the highest number; cents of a price. */
  max?: number;
  /** The lowest number. */
  min?: number;
  isRequired?: true;
  /** Its section counts as incomplete without it. */
  isWanted?: true;
  /** Shown in the head of the profile. */
  isFact?: true;
  /** Other sites get it with the embedded profile (PP-21). */
  isEmbedded?: true;
  /** Read by the owner only. */
  isPrivate?: true;
}

const LONG_TEXT = { kind: 'text', max: 10_000, isRequired: true, isWanted: true } as const;

export const COMPANY_FIELDS = {
  name: {
    section: 'contact',
    kind: 'line',
    label: 'Name der Einrichtung',
    max: 200,
    isRequired: true,
    isEmbedded: true,
  },
  operator: { section: 'contact', kind: 'line', label: 'Träger', max: 200, isFact: true, isEmbedded: true },
  street: { section: 'contact', kind: 'own', label: 'Adresse', isEmbedded: true },
  zip_code: { section: 'contact', kind: 'own', label: 'Postleitzahl', isEmbedded: true },
  coords: { section: 'contact', kind: 'own', label: 'Adresse', isEmbedded: true },
  phone: { section: 'contact', kind: 'phone', label: 'Telefon', isWanted: true, isEmbedded: true },
  email: { section: 'contact', kind: 'email', label: 'E-Mail der Einrichtung', isPrivate: true },
  website: { section: 'contact', kind: 'website', label: 'Website', isWanted: true, isEmbedded: true },
  opening_hours: {
    section: 'opening_hours',
    kind: 'text',
    label: 'Öffnungszeiten',
    max: 1000,
    isWanted: true,
    isEmbedded: true,
  },
  description: { section: 'texts', label: 'Beschreibung', ...LONG_TEXT, isEmbedded: true },
  activities: { section: 'texts', label: 'Aktivitäten', ...LONG_TEXT },
  services: { section: 'services', kind: 'own', label: 'Leistungen', isEmbedded: true },
  features: { section: 'features', kind: 'own', label: 'Besonderheiten', isWanted: true, isEmbedded: true },
  place: { section: 'features', kind: 'own', label: 'Umgebung' },
  additional_features: {
    section: 'additional_features',
    kind: 'own',
    label: 'Weitere Besonderheiten',
    isEmbedded: true,
  },
  qualifications: { section: 'qualifications', kind: 'own', label: 'Qualifikationen', isWanted: true },
  prices_from: { section: 'prices', kind: 'day', label: 'Preise gültig seit' },
  ...PRICES,
} as const satisfies Record<string, Field>;

type Fields = typeof COMPANY_FIELDS;
export type CompanyField = keyof Fields;
/** The fields with such a row. */
export type FieldWith<Row> = { [Name in CompanyField]: Fields[Name] extends Row ? Name : never }[CompanyField];
/** A field that its kind describes: one column with its name. */
export type PlainField = Exclude<CompanyField, FieldWith<{ kind: 'own' }>>;

export const isWanted = (name: CompanyField): boolean => 'isWanted' in COMPANY_FIELDS[name];
const fieldsWhere = <Name extends CompanyField>(isMeant: (field: Field) => unknown): Name[] =>
  (Object.keys(COMPANY_FIELDS) as Name[]).filter((name) => isMeant(COMPANY_FIELDS[name]));
export const plainFields = () => fieldsWhere<PlainField>(({ kind }) => kind !== 'own');
/** Lines and texts that may be empty. */
export type OptionalText = Exclude<FieldWith<{ kind: 'line' | 'text' }>, FieldWith<{ isRequired: true }>>;
export const optionalTexts = () =>
  fieldsWhere<OptionalText>(({ kind, isRequired }) => (kind === 'line' || kind === 'text') && !isRequired);
export const publicFields = () =>
  fieldsWhere<Exclude<CompanyField, FieldWith<{ isPrivate: true }>>>(({ isPrivate }) => !isPrivate);
export const embeddedFields = () => fieldsWhere<FieldWith<{ isEmbedded: true }>>(({ isEmbedded }) => isEmbedded);
export type FactField = FieldWith<{ isFact: true }>;
export const factFields = () => fieldsWhere<FactField>(({ isFact }) => isFact);

/** The fields of a section, in the order of its form. */
export const fieldsIn = (section: CompanySection): CompanyField[] => fieldsWhere((field) => field.section === section);
