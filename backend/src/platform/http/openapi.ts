import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { RouteOptions } from 'fastify';
import type { App } from './app-type';
import { isDemonstration } from '../settings';
import { API_PREFIX } from '@care/contracts/constants';
import { errorBodySchema } from '@care/contracts/schemas';

const ERRORS = { '4xx': errorBodySchema.describe('Abgelehnt'), '5xx': errorBodySchema.describe('Fehler des Servers') };

/** Every route may answer with an error, so every route documents the error format. */
function addErrorResponses(route: RouteOptions): void {
  if (!route.schema || route.schema.hide) return;
  route.schema.response = { ...ERRORS, ...(route.schema.response as object | undefined) };
}

/**
 * The OpenAPI 3.1 document at `/api-backend/openapi.json` and a page to read it at `/api-backend/docs`. A real
 * installation has neither, and loads nothing for them.
 * @param hasDocument whether the document can be made
 */
export async function registerOpenApi(app: App, contractVersion: string, hasDocument: boolean): Promise<void> {
  app.addHook('onRoute', addErrorResponses);
  if (!hasDocument) return;
  const { default: swagger } = await import('@fastify/swagger');
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
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: `${API_PREFIX}/docs`, staticCSP: true });
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true }, config: { cache: 'public' } }, () => app.swagger());
}
