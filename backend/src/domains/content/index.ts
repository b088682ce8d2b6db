export { publicProducts } from './products';
