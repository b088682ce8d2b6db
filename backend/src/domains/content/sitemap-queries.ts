import { sql, type Kysely, type RawBuilder } from 'kysely';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { SitemapKind } from '@care/contracts/schemas';
import { chordLimit } from '../../platform/geo/distance';
import { hasJobsTab } from '../companies';
import type { Database } from '../../platform/database/schema';

/** Below the protocol's limit of 50,000, so that a file stays small. */
const ENTRIES_PER_MAP = 10_000;

/** A search with fewer hits than this is not listed. */
const MIN_HITS = 3;

/** The parts of an address; which members are set depends on the kind. */
export interface SitemapRow {
  slug: string;
  /** Slug of the provider of a job offer, or of the category of a product; the kind of a search. */
  parent: string | null;
  /** Number of the care form, from 1; null for a search by town only. */
  form: number | null;
  lastmod: Date;
}

const careFormCount = sql.lit(CARE_FORMS.length);
const openOffer = sql`o.status = 'PUBLISHED' and o.valid_through >= berlin_today() and c.status = 'PUBLISHED'
  and ${hasJobsTab('c')}`;

/**
 * The rows of every kind in a stable order. A town is listed by the number of providers in the town itself: a search
 * around it finds at least these, so no listed address leads to a nearly empty page.
 */
const rowsOf: Readonly<Record<Exclude<SitemapKind, 'pages'>, RawBuilder<SitemapRow>>> = {
  providers: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
    from company where status = 'PUBLISHED'`,
  searches: sql`select c.city_slug slug, 'pflegeanbieter' parent, nullif(f.form, 0) form, max(c.updated_at) lastmod,
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
  jobs: sql`select o.slug, c.slug parent, null::int form, o.updated_at lastmod, o.id::text position
    from job_offer o join company c on c.id = o.company_id where ${openOffer}`,
  articles: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
    from article where published_at <= now()`,
  guides: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position from guide`,
  products: sql`select p.slug, k.slug parent, null::int form, p.updated_at lastmod, p.id::text position
      from product p join product_category k on k.id = p.category_id
    union all
    select k.slug, null, null, max(p.updated_at), 'k' || k.id
      from product_category k join product p on p.category_id = k.id group by k.id`,
};

const inOrder = sql`length(position), position`;

/** The pages of a kind, each with the time of its latest change. */
export async function sitemapPages(db: Kysely<Database>, kind: keyof typeof rowsOf) {
  const { rows } = await sql<{ page: number; lastmod: Date }>`
    select (number / ${sql.lit(ENTRIES_PER_MAP)} + 1)::int page, max(lastmod) lastmod
    from (select lastmod, row_number() over (order by ${inOrder}) - 1 number from (${rowsOf[kind]}) entry) numbered
    group by page order by page`.execute(db);
  return rows;
}

/** One page of a kind, counted from 1. */
export async function sitemapRows(db: Kysely<Database>, kind: keyof typeof rowsOf, page: number) {
  const { rows } = await sql<SitemapRow>`select slug, parent, form, lastmod from (${rowsOf[kind]}) entry
    order by ${inOrder}
    limit ${ENTRIES_PER_MAP} offset ${(page - 1) * ENTRIES_PER_MAP}`.execute(db);
  return rows;
}
