import { CITY_SUGGEST_MIN_LENGTH, PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import {
  MAPBOX_API_URL,
  geoAddressSchema,
  geoResolveQuerySchema,
  geoSuggestAnswerSchema,
  geoSuggestQuerySchema,
  mapSettingsSchema,
  type GeoSuggestQuery,
  type MapSettingsAnswer,
} from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { ApiError, notFound } from '../../../platform/http/errors';
import { limits } from '../limits';
import { LookupUnavailable, type AddressLookup, cacheSuggestions } from '../../../platform/geo/address-lookup';
import type { Settings } from '../../../platform/settings';
import type { Databases } from '../../../platform/database/database';
import { createGazetteerLookup } from './gazetteer-lookup';
import { createMapbox } from '../../../platform/geo/mapbox';
import { createNominatim } from '../../../platform/geo/nominatim';
import { createPhoton } from '../../../platform/geo/photon';

const PHOTON = 'https://photon.komoot.io/';

/** The lookup for the configured provider. The settings were validated before. */
function createLookup(settings: Settings, databases: Databases): AddressLookup {
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

/** Address and town lookup with the configured source, and the map in use (PP-07, PP-13). */
export default async function geoRoutes(app: App): Promise<void> {
  const { settings, databases } = app;
  const lookup = createLookup(settings, databases);
  const keep = lookup.storable ? `public, max-age=${PLACES_CACHE_SECONDS}` : 'no-store';

  /**
   * If the source is unreachable, there are no suggestions and no error, so that the form can still be used (SR-06).
   */
  const suggestions = async ({ q = '', kind }: GeoSuggestQuery) => {
    const phrase = q.replace(/\s+/g, ' ');
    if (phrase.length < CITY_SUGGEST_MIN_LENGTH) return { results: [], isWhole: true };
    try {
      return { results: await lookup.suggest(phrase, { kind }), isWhole: true };
    } catch (error) {
      if (!app.faults.countDatabaseFault(error))
        app.log.error(error, 'address suggestions failed; an empty list was sent');
      return { results: [], isWhole: false };
    }
  };

  const suggestCall = {
    schema: {
      summary: 'Places or addresses for a typed phrase',
      querystring: geoSuggestQuerySchema,
      response: { 200: geoSuggestAnswerSchema },
    },
    config: { rateLimit: limits.suggest },
  };
  app.get('/geo/suggest/', suggestCall, async ({ query }, reply) => {
    const { results, isWhole } = await suggestions(query);
    reply.header('cache-control', isWhole ? keep : 'no-store');
    return { results, attribution: lookup.attribution };
  });

  const resolveCall = {
    schema: {
      summary: 'The parts and position of a suggestion',
      querystring: geoResolveQuerySchema,
      response: { 200: geoAddressSchema },
    },
    config: { rateLimit: limits.suggest },
  };
  app.get('/geo/resolve/', resolveCall, async ({ query }, reply) => {
    const address = query.id && (await lookup.resolve(query.id).catch(unavailable));
    if (!address) throw notFound('Diese Adresse wurde nicht gefunden.');
    reply.header('cache-control', keep);
    return address;
  });

  app.get('/geo/map/', { schema: { summary: 'What draws the map', response: { 200: mapSettingsSchema } } }, () =>
    mapOf(settings),
  );
}

/** Addresses of Mapbox may be shown on Mapbox maps only, so its search and its map are configured together. */
function mapOf({
  GEO_PROVIDER,
  GEO_URL = MAPBOX_API_URL,
  MAPBOX_TOKEN = '',
  MAP_STYLE_URL,
}: Settings): MapSettingsAnswer {
  if (GEO_PROVIDER === 'mapbox') return { engine: 'mapbox', token: MAPBOX_TOKEN, api_url: GEO_URL.replace(/\/*$/, '') };
  return MAP_STYLE_URL ? { engine: 'style', style_url: MAP_STYLE_URL } : { engine: 'local' };
}

function unavailable(error: unknown): never {
  if (!(error instanceof LookupUnavailable)) throw error;
  throw new ApiError(503, 'unavailable', 'Die Adresssuche ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.');
}
