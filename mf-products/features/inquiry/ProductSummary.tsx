import { routes } from '@care/contracts';
import type { ProductCard } from '@care/contracts/schemas';
import { Card, Heading, Link, Meta, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { productText } from '../../texts';
import { ProductPicture } from '../product/ProductPicture';

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-4);
`;
const Photo = styled(ProductPicture)`
  flex: none;
  width: 6rem;
  aspect-ratio: 1;
  border-radius: var(--r-field);
`;
const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  justify-items: start;
`;

/** The product of an inquiry: picture, category, title, and a link to the details (PD-02). */
export const ProductSummary = ({ product: { title, slug, category, main_image } }: { product: ProductCard }) => (
  <Frame>
    <Photo of={main_image} sizes="96px" />
    <Words>
      <Meta>
        <Link to={routes.productCategory.build({ category: category.slug })}>{category.name}</Link>
      </Meta>
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <StandaloneLink to={routes.product.build({ category: category.slug, product: slug })}>
        {productText('details')}
      </StandaloneLink>
    </Words>
  </Frame>
);
