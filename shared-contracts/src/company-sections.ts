/** The sections that the owner edits one by one in the profile; `?edit=` names one. */
export const COMPANY_SECTIONS = [
  'contact',
  'opening_hours',
  'texts',
  'services',
  'benefits',
  'features',
  'additional_features',
  'qualifications',
  'logo',
  'images',
] as const;
/** All sections, also those that the owner edits on a page of their own. */
export const EDITED_SECTIONS = [...COMPANY_SECTIONS, 'prices'] as const;
export type CompanySection = (typeof EDITED_SECTIONS)[number];
