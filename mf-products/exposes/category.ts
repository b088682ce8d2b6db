export { CategoryPage as default } from '../routes/CategoryPage';
export { head, load } from '../routes/category-page';
