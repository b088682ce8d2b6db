export { CostsPage as default, costsHead as head } from '../routes/CostsPage';
