import type { ProductCard } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { ProductTile } from './ProductTile';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--s-5);
`;

/** Products beside each other; `level` is the place of their names in the page's outline. */
export const ProductGrid = ({ products, level }: { products: readonly ProductCard[]; level: 2 | 3 }) => (
  <List>
    {products.map((product) => (
      <li key={product.id}>
        <ProductTile product={product} level={level} />
      </li>
    ))}
  </List>
);
