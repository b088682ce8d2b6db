import { CONTENT_KINDS, type ContentKind } from '@care/contracts/content-kinds';
import { sql } from 'kysely';
import type { Domain, SitemapPart } from '../../platform/domain/domain';
import cityPageRoutes from './city-page';
import editingRoutes from './editing/routes';
import contentRoutes from './routes';
import sitemapRoutes from './sitemap-routes';
import { listedSearches } from './sitemap-queries';

const partOf = (kind: ContentKind): SitemapPart => ({
  rows: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
    from public_content where kind = ${sql.lit(kind)}`,
  pathOf: ({ slug }) => CONTENT_KINDS[kind].pathOf(slug),
});

/** Articles, guides, city pages, and the sitemap. */
export const content: Domain = {
  routes: [contentRoutes, cityPageRoutes, sitemapRoutes, editingRoutes],
  tables: { content_entry: {}, content_version: { personal: 'author_id = $1' }, page_builder_block: {} },
  sitemap: {
    searches: listedSearches,
    articles: partOf('article'),
    guides: partOf('guide'),
  },
};
