export { ProductPage as default } from '../routes/ProductPage';
export { head, load } from '../routes/product-page';
