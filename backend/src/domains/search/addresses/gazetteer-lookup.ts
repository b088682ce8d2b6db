import { sql } from 'kysely';
import type { CityPlace, GeoAddress } from '@care/contracts/schemas';
import { suggestPlaces } from '../places/suggest-places';
import type { Db } from '../../../platform/database/schema';
import * as lookup from '../../../platform/geo/address-lookup';

/** "Neusser Str. 118 a, 50733 Köln": street, house number, and postcode or town. */
const ADDRESS =
  /^(?<street>.*\p{L}.*?)\s+(?<number>\d+(?:\s?[a-z](?![\p{L}\d]))?(?:\s?[-–/]\s?\d+(?:\s?[a-z](?![\p{L}\d]))?)?)(?:\s*,\s*|\s+)(?<town>[\p{L}\d].*)$/iu;
const TOWN = /^(?<zip>\d{2,5})?\s*(?<name>[^,]*?)\s*(?:,\s*(?:Deutschland|Germany))?$/i;

type Row = Pick<GeoAddress, 'postal_code' | 'city' | 'state' | 'lat' | 'lng'>;
const postcodes = sql`select p.zip postal_code, place.name city, p.state, p.lat, p.lon lng
  from postcode p join place on place.id = p.place_id`;

async function rowsOfZip(db: Db, zip: string, name: string): Promise<Row[]> {
  const { rows } = await sql<Row>`${postcodes}
    where p.zip like ${`${zip}%`} and place.name_folded like fold_de(${name}) || '%'
    order by p.zip, place.population desc, place.id limit ${lookup.MAX_SUGGESTIONS}`.execute(db);
  return rows;
}

/** The postcodes of the towns that a name may mean, the most probable town first. */
async function rowsOfName(db: Db, name: string): Promise<Row[]> {
  const slugs = (await suggestPlaces(db, name)).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const { rows } = await sql<Row>`${postcodes}
    where place.slug = any(${slugs}) order by array_position(${slugs}, place.slug), p.zip
    limit ${lookup.MAX_SUGGESTIONS}`.execute(db);
  return rows;
}

/** Writes "Neusser Str." and "Hauptstr." in full. */
const fullStreet = (street: string): string =>
  street.trim().replace(/str\.?$/i, (short) => (short.startsWith('S') ? 'Straße' : 'straße'));

async function findAddresses(db: Db, phrase: string): Promise<GeoAddress[]> {
  const { street, number, town } = ADDRESS.exec(phrase)?.groups ?? {};
  const { zip, name = '' } = TOWN.exec(town ?? '')?.groups ?? {};
  if (!street || !number || (!zip && !name)) return [];
  const rows = zip ? await rowsOfZip(db, zip, name) : await rowsOfName(db, name);
  const house = { street: fullStreet(street), house_number: number.replace(/\s+/g, '') };
  return rows.map((row) => lookup.composeAddress({ ...row, ...house, precision: 'postcode' }));
}

/** A town, or one of its postcodes if the suggestion has one. */
function placeOf({ name, zip_code, state, lat, lon }: CityPlace): GeoAddress {
  const [, zip, town] = /^(\d{5}) (.+)$/.exec(name) ?? [];
  const city = town ?? name.replace(/ \([^()]*, \d{5}\)$/, '');
  const postal_code = zip ?? (city === name ? null : zip_code);
  return lookup.composeAddress({ postal_code, city, state, lat, lng: lon, precision: zip ? 'postcode' : 'city' });
}

/**
 * The built-in list of places, the default: towns and postcodes in any spelling (SR-06). It has no streets: a typed
 * street and number are accepted and completed with postcode and town.
 */
export const createGazetteerLookup = (db: Db): lookup.AddressLookup => ({
  attribution: 'GeoNames, DB InfraGO (CC BY 4.0), © OpenStreetMap-Mitwirkende (ODbL)',
  storable: true,
  async suggest(phrase, { kind }) {
    if (kind === 'address') return lookup.suggestionsOf(await findAddresses(db, phrase), kind);
    const places = (await suggestPlaces(db, phrase)).slice(0, lookup.MAX_SUGGESTIONS);
    return places.map((place) => lookup.suggestionOf(placeOf(place), kind, place.name));
  },
  resolve: (id) => Promise.resolve(lookup.addressOfId(id)),
});
