export { inquiries } from './domain';
export { INQUIRY_CONSENT_VERSION } from './products/inquiry-consents';
