import { routes, type PageProps } from '@care/contracts';
import { Breadcrumbs, ButtonLink, EmptyState, Section, VisuallyHidden } from '@care/ui';
import { Preview, previewOf } from '@care/ui/more';
import { CataloguePage } from '../features/product/CataloguePage';
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
  const query = productsApi.category.useQuery({ category, preview: previewOf(url) });
  return (
    <CataloguePage query={query} failed={productText('categoryFailed')}>
      {(data) => (
        <>
          <Breadcrumbs items={crumbsOf(stepsToCategory(data))} />
          <CategoryCard category={data} />
          <Section aria-labelledby="products">
            <VisuallyHidden as="h2" id="products">
              {productText('products')}
            </VisuallyHidden>
            {data.products.length > 0 ? <ProductGrid products={data.products} /> : <NoProducts />}
          </Section>
          <OtherCategories currentSlug={data.slug} />
        </>
      )}
    </CataloguePage>
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
