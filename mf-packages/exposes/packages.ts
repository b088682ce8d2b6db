export { PackagesPage as default } from '../routes/PackagesPage';
export { head, load } from '../routes/packages-page';
