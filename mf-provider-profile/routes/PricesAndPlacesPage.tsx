import { routes, t, type PageHead, type PageProps } from '@care/contracts';
import { OwnCompanyPage } from '../features/company/OwnCompanyPage';
import { OwnPrices } from '../features/prices/OwnPrices';
import { pricesText } from '../features/prices/texts';

/** What families decide by: the prices of the own provider (CO-04). */
export const PricesAndPlacesPage = ({ url }: PageProps) => (
  <OwnCompanyPage
    url={url}
    title={pricesText('page')}
    above={() => [{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }]}
    noCompany={pricesText('noCompany')}
  >
    {(company) => <OwnPrices company={company} />}
  </OwnCompanyPage>
);

/** The page is personal and not indexed. */
export const pricesAndPlacesHead = (): PageHead => ({
  title: pricesText('page'),
  description: pricesText('description'),
  robots: 'noindex,follow',
});
