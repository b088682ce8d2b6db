import { emptyFilters, jobOfferPath, profilePath, routes, searchPath, searchTypeOf } from '@care/contracts/routes';
import {
  SITEMAP_KINDS,
  sitemapIndexSchema,
  sitemapPageSchema,
  sitemapParamsSchema,
  sitemapQuerySchema,
  type SitemapIndex,
  type SitemapKind,
} from '@care/contracts/schemas';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { App } from '../../platform/http/app-type';
import { sitemapPages, sitemapRows, type SitemapRow } from './sitemap-queries';

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
  routes.ranking,
  routes.ratingCheck,
  routes.accessibility,
  routes.contact,
  routes.embedding,
  routes.imprint,
  routes.privacy,
  routes.terms,
].map((route) => route.build());

/** The sitemap for search engines, in parts (SH-20). */
export default async function sitemapRoutes(app: App): Promise<void> {
  app.get(
    '/sitemap/',
    {
      schema: {
        summary: 'The parts of the map of the site',
        tags: ['content'],
        response: { 200: sitemapIndexSchema },
      },
    },
    async ({ reads }) => {
      const maps: SitemapIndex['maps'] = [];
      for (const kind of SITEMAP_KINDS) {
        const pages = kind === 'pages' ? [{ page: 1, lastmod: null }] : await sitemapPages(reads.kysely, kind);
        maps.push(...pages.map(({ page, lastmod }) => ({ kind, page, lastmod: lastmod?.toISOString() ?? null })));
      }
      return { maps };
    },
  );

  app.get(
    '/sitemap/:kind/',
    {
      schema: {
        summary: 'One page of one part of the map of the site',
        tags: ['content'],
        params: sitemapParamsSchema,
        querystring: sitemapQuerySchema,
        response: { 200: sitemapPageSchema },
      },
    },
    async ({ params: { kind }, query: { page }, reads }) => {
      if (kind === 'pages') {
        return { entries: page === 1 ? STATIC_PAGES.map((path) => ({ path, lastmod: null })) : [] };
      }
      const rows = await sitemapRows(reads.kysely, kind, page);
      return { entries: rows.map((row) => ({ path: pathOf(kind, row), lastmod: row.lastmod.toISOString() })) };
    },
  );
}

function pathOf(kind: Exclude<SitemapKind, 'pages'>, { slug, parent, form }: SitemapRow): string {
  switch (kind) {
    case 'providers':
      return profilePath(slug);
    case 'searches':
      return searchPath({
        ...emptyFilters(searchTypeOf(parent ?? '') ?? 'pflegeanbieter'),
        city: slug,
        services: CARE_FORMS.filter((_, index) => index + 1 === form),
      });
    case 'jobs':
      return jobOfferPath(parent ?? '', slug);
    case 'articles':
      return routes.article.build({ slug });
    case 'guides':
      return routes.advisorGuide.build({ slug });
    case 'products':
      return parent
        ? routes.product.build({ category: parent, product: slug })
        : routes.productCategory.build({ category: slug });
  }
}
