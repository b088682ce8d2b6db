import { routes } from '@care/contracts';
import type { ProductCategoryList } from '@care/contracts/schemas';
import { productText } from '../../texts';
import { LinkTile, TileGrid } from './LinkTile';

/** The grid of all categories. */
export const CategoryGrid = ({ categories }: { categories: ProductCategoryList['results'] }) => (
  <TileGrid>
    {categories.map(({ slug, name, description, main_image, products_count: count }) => (
      <li key={slug}>
        <LinkTile
          to={routes.productCategory.build({ category: slug })}
          name={name}
          text={description}
          linkText={count === 0 ? productText('toCategory') : productText('toProducts', { count })}
          picture={main_image}
          level={2}
        />
      </li>
    ))}
  </TileGrid>
);
