import { z } from 'zod';
import { field } from './primitives';
import { wholeNumber } from './query';

/** Parts of the map of the site that search engines read. Staff profiles are in none of them. */
export const SITEMAP_KINDS = ['pages', 'providers', 'searches', 'jobs', 'articles', 'guides', 'products'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** `GET /sitemap/`: every page of every part, with the last change of what it lists. */
export const sitemapIndexSchema = z.object({
  maps: z.array(
    z.object({ kind: z.enum(SITEMAP_KINDS), page: z.int().positive(), lastmod: field.timestamp.nullable() }),
  ),
});
export type SitemapIndex = z.infer<typeof sitemapIndexSchema>;

export const sitemapParamsSchema = z.object({ kind: z.enum(SITEMAP_KINDS) });
export const sitemapQuerySchema = z.object({ page: wholeNumber(1, 100_000, 1) });

/** `GET /sitemap/{kind}/?page=1`: addresses relative to the site; beyond the last page none. */
export const sitemapPageSchema = z.object({
  entries: z.array(z.object({ path: z.string(), lastmod: field.timestamp.nullable() })),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;

/**
 * Where a slice failed: `resolve` (not in the registry, or for other contracts), `fetch` (a file did not arrive),
 * `evaluate` (its code threw at import), `data` (its loader), `head`, `render` (before it was shown for the first time),
 * `running` (after that: in an effect or a later render), `uncaught` (in a timer, a listener or a promise).
 */
export const FAULT_PHASES = ['resolve', 'fetch', 'evaluate', 'data', 'head', 'render', 'running', 'uncaught'] as const;
export type FaultPhase = (typeof FAULT_PHASES)[number];

const at = z.iso.datetime();

/** Answer of `GET /admin/platform/` of the shell, for STAFF. Its figures are those of the answering server. */
export const platformStatusSchema = z.object({
  at,
  /** When the server began to count. */
  since: at,
  releases: z.array(
    z.object({
      slice: z.string(),
      version: z.string(),
      state: z.enum(['live', 'canary', 'stopped', 'rolled-back', 'withdrawn', 'former']),
      /** Share of the browsers, in per cent. */
      percent: z.number(),
      since: at.nullable(),
      until: at.nullable(),
      /** Why it is live no longer. */
      reason: z.string().nullable(),
      /** Pages in which the release was loaded, or should have been. */
      views: z.number(),
      /** Of these: it did not load. */
      failed: z.number(),
      /** Of these: it loaded and then failed at least once. */
      faulty: z.number(),
    }),
  ),
});
export type PlatformStatus = z.infer<typeof platformStatusSchema>;

/**
 * Ports that browsers and Node's fetch refuse ("port blocking" in the Fetch standard). A program on one of them starts,
 * but nobody reaches it.
 */
export const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

const BLOCKED = 'is a port that browsers block; take another, such as 3000 or 4000';

/** The port that a program serves HTTP on; 0 takes a free one. */
export const httpPortSchema = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535)
  .refine((port) => !BLOCKED_PORTS.has(port), BLOCKED);

/** An address that programs fetch from. */
export const fetchAddressSchema = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !URL.canParse(address) || !BLOCKED_PORTS.has(Number(new URL(address).port)), BLOCKED);
