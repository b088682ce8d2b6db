import { CONTENT_KINDS, type ContentKind } from '@care/contracts/content-kinds';
import { sql } from 'kysely';
import type { Domain, SitemapPart } from '../../platform/domain/domain';
import cityPageRoutes from './city-page';
import editingRoutes from './editing/routes';
import { mailSamples } from './mail-samples';
import newsletterRoutes from './newsletter/newsletter-routes';
import { NEWSLETTER_JOB, sendNewsletters } from './newsletter/send-newsletter';
import productRoutes from './products';
import contentRoutes from './routes';
import sitemapRoutes, { listedSearches } from './sitemap';

const partOf = (kind: ContentKind): SitemapPart => ({
  rows: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
    from public_content where kind = ${sql.lit(kind)}`,
  pathOf: ({ slug }) => CONTENT_KINDS[kind].pathOf(slug, {}),
});

/** Products, and the categories that have any. */
const products: SitemapPart = {
  rows: sql`with product as (
      select p.id, p.slug, p.updated_at, c.id category_id, c.slug category from public_content p
      join public_content c on c.kind = 'product_category' and c.slug = p.fields->>'category' where p.kind = 'product')
    select slug, category parent, null::int form, updated_at lastmod, id::text position from product
    union all
    select category, null, null, max(updated_at), 'k' || category_id from product group by category_id, category`,
  pathOf: ({ slug, parent }) =>
    parent ? CONTENT_KINDS.product.pathOf(slug, { category: parent }) : CONTENT_KINDS.product_category.pathOf(slug, {}),
};

/** Articles, guides, products, city pages, the sitemap, and the newsletter. */
export const content: Domain = {
  routes: [contentRoutes, productRoutes, cityPageRoutes, sitemapRoutes, editingRoutes, newsletterRoutes],
  mails: mailSamples,
  jobs: { [NEWSLETTER_JOB]: { run: sendNewsletters, pollSeconds: 2, cron: '* * * * *' } },
  tables: {
    content_entry: {},
    content_version: { personal: 'author_id = $1' },
    page_builder_block: {},
    newsletter_issue: {},
    newsletter_delivery: { personal: 'user_id = $1' },
  },
  retention: [
    {
      name: 'recipients of a newsletter',
      time: [12, 'month'],
      kept: (time) => `${time}, without their number`,
      why: 'each gets it once; questions about it',
      notice: (time) => `Welche Newsletter Sie bekommen haben: ${time}`,
      table: 'newsletter_delivery',
      over: (time) => `issue_id in (select id from newsletter_issue where started_at < now() - ${time})`,
    },
  ],
  sitemap: {
    searches: listedSearches,
    articles: partOf('article'),
    guides: partOf('guide'),
    products,
  },
};
