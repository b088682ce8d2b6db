import { routes } from '@care/contracts/routes';
import { sql } from 'kysely';
import type { Domain } from '../../platform/domain/domain';
import cityPageRoutes from './city-page';
import contentRoutes from './routes';
import sitemapRoutes from './sitemap-routes';
import { listedSearches } from './sitemap-queries';

/** Articles, guides, city pages, and the sitemap. */
export const content: Domain = {
  routes: [contentRoutes, cityPageRoutes, sitemapRoutes],
  tables: { article: {}, guide: {}, page_builder_block: {} },
  sitemap: {
    searches: listedSearches,
    articles: {
      rows: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
        from article where published_at <= now()`,
      pathOf: ({ slug }) => routes.article.build({ slug }),
    },
    guides: {
      rows: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position from guide`,
      pathOf: ({ slug }) => routes.advisorGuide.build({ slug }),
    },
  },
};
