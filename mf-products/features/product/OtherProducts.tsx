import { routes } from '@care/contracts';
import type { Product } from '@care/contracts/schemas';
import { Heading, Section, SectionHead, StandaloneLink } from '@care/ui';
import { productText } from '../../texts';
import { productsApi } from './api';
import { ProductGrid } from './ProductGrid';

const SHOWN = 3;

/** Other products of the category; renders nothing if there are none or they could not be loaded. */
export function OtherProducts({ product: { id, category } }: { product: Product }) {
  const { currentData: data } = productsApi.category.useQuery(category.slug);
  const others = data?.products.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby="others">
      <SectionHead>
        <Heading level={2} id="others">
          {productText('others', { category: category.name })}
        </Heading>
        <StandaloneLink to={routes.productCategory.build({ category: category.slug })}>{category.name}</StandaloneLink>
      </SectionHead>
      <ProductGrid products={others.slice(0, SHOWN)} level={3} />
    </Section>
  );
}
