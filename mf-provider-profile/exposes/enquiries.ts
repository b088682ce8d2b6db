export { EnquiriesPage as default, enquiriesHead as head } from '../routes/EnquiriesPage';
