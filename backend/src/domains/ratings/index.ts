export { default as ratingAnswerRoutes } from './answer-routes';
export { endRatingCasesOf } from './decide-rating';
export { keepHolds } from './held-rating';
export { default as ratingInviteRoutes } from './invite-routes';
export { ratingReportKind } from './rating-case';
export { ratingGroups } from './rating-queries';
export { countsByCategory } from './rating-summary';
export { default as ratingReportRoutes } from './report-routes';
export { default as ratingRoutes } from './routes';
