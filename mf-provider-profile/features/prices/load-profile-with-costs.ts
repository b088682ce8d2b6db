import type { PageContext, PageOutcome } from '@care/contracts';
import { loadProfile } from '../company/load-company';
import { loadCostsSection } from './costs-section';

/** Loader of the profile page with the code of its section about costs (PP-05, CO-05). */
export async function loadProfileWithCosts(context: PageContext): Promise<PageOutcome> {
  const [outcome] = await Promise.all([loadProfile(context), loadCostsSection()]);
  return outcome;
}
