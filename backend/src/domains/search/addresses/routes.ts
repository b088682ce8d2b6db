import { CITY_SUGGEST_MIN_LENGTH, PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import type { Databases } from '../../../platform/database/database';
import { LookupUnavailable, type AddressLookup, cacheSuggestions } from '../../../platform/geo/address-lookup';
import { createMapbox } from '../../../platform/geo/mapbox';
import { createNominatim } from '../../../platform/geo/nominatim';
import { createPhoton } from '../../../platform/geo/photon';
import type { App } from '../../../platform/http/app-type';
import { ApiError, notFound } from '../../../platform/http/errors';
import type { Settings } from '../../../platform/settings';
import { limits } from '../limits';
import { suggestPlaces } from '../places/suggest-places';
import { createGazetteerLookup } from './gazetteer-lookup';

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
      return createMapbox(base ?? `${schemas.MAPBOX_API_URL}/`, MAPBOX_TOKEN, ownList);
    case 'local':
      return ownList;
  }
}

/** The attribution that the licences of the place data require (data/README.md). */
const ATTRIBUTION =
  'Whoever shows these places names their sources: GeoNames and DB InfraGO (CC BY 4.0), © OpenStreetMap contributors (ODbL 1.0).';
const FAILURE = 'If the lookup fails, the list of names is empty. With `format=object` the answer is an error.';
const config = { rateLimit: limits.suggest };

/** Suggestions of places during typing (SR-06), lookup of addresses with the configured source, and the map in use (PP-07, PP-13). */
export default async function geoRoutes(app: App): Promise<void> {
  const { settings, databases } = app;
  const lookup = createLookup(settings, databases);
  const keep = lookup.storable ? `public, max-age=${PLACES_CACHE_SECONDS}` : 'no-store';

  /** If a source fails, there are no suggestions and no error, so that the form can still be used (SR-06). */
  const orNone = async <Found>(found: Promise<Found[]>, what: string) => {
    try {
      return { results: await found, isWhole: true };
    } catch (error) {
      if (!app.faults.countDatabaseFault(error))
        app.log.error(error, `${what} suggestions failed; an empty list was sent`);
      return { results: [], isWhole: false };
    }
  };

  const citiesSchema = {
    summary: 'Places for a typed phrase; `format=object` with slug, state and position',
    description: `${ATTRIBUTION}\n\n${FAILURE}`,
    querystring: schemas.citySuggestQuerySchema,
    response: { 200: schemas.citySuggestAnswerSchema },
  };
  app.get('/city/suggest/', { config, schema: citiesSchema }, async ({ query, reads }, reply) => {
    const { phrase = '', freetext, format } = query;
    const found = suggestPlaces(reads.kysely, phrase, { complete: freetext === 'true' });
    if (format === 'object') return found;
    const { results, isWhole } = await orNone(found, 'city');
    if (!isWhole) reply.header('cache-control', 'no-store');
    return results.map(({ name }) => name);
  });

  const suggestSchema = {
    summary: 'Places or addresses for a typed phrase',
    querystring: schemas.geoSuggestQuerySchema,
    response: { 200: schemas.geoSuggestAnswerSchema },
  };
  app.get('/geo/suggest/', { config, schema: suggestSchema }, async ({ query: { q = '', kind } }, reply) => {
    const phrase = q.replace(/\s+/g, ' ');
    const isLongEnough = phrase.length >= CITY_SUGGEST_MIN_LENGTH;
    const found = isLongEnough ? lookup.suggest(phrase, { kind }) : Promise.resolve([]);
    const { results, isWhole } = await orNone(found, 'address');
    reply.header('cache-control', isWhole ? keep : 'no-store');
    return { results, attribution: lookup.attribution };
  });

  const resolveSchema = {
    summary: 'The parts and position of a suggestion',
    querystring: schemas.geoResolveQuerySchema,
    response: { 200: schemas.geoAddressSchema },
  };
  app.get('/geo/resolve/', { config, schema: resolveSchema }, async ({ query }, reply) => {
    const address = query.id && (await lookup.resolve(query.id).catch(unavailable));
    if (!address) throw notFound('Diese Adresse wurde nicht gefunden.');
    reply.header('cache-control', keep);
    return address;
  });

  const mapSchema = { summary: 'What draws the map', response: { 200: schemas.mapSettingsSchema } };
  app.get('/geo/map/', { schema: mapSchema }, () => mapOf(settings));
}

/** Addresses of Mapbox may be shown on Mapbox maps only, so its search and its map are configured together. */
function mapOf(settings: Settings): schemas.MapSettingsAnswer {
  const { GEO_PROVIDER, GEO_URL = schemas.MAPBOX_API_URL, MAPBOX_TOKEN = '', MAP_STYLE_URL } = settings;
  if (GEO_PROVIDER === 'mapbox') return { engine: 'mapbox', token: MAPBOX_TOKEN, api_url: GEO_URL.replace(/\/*$/, '') };
  return MAP_STYLE_URL ? { engine: 'style', style_url: MAP_STYLE_URL } : { engine: 'local' };
}

function unavailable(error: unknown): never {
  if (!(error instanceof LookupUnavailable)) throw error;
  throw new ApiError(503, 'unavailable', 'Die Adresssuche ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.');
}
