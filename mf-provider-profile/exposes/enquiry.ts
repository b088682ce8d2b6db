export { EnquiryPage as default, enquiryHead as head } from '../routes/EnquiryPage';
