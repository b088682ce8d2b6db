export { packagesLead } from './filled-texts';
export { publicProducts } from './products';
