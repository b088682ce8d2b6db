export { ratingGroups } from './rating-queries';
export { countsByCategory } from './rating-summary';
export { default as ratingRoutes } from './routes';
export { default as ratingAnswerRoutes } from './answer-routes';
export { endRatingCasesOf } from './decide-rating';
export { keepHolds } from './held-rating';
export { ratingReportKind } from './rating-case';
export { default as ratingReportRoutes } from './report-routes';
export { default as ratingInviteRoutes } from './invite-routes';
