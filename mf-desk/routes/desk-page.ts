import { outcomeOf, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { deskApi } from '../features/provider/provider-api';
import { deskText } from '../texts';

export const TOWN = { slug: 'köln', name: 'Köln' };

/** Loads what the page shows; it runs on the server and before the browser goes to the page. */
export async function load({ store }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(deskApi.best.initiate(TOWN.slug));
  return outcomeOf(error);
}

export const head = (): PageHead => ({
  title: deskText('title', { town: TOWN.name }),
  description: deskText('description', { town: TOWN.name }),
  canonical: '/desk',
});
