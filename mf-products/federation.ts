import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Care products and their categories. */
export default defineSlice({
  name: 'mf-products',
  contracts: '^1.3.0',
  exposes: {
    categories: './exposes/categories.ts',
    category: './exposes/category.ts',
    product: './exposes/product.ts',
  },
  routes: [
    { path: routes.products.pattern, expose: 'categories', query: [] },
    { path: routes.productCategory.pattern, expose: 'category', query: [] },
    { path: routes.product.pattern, expose: 'product', query: [] },
  ],
});
