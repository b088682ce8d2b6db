export {
  EnquiryFormPage as default,
  enquiryFormHead as head,
  loadEnquiryForm as load,
} from '../routes/EnquiryFormPage';
