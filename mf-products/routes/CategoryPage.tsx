import { routes, type PageProps } from '@care/contracts';
import type { ProductCategoryPage } from '@care/contracts/schemas';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Section, VisuallyHidden } from '@care/ui';
import { LoadState, Preview, previewOf } from '@care/ui/more';
import { productsApi, crumbsOf, stepsToCategory } from '../features/product/catalogue';
import { CategoryCard, OtherCategories, ProductGrid } from '../features/product/Tiles';
import { productText } from '../texts';

/** `/pflegeprodukte/{category}`: a category with its products, and links to the other categories (PD-01). */
export const CategoryPage = (props: PageProps) => (
  <Preview url={props.url}>
    <Loaded {...props} />
  </Preview>
);

function Loaded({ params: { category = '' }, url }: PageProps) {
  const address = { category, preview: previewOf(url) };
  const { currentData: data, error, isFetching, refetch } = productsApi.category.useQuery(address);
  return (
    <Container>
      {data ? (
        <Category category={data} />
      ) : (
        <LoadState
          error={error}
          failed={productText('categoryFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Container>
  );
}

function Category({ category }: { category: ProductCategoryPage }) {
  const { slug, products } = category;
  return (
    <>
      <Breadcrumbs items={crumbsOf(stepsToCategory(category))} />
      <CategoryCard category={category} />
      <Section aria-labelledby="products">
        <VisuallyHidden as="h2" id="products">
          {productText('products')}
        </VisuallyHidden>
        {products.length > 0 ? <ProductGrid products={products} /> : <NoProducts />}
      </Section>
      <OtherCategories currentSlug={slug} />
    </>
  );
}

const NoProducts = () => (
  <EmptyState
    title={productText('emptyTitle')}
    level={3}
    action={
      <ButtonLink to={routes.products.build()} variant="secondaryBlue">
        {productText('toIndex')}
      </ButtonLink>
    }
  >
    {productText('emptyText')}
  </EmptyState>
);
