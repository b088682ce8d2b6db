import mediaRoutes, { photoRoutes } from './routes';
import type { Domain } from '../../platform/domain/domain';

/** Uploaded pictures and videos. */
export const media: Domain = { routes: [mediaRoutes, photoRoutes] };
