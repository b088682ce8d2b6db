import { routes, t } from '@care/contracts';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Lead, Section, Stack } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { productsApi, crumbsOf, stepsToIndex } from '../features/product/catalogue';
import { CategoryGrid } from '../features/product/Tiles';
import { productText } from '../texts';

/** `/pflegeprodukte`: all product categories (PD-01). */
export function CategoriesPage() {
  const { data, error, isFetching, refetch } = productsApi.categories.useQuery();
  if (!data) {
    return (
      <Container>
        <LoadState
          error={error}
          failed={productText('indexFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(stepsToIndex())} />
      <Stack gap="small">
        <Heading level={1}>{t('nav.products')}</Heading>
        <Lead>{productText('indexLead')}</Lead>
      </Stack>
      <Section>{data.results.length > 0 ? <CategoryGrid categories={data.results} /> : <NoCategories />}</Section>
    </Container>
  );
}

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
