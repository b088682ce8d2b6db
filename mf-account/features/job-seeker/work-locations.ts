import { citySlug, formatRadius, routes, t } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import type { JobSeeker, Localization } from '@care/contracts/schemas';

/** The town of a work location. The page never shows the street, not even to the owner (AC-13). */
export function townOf({ address }: Pick<Localization, 'address'>): string {
  const [first = '', second] = address.split(',');
  return (second ?? first).trim().replace(/^\d{5}\s+/, '');
}

/** "Köln · +50 km", or only the town for the default radius (SR-14). */
export const locationLabel = (location: Localization): string =>
  location.radius === DEFAULT_RADIUS ? townOf(location) : `${townOf(location)} · ${formatRadius(location.radius)}`;

/** Path of the job seeker search for the first town of a profile, or of the search without a town (AC-15). */
export function staffResultsPath({ localizations: [first] }: Pick<JobSeeker, 'localizations'>): string {
  const slug = first ? citySlug(townOf(first)) : '';
  const searchType = 'pflegepersonal';
  return slug ? routes.searchResults.build({ searchType, slug }) : routes.search.build({ searchType });
}

/** Names of the qualifications; for none, the text "none". */
export const qualificationNames = ({ qualifications }: Pick<JobSeeker, 'qualifications'>): string[] =>
  qualifications.length ? qualifications.map(({ name }) => name) : [t('qualifications.none')];
