import { routes } from '@care/contracts/routes';
import {
  SITEMAP_KINDS,
  sitemapIndexSchema,
  sitemapPageSchema,
  sitemapParamsSchema,
  sitemapQuerySchema,
  type SitemapIndex,
} from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { SitemapParts } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { closedPaths } from '../operator';
import { sitemapPages, sitemapRows } from './sitemap-queries';
import { calls } from '../../platform/http/calls';

const forAll = calls('content');

/** Pages that are not in a table. */
const STATIC_PAGES = [
  routes.home,
  routes.staffHome,
  routes.jobsHome,
  routes.packages,
  routes.products,
  routes.magazine,
  routes.advisor,
  routes.guide,
  routes.costs,
  routes.ranking,
  routes.ratingCheck,
  routes.accessibility,
  routes.contact,
  routes.embedding,
  routes.imprint,
  routes.privacy,
  routes.terms,
].map((route) => route.build());

/** Pages that lack data of the operator are not public (OP-07). */
async function staticEntries(db: Kysely<Database>) {
  const closed = await closedPaths(db);
  return STATIC_PAGES.filter((path) => !closed.includes(path)).map((path) => ({ path, lastmod: null }));
}

/** The parts that the domains list. */
const partsOf = ({ domains }: App): SitemapParts => Object.assign({}, ...domains.map(({ sitemap }) => sitemap));

/** The sitemap for search engines, in parts (SH-20). */
export default async function sitemapRoutes(app: App): Promise<void> {
  const parts = partsOf(app);
  app.get(
    '/sitemap/',
    forAll('The parts of the map of the site', { response: { 200: sitemapIndexSchema } }),
    async ({ reads }) => {
      const maps: SitemapIndex['maps'] = [];
      for (const kind of SITEMAP_KINDS) {
        const part = kind === 'pages' ? undefined : parts[kind];
        const pages = part ? await sitemapPages(reads.kysely, part) : [{ page: 1, lastmod: null }];
        maps.push(...pages.map(({ page, lastmod }) => ({ kind, page, lastmod: lastmod?.toISOString() ?? null })));
      }
      return { maps };
    },
  );

  app.get(
    '/sitemap/:kind/',
    forAll('One page of one part of the map of the site', {
      params: sitemapParamsSchema,
      querystring: sitemapQuerySchema,
      response: { 200: sitemapPageSchema },
    }),
    async ({ params: { kind }, query: { page }, reads }) => {
      const part = kind === 'pages' ? undefined : parts[kind];
      if (!part) return { entries: page === 1 ? await staticEntries(reads.kysely) : [] };
      const rows = await sitemapRows(reads.kysely, part, page);
      return { entries: rows.map((row) => ({ path: part.pathOf(row), lastmod: row.lastmod.toISOString() })) };
    },
  );
}
