import type { Domain } from '../../platform/domain/domain';
import companyRoutes from './routes';

/** The page of a provider with all that other domains add, and the comparison. */
export const companyPages: Domain = { routes: [companyRoutes] };
