export { CategoriesPage as default } from '../routes/CategoriesPage';
export { head, load } from '../routes/categories-page';
