import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { RouteOptions } from 'fastify';
import type { App } from './app-type';
import { isDemonstration } from '../settings';
import { API_PREFIX } from '@care/contracts/constants';
import { errorBodySchema } from '@care/contracts/schemas';

/** Every route may answer with an error, so every route documents the error format. */
function addErrorResponses(route: RouteOptions): void {
  if (!route.schema || route.schema.hide) return;
  route.schema.response = {
    '4xx': errorBodySchema.describe('Abgelehnt'),
    '5xx': errorBodySchema.describe('Fehler des Servers'),
    ...(route.schema.response as object | undefined),
  };
}

/**
 * The OpenAPI 3.1 document at `/api-backend/openapi.json` and a page to read it at `/api-backend/docs`. A real
 * installation has neither.
 */
export async function registerOpenApi(app: App, contractVersion: string): Promise<void> {
  app.addHook('onRoute', addErrorResponses);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pflegefenster API', version: contractVersion },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  if (!isDemonstration(app.settings)) return;
  await app.register(swaggerUi, { routePrefix: `${API_PREFIX}/docs`, staticCSP: true });
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true }, config: { cache: 'public' } }, () => app.swagger());
}
