import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@care/contracts/rtkq';
import { careApi, type CareTag } from './api';
import type { ApiError, ApiRequest } from './request';

type CareBuilder = EndpointBuilder<BaseQueryFn<ApiRequest | string, unknown, ApiError>, CareTag, 'api'>;
type Injected<Definitions extends EndpointDefinitions> = ReturnType<
  typeof careApi.injectEndpoints<Definitions>
>['endpoints'];

const defined = new Set<string>();
let mayRedefine = false;

/** From now on a prefix may be used again: the code of a slice replaces what ran before it. For development only. */
export function allowRedefinition(): void {
  mayRedefine = true;
}

/**
 * Adds a slice's calls to the shared API and returns them with their hooks: `const searchApi = defineSliceApi('search',
 * (build) => ({ companies: build.query<…>(…) }))`, then `searchApi.companies.useQuery(…)`. Names in the store begin
 * with the slice's prefix, so that the names of two teams do not collide. A prefix that is used twice throws: one slice
 * would get the answers of the other (EM-02).
 */
export function defineSliceApi<Definitions extends EndpointDefinitions>(
  slice: string,
  define: (build: CareBuilder) => Definitions,
): Injected<Definitions> {
  if (defined.has(slice) && !mayRedefine) {
    throw new Error(`The API prefix "${slice}" is taken; every slice has exactly one.`);
  }
  defined.add(slice);
  const prefix = `${slice}/`;
  const api = careApi.injectEndpoints({
    overrideExisting: mayRedefine,
    endpoints: (build) =>
      Object.fromEntries(Object.entries(define(build)).map(([name, definition]) => [prefix + name, definition])),
  });
  const endpoints = Object.entries(api.endpoints as Record<string, unknown>)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, endpoint]) => [name.slice(prefix.length), endpoint]);
  return Object.fromEntries(endpoints) as Injected<Definitions>;
}
