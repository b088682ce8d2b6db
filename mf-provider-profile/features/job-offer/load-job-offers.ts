import {
  isReservedSlug,
  notFound,
  ok,
  profilePath,
  redirectVisitorsTo,
  type PageContext,
  type PageOutcome,
} from '@care/contracts';
import { currentViewer, knownSession } from '@care/contracts/viewer';
import { outcomeOfFailure } from '../company/failure';
import { companySlugOf, findCompany, movedTo } from '../company/load-company';
import { profileApi } from '../company/profile-api';
import { hasJobsTab } from '../company/visible-parts';

/** Loads a provider's open positions; a tier without this page has only the profile for everybody but the owner (PP-03). */
export async function loadJobOffers(context: PageContext): Promise<PageOutcome> {
  const found = await findCompany(context, '/stellenangebote');
  if (found.kind !== 'found') return found;
  const { company } = found;
  if (!hasJobsTab(company)) return loadOwnersView(context);
  const { error } = await context.store.dispatch(
    profileApi.jobOffers.initiate({ companyId: company.id, viewer: currentViewer() }),
  );
  return error ? outcomeOfFailure(error) : ok;
}

/** Whether this is its owner, only the browser can tell, once it knows who is signed in. */
async function loadOwnersView(context: PageContext): Promise<PageOutcome> {
  await knownSession();
  const found = await findCompany(context, '/stellenangebote');
  if (found.kind !== 'found') return found;
  const { viewer, slug } = found.company;
  return viewer.is_owner ? ok : redirectVisitorsTo(profilePath(slug));
}

/** Loads one position, at its own spelling; an ended one is gone and leaves others like it (PP-04). */
export async function loadJobOffer(context: PageContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { offerSlug = '' } = params;
  if (isReservedSlug(offerSlug)) return notFound;
  const [found, { data: offer, error }] = await Promise.all([
    findCompany(context, below(offerSlug)),
    store.dispatch(profileApi.jobOffer.initiate(offerQuestion(params))),
  ]);
  if (found.kind !== 'found') return found;
  if (!offer) return outcomeOfFailure(error);
  return offer.slug === offerSlug ? ok : movedTo(found.company, below(offer.slug), context);
}

const below = (offerSlug: string): string => `/${encodeURIComponent(offerSlug)}`;

/** What the backend is asked for the position that an address names. */
export const offerQuestion = (params: PageContext['params'], viewer = currentViewer()) => ({
  slug: companySlugOf(params),
  offerSlug: params.offerSlug ?? '',
  viewer,
});
