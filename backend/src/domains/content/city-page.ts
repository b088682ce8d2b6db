import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_RADIUS, MIN_RATINGS_FOR_AVERAGE } from '@care/contracts/constants';
import { berlinDay } from '@care/contracts/format';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { citySchema, movedSchema, slugParamsSchema, type City } from '@care/contracts/schemas';
import { z } from 'zod';
import { countJobOffers } from '../jobs';
import { countStaff } from '../staff';
import { maskOf } from '../../platform/database/bit-mask';
import { countOf, pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { findPlace, nearbyPlaces, unknownCity, type PlaceRow, type SearchPlace } from '../search';
import { chordTo, insideCircle } from '../../platform/geo/distance-sql';

const INPATIENT = CARE_FORMS.indexOf('stationare-pflege') + 1;
const DEMENTIA = 1;

/** The lists are in the order of the vocabulary. */
type CompanyFigures = Record<'total' | 'rated' | 'hiring' | 'dementia_homes', number> &
  Record<'by_service' | 'by_feature' | 'by_place', number[]> & { average: number | null };

async function companyFigures(db: Db, { centre, radiusKm }: SearchPlace) {
  const countEach = (conditions: RawBuilder<unknown>[]) =>
    sql`array[${sql.join(conditions.map((condition) => sql`count(*) filter (where ${condition})`))}]::int[]`;
  const offers = (form: number) => sql`services_mask & ${sql.lit(maskOf([form]))} <> 0`;
  const has = (feature: number) => sql`features_mask & ${sql.lit(maskOf([feature]))} <> 0`;
  const { rows } = await sql<CompanyFigures>`
    select count(*)::int total, count(average_rating)::int rated, count(*) filter (where job_offers_count > 0)::int hiring,
      count(*) filter (where ${offers(INPATIENT)} and ${has(DEMENTIA)})::int dementia_homes,
      ${countEach(CARE_FORMS.map((_, index) => offers(index + 1)))} by_service,
      ${countEach(COMPANY_FEATURES.map(({ index }) => has(index)))} by_feature,
      ${countEach(PLACES.map(({ index }) => sql`place_kind = ${sql.lit(index)}`))} by_place,
      case when sum(ratings_count) >= ${MIN_RATINGS_FOR_AVERAGE}
        then round((sum(average_rating * ratings_count) / sum(ratings_count))::numeric, 2)::float8 end average
    from company where status = 'PUBLISHED' and ${insideCircle(centre, radiusKm)}`.execute(db);
  return rows[0]!;
}

/** The first in the order by rating, as in the list (SR-22), with the average if the list shows it. */
async function bestRated(db: Db, { centre, radiusKm }: SearchPlace): Promise<City['top']> {
  const { rows } = await sql<NonNullable<City['top']>>`
    select name, slug, ratings_count,
      case when ratings_count >= ${sql.lit(MIN_RATINGS_FOR_AVERAGE)} then average_rating end average_rating
    from company
    where status = 'PUBLISHED' and ${insideCircle(centre, radiusKm)} and ratings_count > 0
    order by rating_score desc, company.ratings_count desc, ${chordTo(centre)}, id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Data of a city page: providers in the town, and all other figures within the default radius, like the results
 * (SR-18).
 */
async function cityPage(db: Db, place: PlaceRow): Promise<City> {
  const { id, slug, name, lat, lon, west, south, east, north } = place;
  const circle: SearchPlace = { id, label: name, centre: { lat, lon }, radiusKm: DEFAULT_RADIUS };
  const [inTown, companies, top, job, staff, nearby] = await Promise.all([
    countOf(db.selectFrom('company').where('status', '=', 'PUBLISHED').where('city_slug', '=', slug)),
    companyFigures(db, circle),
    bestRated(db, circle),
    countJobOffers(db, circle),
    countStaff(db, circle),
    nearbyPlaces(db, circle.centre),
  ]);
  return {
    ...pick(place, ['slug', 'name', 'lat', 'lon', 'state']),
    bounds: [west, south, east, north],
    counts: {
      ...{ company_in_town: inTown, company: companies.total, job, staff },
      ...pick(companies, ['rated', 'hiring', 'dementia_homes']),
      by_service: CARE_FORMS.map((value, index) => ({ value, count: companies.by_service[index] ?? 0 })),
      by_feature: COMPANY_FEATURES.map(({ index }) => ({ index, count: companies.by_feature[index - 1] ?? 0 })),
      by_place: PLACES.map(({ index }) => ({ value: index, count: companies.by_place[index - 1] ?? 0 })),
    },
    average_rating: companies.average,
    top,
    as_of: berlinDay(new Date()),
    nearby: nearby.map((town) => pick(town, ['slug', 'name', 'km'])),
  };
}

const citySlugSchema = z.object({ city_slug: slugParamsSchema.shape.slug });

/** A town by its slug, with the figures of its surroundings (SR-18, SR-21). */
export default async function cityPageRoutes(app: App): Promise<void> {
  const cityCall = {
    schema: {
      summary: 'A town with the figures of its surroundings',
      params: citySlugSchema,
      response: { 200: citySchema, 301: movedSchema },
    },
  };
  app.get('/city/:city_slug/', cityCall, async ({ params, reads }, reply) => {
    const found = await findPlace(reads.kysely, params.city_slug);
    if (!found) throw unknownCity();
    // No Location header: the client would follow it without notice, and the page could not redirect to the right
    // address.
    if (!found.isCanonical) return reply.code(301).send({ moved_to: found.place.slug });
    return cityPage(reads.kysely, found.place);
  });
}
