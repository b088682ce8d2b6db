import { defineSliceApi, type ApiError } from '@care/contracts';
import type { PackageList } from '@care/contracts/schemas';

export const packagesApi = defineSliceApi('packages', (build) => ({
  /** The packages with prices and comparison, as the server enforces them (PK-01). */
  list: build.query<PackageList, void>({ query: () => '/package/' }),
}));

/** The failure of a call; anything that is not one of the known four is a bug and looks like no answer. */
export const asApiError = (error: ApiError | object): ApiError =>
  'kind' in error ? error : { kind: 'network', message: 'Network Error' };
