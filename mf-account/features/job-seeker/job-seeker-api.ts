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
  /** Whose answer it is: owners see more, employers may be shut out. */
  viewer: Viewer;
}

export const accountApi = defineSliceApi('account', (build) => ({
  /** A job seeker's public profile (AC-08). Hidden ones are not found by others. */
  jobSeeker: build.query<JobSeeker, ProfileOf>({
    query: ({ slug }) => `/user/profile/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: ['JobSeeker'],
  }),
}));

/** How owners address their own profile: to change it, or to see what others see, which has to work while it is hidden. */
const ownersParameters = ['edit', 'vorschau'] as const;

/** Where owners see their profile as others do. */
export const previewPath = (slug: string): string => `${routes.jobSeekerProfile.build({ slug })}?vorschau`;

/** Fetches the profile that the address names. */
export async function loadJobSeeker(context: PageContext): Promise<PageOutcome> {
  const outcome = await outcomeFor(context, currentViewer());
  const isForOwner = ownersParameters.some((name) => context.url.searchParams.has(name));
  return outcome.kind === 'not-found' && isForOwner ? loadForOwner(context) : outcome;
}

/** A hidden profile opens for its owner alone, which only the browser can tell, once it knows who is signed in. */
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
