export { INQUIRY_CONSENT_VERSION } from './products/send-inquiry';
