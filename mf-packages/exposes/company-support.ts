export { CompanySupportPage as default, companySupportHead as head } from '../routes/CompanySupportPage';
