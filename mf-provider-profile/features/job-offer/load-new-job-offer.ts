import { notFound, ok, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { knownSession } from '@care/contracts/viewer';
import { findCompany } from '../company/load-company';
import { jt } from './texts';

/**
 * Loads the page for a new position: visitors are asked to sign in, the owner of a free profile reads that the package does not
 * include it (PP-20), and that of a paid one that it is not ready yet: links of the site lead here. Nobody else has such a page.
 */
export async function loadNewJobOffer(context: PageContext): Promise<PageOutcome> {
  if (typeof window === 'undefined') return ok; // personal, and so left to the browser
  const { status } = await knownSession();
  const found = await findCompany(context, '/stellenangebote/neue');
  if (found.kind !== 'found') return found;
  if (status === 'unauthenticated') return ok;
  return found.company.viewer.is_owner ? ok : notFound;
}

export const newJobOfferHead = (): PageHead => ({ title: jt('newJob.title'), robots: 'noindex,follow' });
