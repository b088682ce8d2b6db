export { recordPlacement } from './invoices/record-invoice';
