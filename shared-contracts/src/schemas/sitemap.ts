import { z } from 'zod';
import { timestampSchema } from './primitives';
import { wholeNumber } from './query';

/** Parts of the map of the site that search engines read. Staff profiles are in none of them. */
export const SITEMAP_KINDS = ['pages', 'providers', 'searches', 'jobs', 'articles', 'guides', 'products'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** `GET /sitemap/`: every page of every part, with the last change of what it lists. */
export const sitemapIndexSchema = z.object({
  maps: z.array(
    z.object({ kind: z.enum(SITEMAP_KINDS), page: z.int().positive(), lastmod: timestampSchema.nullable() }),
  ),
});
export type SitemapIndex = z.infer<typeof sitemapIndexSchema>;

export const sitemapParamsSchema = z.object({ kind: z.enum(SITEMAP_KINDS) });
export const sitemapQuerySchema = z.object({ page: wholeNumber(1, 100_000, 1) });

/** `GET /sitemap/{kind}/?page=1`: addresses relative to the site; beyond the last page none. */
export const sitemapPageSchema = z.object({
  entries: z.array(z.object({ path: z.string(), lastmod: timestampSchema.nullable() })),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
