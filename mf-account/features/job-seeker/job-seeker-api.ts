import {
  defineSliceApi,
  knownSession,
  outcomeOf,
  redirectVisitorsTo,
  routes,
  citySlug,
  formatRadius,
  t,
  type PageContext,
  type PageOutcome,
} from '@care/contracts';
import type { JobSeeker, Localization } from '@care/contracts/schemas';
import { DEFAULT_RADIUS } from '@care/contracts/constants';

export const accountApi = defineSliceApi('account', (build) => ({
  /** A job seeker's profile (AC-08); a hidden one exists only for its owner. */
  jobSeeker: build.query<JobSeeker, string>({
    query: (slug) => `/user/profile/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (profile) => [{ type: 'JobSeeker', id: profile?.id ?? 'LIST' }],
  }),
}));

/** Query parameters that owners use on their own profile, also while it is hidden: edit mode and preview. */
const ownerParameters = ['edit', 'vorschau'] as const;

/** Path of the owner's preview of the public view. */
export const previewPath = (slug: string): string => `${routes.jobSeekerProfile.build({ slug })}?vorschau`;

export async function loadJobSeeker(context: PageContext): Promise<PageOutcome> {
  const outcome = await outcomeFor(context);
  const isForOwner = ownerParameters.some((name) => context.url.searchParams.has(name));
  return outcome.kind === 'not-found' && isForOwner ? loadForOwner(context) : outcome;
}

/** A hidden profile is available only to its owner, and only the browser knows the session. */
async function loadForOwner(context: PageContext): Promise<PageOutcome> {
  await knownSession(context.store);
  const outcome = await outcomeFor(context);
  if (outcome.kind !== 'not-found') return outcome;
  return redirectVisitorsTo(routes.jobSeekerProfile.build({ slug: context.params.slug ?? '' }));
}

async function outcomeFor({ store, params }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(
    accountApi.jobSeeker.initiate(params.slug ?? '', { subscribe: __ON_SERVER__ }),
  );
  return outcomeOf(error);
}

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
