import { z } from 'zod';

/**
 * Where a slice failed: `resolve` (not in the registry, or for other contracts), `fetch` (a file did not arrive),
 * `evaluate` (its code threw at import), `data` (its loader), `head`, `render` (before it was shown for the first time),
 * `running` (after that: in an effect or a later render), `uncaught` (in a timer, a listener or a promise).
 */
export const FAULT_PHASES = ['resolve', 'fetch', 'evaluate', 'data', 'head', 'render', 'running', 'uncaught'] as const;
export type FaultPhase = (typeof FAULT_PHASES)[number];

const at = z.iso.datetime();
const release = { slice: z.string(), version: z.string() };

/** Answer of `GET /admin/platform/` of the shell, for STAFF. Its figures are those of the answering server. */
export const platformStatusSchema = z.object({
  at,
  /** When the server began to count. */
  since: at,
  hours: z.number(),
  releases: z.array(
    z.object({
      ...release,
      state: z.enum(['live', 'canary', 'stopped', 'rolled-back', 'withdrawn', 'former']),
      /** Share of the browsers, in per cent. */
      percent: z.number(),
      since: at.nullable(),
      until: at.nullable(),
      /** Pages in which the release was loaded, or should have been. */
      views: z.number(),
      /** Of these: it did not load. */
      failed: z.number(),
      /** Of these: it loaded and then failed at least once. */
      faulty: z.number(),
      /** Milliseconds from the request for a page until it was loaded, 75th percentile; null without such a page. */
      p75: z.number().nullable(),
    }),
  ),
  /** The canary that runs, or the last one that stopped within the hours asked for. */
  canary: z
    .object({
      ...release,
      live: z.string(),
      percent: z.number(),
      since: at,
      stopped: z.object({ at, reason: z.string() }).nullable(),
      /** Share of the views with a failure, 0 to 1, of ten minutes each; null without a view. */
      steps: z.array(z.object({ at, live: z.number().nullable(), canary: z.number().nullable() })),
    })
    .nullable(),
  faults: z.array(
    z.object({
      ...release,
      phase: z.enum(FAULT_PHASES),
      class: z.string(),
      message: z.string(),
      page: z.string(),
      /** The place in the source, if the stack had one. */
      place: z.string().nullable(),
      count: z.number(),
      last: at,
    }),
  ),
  /** Newest first. */
  history: z.array(
    z.object({
      ...release,
      at,
      action: z.string(),
      percent: z.number().nullable(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      /** First characters of the signature. */
      signature: z.string().nullable(),
    }),
  ),
  historyCount: z.number(),
  /** Whether all signatures are valid; null if the server has no keys to check them. */
  isTrusted: z.boolean().nullable(),
});
export type PlatformStatus = z.infer<typeof platformStatusSchema>;
