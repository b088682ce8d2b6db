export { endInquiryCases } from './products/end-inquiry-cases';
export { inquiryKind } from './products/inquiry-case';
export { INQUIRY_CONSENT_VERSION } from './products/inquiry-consents';
export { default as productRoutes } from './products/routes';
export { endRequestCases, endRequestsOf } from './support/end-requests';
export { supportQuestionKind, visitRequestKind } from './support/request-case';
export { default as providerSupportRoutes } from './support/routes';
