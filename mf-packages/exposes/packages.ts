import { outcomeOf, routes, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { packagesApi, packagesView } from '../features/package/packages';
import { packageText } from '../texts';

export { PackagesPage as default } from '../routes/PackagesPage';

/** Loads the packages. */
export async function load({ store }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(packagesApi.list.initiate());
  return outcomeOf(error);
}

export const head = ({ url }: Pick<PageContext, 'url'>): PageHead =>
  packagesView(url.search).kind === 'comparison'
    ? { title: packageText('tabTitle'), description: packageText('description'), canonical: routes.packages.build() }
    : { title: packageText('bookingTitle'), robots: 'noindex,follow' };
