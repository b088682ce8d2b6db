export { recordCharge, recordPlacement, recordRefund, settleInvoice } from './record-invoice';
export { default as invoiceRoutes } from './routes';
