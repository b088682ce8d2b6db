export { billing } from './domain';
export { recordPlacement } from './invoices/record-invoice';
