import type { CompanyPage } from '@care/contracts/schemas';
import type { CompanySection } from '@care/contracts/vocabulary';
import type { ReactNode } from 'react';
import type { SectionChange, StoredFields } from './editing-api';

/** A part of a section for which one of two versions is chosen. */
export interface ConflictPart {
  fields: readonly (keyof SectionChange)[];
  label: string;
  /** The version in words. */
  text: (fields: SectionChange) => string;
  /** Whether both versions can be merged into one text. */
  merge?: (text: string) => SectionChange;
}

/** The parts in which the editor of one section differs. */
export interface SectionEditor<Values extends object> {
  section: CompanySection;
  /** Also the URL fragment. */
  id: string;
  /** Nothing without an entry. */
  view: (company: CompanyPage) => ReactNode;
  valuesOf: (company: CompanyPage) => Values;
  /** All fields of the section; undefined if data that they need could not be loaded. */
  changeOf: (values: Values, company: CompanyPage) => SectionChange | undefined | Promise<SectionChange | undefined>;
  validate?: (values: Values, company: CompanyPage) => Partial<Record<keyof Values & string, string>>;
  /** Maps the server's names of fields to the form's. */
  rename?: (details: Record<string, unknown>, values: Values) => Record<string, unknown>;
  hasRequired?: boolean;
  /** Renders the fields. They are remounted after a draft was restored. */
  fields: (company: CompanyPage) => ReactNode;
  parts: readonly ConflictPart[];
}

/** Stored fields in the form in which changes are sent. */
export function asChange({ features, qualifications, coords: _, ...rest }: StoredFields): SectionChange {
  const same = Object.entries(rest).map(([field, value]) => [field, value ?? '']);
  return {
    ...(Object.fromEntries(same) as SectionChange),
    ...(features && { features: features.map(({ index }) => index) }),
    ...(qualifications && { qualifications: qualifications.map(({ id }) => id) as SectionChange['qualifications'] }),
  };
}

/** The fields of the change that differ from the stored ones. An empty number is null in the change and '' before. */
export function changedFields(change: SectionChange, stored: StoredFields): SectionChange {
  const before = asChange(stored);
  const changed = Object.entries(change).filter(
    ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(before[field as keyof SectionChange]),
  );
  return Object.fromEntries(changed);
}
