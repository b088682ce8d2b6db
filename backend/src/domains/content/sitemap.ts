import { sql } from 'kysely';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { emptyFilters, routes, searchPath, searchTypeOf } from '@care/contracts/routes';
import * as schemas from '@care/contracts/schemas';
import { chordLimit } from '../../platform/geo/distance';
import type { SitemapPart, SitemapParts, SitemapRow } from '../../platform/domain/domain';
import { hasJobsTab } from '../companies';
import type { Db } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { closedPaths } from '../operator';
import { calls } from '../../platform/http/calls';

/** Below the protocol's limit of 50,000, so that a file stays small. */
const ENTRIES_PER_MAP = 10_000;

/** A search with fewer hits than this is not listed. */
const MIN_HITS = 3;

const careFormCount = sql.lit(CARE_FORMS.length);
const openOffer = sql`o.status = 'PUBLISHED' and o.valid_through >= berlin_today() and c.status = 'PUBLISHED'
  and ${hasJobsTab('c')}`;

/**
 * Searches by town. A town is listed by the number of providers in the town itself: a search around it finds at least
 * these, so no listed address leads to a nearly empty page.
 */
export const listedSearches: SitemapPart = {
  rows: sql`select c.city_slug slug, 'pflegeanbieter' parent, nullif(f.form, 0) form, max(c.updated_at) lastmod,
        c.city_slug || f.form position
      from company c
      join place p on p.slug = c.city_slug
      cross join lateral (
        select 0 form union all
        select form from generate_series(1, ${careFormCount}) form where c.services_mask & (1 << (form - 1)) <> 0
      ) f
      where c.status = 'PUBLISHED'
      group by c.city_slug, f.form having count(*) >= ${sql.lit(MIN_HITS)}
      union all
      select p.slug, 'pflegejobs', null, max(o.updated_at), p.slug || 'j'
      from job_offer o join company c on c.id = o.company_id join place p on p.slug = c.city_slug
      where ${openOffer} and (o.x - p.x) * (o.x - p.x) + (o.y - p.y) * (o.y - p.y) + (o.z - p.z) * (o.z - p.z)
        <= ${sql.lit(chordLimit(DEFAULT_RADIUS))}
      group by p.slug having count(*) >= ${sql.lit(MIN_HITS)}`,
  pathOf: ({ slug, parent, form }) =>
    searchPath({
      ...emptyFilters(searchTypeOf(parent ?? '') ?? 'pflegeanbieter'),
      city: slug,
      services: CARE_FORMS.filter((_, index) => index + 1 === form),
    }),
};

const inOrder = sql`length(position), position`;

/** The pages of a kind, each with the time of its latest change. */
async function sitemapPages(db: Db, { rows }: SitemapPart) {
  const found = await sql<{ page: number; lastmod: Date }>`
    select (number / ${sql.lit(ENTRIES_PER_MAP)} + 1)::int page, max(lastmod) lastmod
    from (select lastmod, row_number() over (order by ${inOrder}) - 1 number from (${rows}) entry) numbered
    group by page order by page`.execute(db);
  return found.rows;
}

/** One page of a kind, counted from 1. */
async function sitemapRows(db: Db, { rows }: SitemapPart, page: number) {
  const found = await sql<SitemapRow>`select slug, parent, form, lastmod from (${rows}) entry
    order by ${inOrder}
    limit ${ENTRIES_PER_MAP} offset ${(page - 1) * ENTRIES_PER_MAP}`.execute(db);
  return found.rows;
}

const forAll = calls('content');

/** Pages that are not in a table. */
const STATIC_PAGES = [
  ...[routes.home, routes.staffHome, routes.jobsHome, routes.packages, routes.products, routes.magazine],
  ...[routes.advisor, routes.guide, routes.costs, routes.ranking, routes.ratingCheck, routes.accessibility],
  ...[routes.contact, routes.embedding, routes.imprint, routes.privacy, routes.terms],
].map((route) => route.build());

/** Pages that lack data of the operator are not public (OP-07). */
async function staticEntries(db: Db) {
  const closed = await closedPaths(db);
  return STATIC_PAGES.filter((path) => !closed.includes(path)).map((path) => ({ path, lastmod: null }));
}

/** The parts that the domains list. */
const partsOf = ({ domains }: App): SitemapParts => Object.assign({}, ...domains.map(({ sitemap }) => sitemap));

/** The sitemap for search engines, in parts (SH-20). */
export default async function sitemapRoutes(app: App): Promise<void> {
  const parts = partsOf(app);
  const indexCall = forAll('The parts of the map of the site', { response: { 200: schemas.sitemapIndexSchema } });
  app.get('/sitemap/', indexCall, async ({ reads }) => {
    const maps: schemas.SitemapIndex['maps'] = [];
    for (const kind of schemas.SITEMAP_KINDS) {
      const part = kind === 'pages' ? undefined : parts[kind];
      const pages = part ? await sitemapPages(reads.kysely, part) : [{ page: 1, lastmod: null }];
      maps.push(...pages.map(({ page, lastmod }) => ({ kind, page, lastmod: lastmod?.toISOString() ?? null })));
    }
    return { maps };
  });

  const mapCall = forAll('One page of one part of the map of the site', {
    params: schemas.sitemapParamsSchema,
    querystring: schemas.sitemapQuerySchema,
    response: { 200: schemas.sitemapPageSchema },
  });
  app.get('/sitemap/:kind/', mapCall, async ({ params: { kind }, query: { page }, reads }) => {
    const part = kind === 'pages' ? undefined : parts[kind];
    if (!part) return { entries: page === 1 ? await staticEntries(reads.kysely) : [] };
    const rows = await sitemapRows(reads.kysely, part, page);
    return { entries: rows.map((row) => ({ path: part.pathOf(row), lastmod: row.lastmod.toISOString() })) };
  });
}
