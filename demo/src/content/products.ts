import { EVERYDAY_CATEGORIES } from './products-for-every-day';
import { HOME_CATEGORIES } from './products-for-the-home';
import type { CategoryText } from './product-texts';

/** The product catalogue of the demonstration. */
export const PRODUCT_CATEGORIES: readonly CategoryText[] = [...HOME_CATEGORIES, ...EVERYDAY_CATEGORIES];
