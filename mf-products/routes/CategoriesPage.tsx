import { routes, t } from '@care/contracts';
import { Breadcrumbs, ButtonLink, EmptyState, Heading, Lead, Section, Stack } from '@care/ui';
import { CataloguePage } from '../features/product/CataloguePage';
import { productsApi, crumbsOf, stepsToIndex } from '../features/product/catalogue';
import { CategoryGrid } from '../features/product/Tiles';
import { productText } from '../texts';

/** `/pflegeprodukte`: all product categories (PD-01). */
export const CategoriesPage = () => (
  <CataloguePage query={productsApi.categories.useQuery()} failed={productText('indexFailed')}>
    {({ results }) => (
      <>
        <Breadcrumbs items={crumbsOf(stepsToIndex())} />
        <Stack gap="small">
          <Heading level={1}>{t('nav.products')}</Heading>
          <Lead>{productText('indexLead')}</Lead>
        </Stack>
        <Section>{results.length > 0 ? <CategoryGrid categories={results} /> : <NoCategories />}</Section>
      </>
    )}
  </CataloguePage>
);

const NoCategories = () => (
  <EmptyState
    title={productText('indexEmpty')}
    action={
      <ButtonLink to={routes.home.build()} variant="secondaryBlue">
        {productText('toHome')}
      </ButtonLink>
    }
  >
    {productText('indexEmptyText')}
  </EmptyState>
);
