import { sql, type Kysely } from 'kysely';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { City } from '@care/contracts/schemas';
import { countJobOffers } from '../job-offers/search';
import { countStaff } from '../job-seekers/search';
import type { Database } from '../platform/schema';
import type { PlaceRow } from './find-place';
import { kmOfChord } from './geo';
import { chordTo, insideCircle, type SearchPlace } from './search-place';

const NEARBY_KM = 30;
const MAX_NEARBY = 8;

const companyFigures = async (db: Kysely<Database>, { centre, radiusKm }: SearchPlace) => {
  const byService = CARE_FORMS.map(
    (_, index) => sql`count(*) filter (where services_mask & ${sql.lit(1 << index)} <> 0)`,
  );
  const { rows } = await sql<{ total: number; by_service: number[]; average: number | null }>`
    select count(*)::int total, array[${sql.join(byService)}]::int[] by_service,
      round((sum(average_rating * ratings_count) / nullif(sum(ratings_count), 0))::numeric, 2)::float8 average
    from company where status = 'PUBLISHED' and ${insideCircle(centre, radiusKm)}`.execute(db);
  return rows[0]!;
};

/** The largest towns around, nearest first. */
const nearbyPlaces = async (db: Kysely<Database>, place: PlaceRow): Promise<City['nearby']> => {
  const { rows } = await sql<{ slug: string; name: string; chord: number }>`
    with large as (
      select slug, name, ${chordTo(place)} chord from place
      where id <> ${place.id} and ${insideCircle(place, NEARBY_KM)}
      order by population desc, id limit ${MAX_NEARBY}
    )
    select * from large order by chord, slug`.execute(db);
  return rows.map(({ slug, name, chord }) => ({ slug, name, km: Math.round(kmOfChord(chord)) }));
};

/** What a city page tells about its town; the figures count within the default radius, as its results do (SR-18). */
export const cityPage = async (db: Kysely<Database>, place: PlaceRow): Promise<City> => {
  const { slug, name, state, lat, lon, west, south, east, north } = place;
  const circle: SearchPlace = { label: name, centre: { lat, lon }, radiusKm: DEFAULT_RADIUS };
  const [companies, job, staff, nearby] = await Promise.all([
    companyFigures(db, circle),
    countJobOffers(db, circle),
    countStaff(db, circle),
    nearbyPlaces(db, place),
  ]);
  return {
    slug,
    name,
    lat,
    lon,
    state,
    bounds: [west, south, east, north],
    counts: {
      company: companies.total,
      job,
      staff,
      by_service: CARE_FORMS.map((value, index) => ({ value, count: companies.by_service[index] ?? 0 })),
    },
    average_rating: companies.average,
    nearby,
  };
};
