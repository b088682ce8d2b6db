import { defineGeoApi } from '@care/contracts/geo-api';

/** Suggestions for the address fields of this slice. */
export const geoApi = defineGeoApi('account-geo');
