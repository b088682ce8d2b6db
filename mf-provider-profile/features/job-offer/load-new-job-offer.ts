import { notFound, ok, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { knownSession } from '../company/known-session';
import { findCompany } from '../company/load-company';
import { hasJobsTab } from '../company/visible-parts';
import { jt } from './texts';

/**
 * Loads the page for a new position: visitors are asked to sign in, the owner of a free profile reads that the package does not
 * include it (PP-20). Where publishing is included there is nothing to fill in yet, so for everybody else there is no page.
 */
export async function loadNewJobOffer(context: PageContext): Promise<PageOutcome> {
  if (typeof window === 'undefined') return ok; // personal, and so left to the browser
  const { status } = await knownSession();
  const found = await findCompany(context, '/stellenangebote/neue');
  if (found.kind !== 'found') return found;
  if (status === 'unauthenticated') return ok;
  return found.company.viewer.is_owner && !hasJobsTab(found.company) ? ok : notFound;
}

export const newJobOfferHead = (): PageHead => ({ title: jt('newJob.title'), robots: 'noindex,follow' });
