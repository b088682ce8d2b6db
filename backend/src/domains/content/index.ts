export { packagesLead } from './packages-text';
export { publicProducts } from './products';
