import {
  defineSliceApi,
  outcomeOf,
  redirectVisitorsTo,
  routes,
  type PageContext,
  type PageOutcome,
} from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { currentViewer, knownSession, type Viewer } from '@care/contracts/viewer';

interface ProfileOf {
  slug: string;
  /** Part of the cache key: owners see more, blocked employers get 404. */
  viewer: Viewer;
}

export const accountApi = defineSliceApi('account', (build) => ({
  /** A job seeker's profile (AC-08); a hidden one exists only for its owner. */
  jobSeeker: build.query<JobSeeker, ProfileOf>({
    query: ({ slug }) => `/user/profile/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: ['JobSeeker'],
  }),
}));

/** Query parameters that owners use on their own profile, also while it is hidden: edit mode and preview. */
const ownerParameters = ['edit', 'vorschau'] as const;

/** Path of the owner's preview of the public view. */
export const previewPath = (slug: string): string => `${routes.jobSeekerProfile.build({ slug })}?vorschau`;

export async function loadJobSeeker(context: PageContext): Promise<PageOutcome> {
  const outcome = await outcomeFor(context, currentViewer());
  const isForOwner = ownerParameters.some((name) => context.url.searchParams.has(name));
  return outcome.kind === 'not-found' && isForOwner ? loadForOwner(context) : outcome;
}

/** A hidden profile is available only to its owner, and only the browser knows the session. */
async function loadForOwner(context: PageContext): Promise<PageOutcome> {
  await knownSession();
  const outcome = await outcomeFor(context, currentViewer());
  if (outcome.kind !== 'not-found') return outcome;
  return redirectVisitorsTo(routes.jobSeekerProfile.build({ slug: context.params.slug ?? '' }));
}

async function outcomeFor({ store, params }: PageContext, viewer: Viewer): Promise<PageOutcome> {
  const { error } = await store.dispatch(accountApi.jobSeeker.initiate({ slug: params.slug ?? '', viewer }));
  return outcomeOf(error);
}
