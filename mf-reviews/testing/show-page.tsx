import { endPage, loadSession, showRoutes, sliceRoutes } from '@care/contracts/testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import * as ratingProof from '../exposes/rating-proof';
import * as reportRating from '../exposes/report-rating';
import definition from '../federation';

/** The site for the tests of a file; each test begins without drafts. */
export function siteOfTests() {
  beforeEach(() => sessionStorage.clear());
  return serveSite();
}

const pages = {
  'report-rating': { default: reportRating.default },
  'rating-proof': { default: ratingProof.default },
};

/** Opens an address of this slice in a new tab, with the session that the server knows. */
export async function showAt(at: string) {
  endPage();
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at });
}
