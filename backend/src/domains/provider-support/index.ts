export { endRequestCases, endRequestsOf } from './end-requests';
export { supportQuestionKind, visitRequestKind } from './request-case';
export { default as providerSupportRoutes } from './routes';
