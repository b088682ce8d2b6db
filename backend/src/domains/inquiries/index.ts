export { INQUIRY_CONSENT_VERSION } from './products/product-inquiry';
