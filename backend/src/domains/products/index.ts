export { endInquiryCases } from './end-inquiry-cases';
export { inquiryKind } from './inquiry-case';
export { INQUIRY_CONSENT_VERSION } from './inquiry-consents';
export { default as productRoutes } from './routes';
