import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import type { ReactNode } from 'react';

/** Props of every section of the profile. */
export interface SectionProps {
  profile: JobSeeker;
  onSaved: () => void;
}

export interface EditableSectionProps<Values extends object> extends SectionProps {
  title: string;
  /** Name of the section, part of its draft's name. */
  name: string;
  /** Renders the section outside edit mode. */
  view: (profile: JobSeeker) => ReactNode;
  valuesOf: (profile: JobSeeker) => Values;
  /** The change to send; undefined if data that it needs could not be loaded. */
  changeOf: (values: Values) => JobSeekerChange | undefined | Promise<JobSeekerChange | undefined>;
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Fields for which the server may return errors; `rename` maps its field names to the form's. */
  serverFields: readonly string[];
  rename?: (values: Values, details: Record<string, unknown>) => Record<string, unknown>;
  /** Whether a field is required. */
  hasRequired?: boolean;
  /** Renders the fields; a new `version` remounts fields that read their value only once. */
  fields: (version: number) => ReactNode;
}
