import { lazyPart } from '@care/ui/lazy';
import type { PageContext, PageOutcome } from '@care/contracts';
import { loadProfile } from '../company/load-company';

/** The section works as server HTML with a link to the calculator; its code is loaded at the first use of the page. */
const section = lazyPart(() => import('./CostsSection').then((module) => module.CostsSection));
export const CostsSection = section.Part;

/** Loader of the profile page with the code of its section about costs (PP-05, CO-05). */
export async function loadProfileWithCosts(context: PageContext): Promise<PageOutcome> {
  const [outcome] = await Promise.all([loadProfile(context), section.load()]);
  return outcome;
}
