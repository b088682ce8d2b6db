import { routes, t, type PageProps } from '@care/contracts';
import type { ProductCategoryPage } from '@care/contracts/schemas';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Section, VisuallyHidden } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { productsApi } from '../features/product/api';
import { CategoryCard } from '../features/product/CategoryCard';
import { ProductGrid } from '../features/product/ProductGrid';
import { tt } from '../texts';

/** `/pflegeprodukte/{category}`: what the category is and its products (PD-01). */
export function CategoryPage({ params }: PageProps) {
  const { currentData: data, error, isFetching, refetch } = productsApi.category.useQuery(params.category ?? '');
  return (
    <Container>
      {data ? (
        <Category category={data} />
      ) : (
        <LoadState error={error} failed={tt('categoryFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Container>
  );
}

function Category({ category }: { category: ProductCategoryPage }) {
  const { name, products } = category;
  return (
    <>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: name }]} />
      <CategoryCard category={category} />
      <Section aria-labelledby="products">
        <VisuallyHidden as="h2" id="products">
          {tt('products')}
        </VisuallyHidden>
        {products.length > 0 ? <ProductGrid products={products} level={3} /> : <NoProducts />}
      </Section>
    </>
  );
}

const NoProducts = () => (
  <EmptyState
    title={tt('emptyTitle')}
    level={3}
    action={
      <ButtonLink to={routes.home.build()} variant="secondaryBlue">
        {tt('toHome')}
      </ButtonLink>
    }
  >
    {tt('emptyText')}
  </EmptyState>
);
