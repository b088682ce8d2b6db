export { recordPlacement } from './invoices/record-invoice';
export { default as invoiceRoutes } from './invoices/routes';
export { default as packageRoutes } from './packages/routes';
export { default as paymentRoutes } from './payments/routes';
