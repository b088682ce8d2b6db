import { knownSession, ok, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { findCompany } from '../company/load-company';
import { jobOfferText } from './texts';

/**
 * Loader of the page for a new job offer: visitors have to sign in; the owner of a free profile reads that the package
 * does not include it (PP-20), the owner of a paid one gets the editor. Others read who writes job offers.
 */
export async function loadNewJobOffer(context: PageContext): Promise<PageOutcome> {
  if (typeof window === 'undefined') return ok; // depends on the session, which only the browser knows
  await knownSession(context.store);
  const found = await findCompany(context, '/stellenangebote/neue');
  return found.kind === 'found' ? ok : found;
}

export const newJobOfferHead = (): PageHead => ({ title: jobOfferText('newJob.title'), robots: 'noindex,follow' });
