import { API_PREFIX } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import type { App, Viewer } from '../../platform/http/app-type';
import { noSuch } from '../../platform/http/texts';
import { companyDetails, companyPage } from './company-page';
import { findCompany, companyCards, requireCompany, type CompanyRow } from '../companies';
import { findPlace } from '../search';
import { kmBetween } from '../../platform/geo/distance';
import { answerNotModified, setEntityTag } from '../../platform/http/entity-tag';
import { sql } from 'kysely';
import { chordTo, insideCircle } from '../../platform/geo/distance-sql';
import type { Hit } from '../../platform/geo/hits';
import { listed } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { calls } from '../../platform/http/calls';

const forAll = calls('company');
const RADIUS_KM = 20;
const MOST = 3;

/**
 * The nearest providers with a care form of this one that can be written to here, for the profile of a provider without
 * an owner (PP-26).
 */
async function writableNearby(db: Db, { id, lat, lon, services_mask }: CompanyRow, viewer: Viewer | null) {
  const chord = chordTo({ lat, lon });
  const { rows } = await sql<Hit>`
    select id, ${chord} as chord from company
    where status = 'PUBLISHED' and ${insideCircle({ lat, lon }, RADIUS_KM)} and owner_id is not null and id <> ${id}
      and services_mask & ${services_mask}::int <> 0
      and exists (select from user_account u
        where u.id = owner_id and u.disabled_at is null and u.deletion_scheduled_at is null)
    order by chord, id limit ${MOST}`.execute(db);
  return companyCards(db, rows, viewer?.userId ?? null);
}

/** Reading one provider (PP-05). */
export default async function companyRoutes(app: App): Promise<void> {
  answerNotModified(app);

  const nearbyCall = forAll('Up to three providers nearby that can be written to', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.followedCompaniesSchema },
  });
  app.get('/company/:id/nearby/', nearbyCall, async (request) => {
    const company = await requireCompany(request, request.params);
    return listed(await writableNearby(request.reads.kysely, company, request.viewer));
  });

  // The comparison of providers from a watch list (PP-17).
  const compareCall = forAll('Up to four providers in full, to be compared; with a town, how far each of them is', {
    querystring: schemas.comparisonQuerySchema,
    response: { 200: schemas.companyComparisonSchema },
  });
  app.get('/company/compare/', compareCall, async ({ query, reads, viewer }) => {
    const town = query.city_slug ? await findPlace(reads.kysely, query.city_slug) : null;
    const results: schemas.ComparedCompany[] = [];
    for (const id of query.ids) {
      const found = await findCompany(reads.kysely, { id }, viewer);
      if (found.kind !== 'found') continue;
      const { lat, lon } = found.company;
      const distance_km = town && kmBetween(town.place, { lat, lon });
      const details = await companyDetails(reads.kysely, found.company, viewer);
      // The comparison has no contact form, so the owner's account id is left out.
      results.push({ ...details, owner: null, distance_km });
    }
    return { count: results.length, results, place_label: town?.place.name ?? null };
  });

  const bySlugCall = forAll('A provider with everything its profile shows', {
    params: schemas.slugParamsSchema,
    response: { 200: schemas.companyPageSchema, 301: schemas.movedSchema },
  });
  app.get('/company/by-slug/:slug/', bySlugCall, async (request, reply) => {
    const found = await findCompany(request.reads.kysely, { slug: request.params.slug }, request.viewer);
    if (found.kind === 'missing') throw noSuch('company');
    if (found.kind === 'moved') {
      // A client that follows this redirect gets the provider with its `canonical_path`.
      reply.header('location', `${API_PREFIX}/company/by-slug/${encodeURIComponent(found.slug)}/`);
      return reply.code(301).send({ moved_to: found.slug });
    }
    const page = await companyPage(request.reads.kysely, found.company, request.viewer);
    setEntityTag(reply, found.company.updated_at, page);
    return page;
  });

  const detailsCall = forAll('A provider with logo, main image and gallery', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.companySchema },
  });
  app.get('/company/details/:id/', detailsCall, async (request, reply) => {
    const company = await requireCompany(request, request.params);
    const details = await companyDetails(request.reads.kysely, company, request.viewer);
    setEntityTag(reply, company.updated_at, details);
    return details;
  });
}
