import { routes, t, type PageHead, type PageProps } from '@care/contracts';
import { Stack } from '@care/ui';
import { OwnCompanyPage } from '../features/company/OwnCompanyPage';
import { OwnPlaces } from '../features/places/OwnPlaces';
import { LazyOwnPrices } from '../features/prices/lazy-own-prices';
import { profileText } from '../texts';

/** What families decide by, as the owner states it: free places and prices (PL-01, CO-04). */
export const PricesAndPlacesPage = ({ url }: PageProps) => (
  <OwnCompanyPage
    url={url}
    title={profileText('pricesAndPlaces')}
    above={() => [{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }]}
  >
    {(company) => (
      <Stack>
        <OwnPlaces company={company} />
        <LazyOwnPrices company={company} />
      </Stack>
    )}
  </OwnCompanyPage>
);

/** The page is personal and not indexed. */
export const pricesAndPlacesHead = (): PageHead => ({
  title: profileText('pricesAndPlaces'),
  description: profileText('pricesAndPlacesText'),
  robots: 'noindex,follow',
});
