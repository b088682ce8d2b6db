import { routes } from '@care/contracts';
import type { ProductCard } from '@care/contracts/schemas';
import { productText } from '../../texts';
import { LinkTile, TileGrid, type TileLevel } from './LinkTile';

/** A grid of products. */
export const ProductGrid = ({ products, level }: { products: readonly ProductCard[]; level: TileLevel }) => (
  <TileGrid>
    {products.map(({ id, title, summary, slug, category, main_image }) => (
      <li key={id}>
        <LinkTile
          to={routes.product.build({ category: category.slug, product: slug })}
          name={title}
          text={summary}
          linkText={productText('details')}
          picture={main_image}
          level={level}
        />
      </li>
    ))}
  </TileGrid>
);
