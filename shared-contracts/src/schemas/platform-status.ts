import { z } from 'zod';

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
