import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import geoRoutes from './addresses/routes';
import catalogueRoutes from './catalogue/catalogue-routes';

/** Columns for the search that only repeat other columns. */
export const SEARCH_COLUMNS = ['x', 'y', 'z', 'name_norm', 'share_care', 'share_other'] as const;

/** Places, addresses, the catalogue, and what the searches share. */
export const search: Domain = {
  routes: [geoRoutes, catalogueRoutes],
  limits,
  tables: { place: {}, postcode: {} },
};
