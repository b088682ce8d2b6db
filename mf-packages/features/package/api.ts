import { defineSliceApi } from '@care/contracts';
import type { PackageList } from '@care/contracts/schemas';

export const packagesApi = defineSliceApi('packages', (build) => ({
  /** The packages with prices and comparison (PK-01). */
  list: build.query<PackageList, void>({ query: () => '/package/' }),
}));
