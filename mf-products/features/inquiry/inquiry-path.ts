import { routes } from '@care/contracts';
import type { ProductCard } from '@care/contracts/schemas';

/** Id of the section with the inquiry form. */
export const INQUIRY_SECTION_ID = 'beratung';

export const inquiryPath = ({ category, slug }: Pick<ProductCard, 'category' | 'slug'>): string =>
  `${routes.product.build({ category: category.slug, product: slug })}#${INQUIRY_SECTION_ID}`;
