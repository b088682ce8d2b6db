/**
 * Texts of accounts and the API only: not in the shared catalogue, which every visitor loads. Whoever changes a text of
 * `inquiry` raises the version in backend/src/domains/inquiries/products/inquiry-consents.ts.
 */
export { default as deAccounts } from './accounts.de.json';
