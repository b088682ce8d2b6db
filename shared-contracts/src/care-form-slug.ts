import { CARE_FORMS, OTHER_CARE_FORM, type CareForm } from './vocabulary';

/** Spellings people type or link to; the real slugs have no "e" there. */
const aliases: Readonly<Record<string, CareForm>> = {
  'stationaere-pflege': 'stationare-pflege',
  'stationäre-pflege': 'stationare-pflege',
  'teilstationaere-pflege': 'teilstationare-pflege',
  'teilstationäre-pflege': 'teilstationare-pflege',
};

/** The care form of a slug, in upper or lower case and in all spellings; undefined if there is none. */
export function knownCareForm(slug: string): CareForm | undefined {
  const value = slug.trim().toLowerCase();
  return CARE_FORMS.find((form) => form === value) ?? (Object.hasOwn(aliases, value) ? aliases[value] : undefined);
}

/**
 * As `knownCareForm`, but an unknown service belongs to "weitere-pflegeformen" (SR-01); undefined for an empty slug.
 */
export const readCareForm = (slug: string): CareForm | undefined =>
  slug.trim() === '' ? undefined : (knownCareForm(slug) ?? OTHER_CARE_FORM);
