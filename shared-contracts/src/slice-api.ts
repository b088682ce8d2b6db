import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@care/contracts/rtkq';
import { careApi, type CareTag } from './api';
import type { ApiError, ApiRequest } from './request';

type CareBuilder = EndpointBuilder<BaseQueryFn<ApiRequest | string, unknown, ApiError>, CareTag, 'api'>;
type Injected<Definitions extends EndpointDefinitions> = ReturnType<
  typeof careApi.injectEndpoints<Definitions>
>['endpoints'];

const definedBy = new Map<string, unknown>();

/**
 * Adds a slice's calls to the shared API slice and gives them back with their hooks:
 * `const searchApi = defineSliceApi('search', (build) => ({ companies: build.query<…>(…) }))`, then
 * `searchApi.companies.useQuery(…)`. Stored names carry the slice's prefix, so two teams cannot meet by accident;
 * the same prefix from two places throws, because one would silently answer for the other (EM-02).
 */
export function defineSliceApi<Definitions extends EndpointDefinitions>(
  slice: string,
  define: (build: CareBuilder) => Definitions,
): Injected<Definitions> {
  if (definedBy.has(slice) && process.env.NODE_ENV !== 'development') {
    throw new Error(`The API prefix "${slice}" is taken; every slice has exactly one.`);
  }
  definedBy.set(slice, define);
  const prefix = `${slice}/`;
  const api = careApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(Object.entries(define(build)).map(([name, definition]) => [prefix + name, definition])),
    overrideExisting: process.env.NODE_ENV === 'development', // hot reloading evaluates the module again
  });
  const endpoints = Object.entries(api.endpoints as Record<string, unknown>)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, endpoint]) => [name.slice(prefix.length), endpoint]);
  return Object.fromEntries(endpoints) as Injected<Definitions>;
}
