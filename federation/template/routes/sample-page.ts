import { outcomeOf, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { sampleApi } from '../features/provider/provider-api';
import { sampleText } from '../texts';

export const TOWN = { slug: 'köln', name: 'Köln' };

/** Loads what the page shows; it runs on the server and before the browser goes to the page. */
export async function load({ store }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(sampleApi.best.initiate(TOWN.slug));
  return outcomeOf(error);
}

export const head = (): PageHead => ({
  title: sampleText('title', { town: TOWN.name }),
  description: sampleText('description', { town: TOWN.name }),
  canonical: '/sample',
});
