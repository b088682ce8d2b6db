export { CompanyPackage as default } from '../features/subscription/CompanyPackage';
