import type { PageModule } from '@care/contracts';
import { loadSession, showRoutes, sliceRoutes, endPage } from '@care/contracts/testing';
import { paul, siteOfTests as serveSite } from '@care/contracts/testing/site';
import { ownRatingsSchema, ratingListItemSchema, type RatingListItem } from '@care/contracts/schemas';
import * as owner from '../exposes/owner';
import * as ratingProof from '../exposes/rating-proof';
import * as reportRating from '../exposes/report-rating';
import * as writeRating from '../exposes/write-rating';
import definition from '../federation';
import { mayNothing, ratingPage } from './ratings';

const pages: Record<string, PageModule> = {
  'write-rating': writeRating,
  // Without their loaders, so that tests see what a page shows while its data loads.
  'report-rating': { default: reportRating.default },
  'rating-proof': { default: ratingProof.default },
  owner,
};

/** The author of ratings in the tests: not the owner of the provider. */
export const kim = {
  ...paul,
  first_name: 'Kim',
  last_name: 'Berger',
  profile_type: 'CARE_SEEKER' as const,
  company: null,
};

const details = {
  id: 7,
  slug: 'lindenhof',
  name: 'Lindenhof',
  street: 'Gartenweg 2, 50733 Köln, Deutschland',
  services: ['stationare-pflege'],
};

/** The answer of the backend about the provider; `viewer` has the permissions of the person. */
export const providerAnswers = (viewer: object = {}) => ({
  '/api-backend/company/details/7/': details,
  '/api-backend/company/by-slug/lindenhof/': {
    ...details,
    viewer: { is_owner: false, is_followed: false, can_rate: true, has_rated: false, can_contact: true, ...viewer },
  },
});

/** A rating of the person who is signed in. */
export const ownRating = (changes: Partial<RatingListItem> = {}): RatingListItem =>
  ratingListItemSchema.parse({
    ...ratingPage(1).results[0],
    id: 31,
    author: kim.pk,
    is_anonymous: true,
    response: null,
    viewer: { ...mayNothing, can_edit: true, can_delete: true },
    ...changes,
  });

/** The answer with this page of the person's ratings. */
export const ownPage = (count: number, results: RatingListItem[]) => ownRatingsSchema.parse({ count, results });

/** Opens an address of the slice with the session that the server knows. */
export async function showAt(at: string) {
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at });
}

/** The site for the tests of a file; each test begins without drafts. */
export function siteOfTests() {
  beforeEach(() => sessionStorage.clear());
  return serveSite();
}

/** Opens an address of this slice in a new tab, with the session that the server knows. */
export async function showInNewTab(at: string) {
  endPage();
  return showAt(at);
}
