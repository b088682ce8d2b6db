import { MAPBOX_API_URL } from '@care/contracts/schemas';
import type { Databases } from '../../../platform/database/database';
import type { Settings } from '../../../platform/settings';
import type { AddressLookup } from '../../../platform/geo/address-lookup';
import { createGazetteerLookup } from './gazetteer-lookup';
import { cacheSuggestions } from '../../../platform/geo/cached-suggestions';
import { createMapbox } from '../../../platform/geo/mapbox';
import { createNominatim } from '../../../platform/geo/nominatim';
import { createPhoton } from '../../../platform/geo/photon';

const PHOTON = 'https://photon.komoot.io/';

/** The lookup for the configured provider. The settings were validated before. */
export function createLookup(settings: Settings, databases: Databases): AddressLookup {
  const { GEO_PROVIDER, GEO_URL, MAPBOX_TOKEN = '' } = settings;
  const base = GEO_URL?.replace(/\/*$/, '/');
  const ownList = createGazetteerLookup(databases.replica.kysely);
  switch (GEO_PROVIDER) {
    case 'photon':
      return cacheSuggestions(createPhoton(base ?? PHOTON));
    case 'nominatim':
      return cacheSuggestions(createNominatim(base ?? ''));
    case 'mapbox':
      return createMapbox(base ?? `${MAPBOX_API_URL}/`, MAPBOX_TOKEN, ownList);
    case 'local':
      return ownList;
  }
}
