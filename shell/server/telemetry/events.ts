import { FAULT_PHASES } from '@care/contracts/schemas';
import { z } from 'zod';

const release = {
  slice: z.string().regex(/^(shell|mf-[a-z-]{1,40})$/),
  version: z.string().max(60),
};

const load = z.strictObject({
  ...release,
  /** Milliseconds from the request for the document until its code had run; absent if a later page loaded it. */
  ms: z.int().min(0).max(3_600_000).optional(),
});

const fault = z.strictObject({
  ...release,
  phase: z.enum(FAULT_PHASES),
  /** Class of the error, or the reason why the slice did not load. */
  class: z.string().max(60),
  message: z.string().max(300),
  stack: z.string().max(4000).optional(),
  /** The slice has failed in this page before. */
  again: z.literal(true).optional(),
});
export type Fault = z.infer<typeof fault>;

/** The body that a page sends to `/telemetry/`: nothing that belongs to a person. */
export const telemetrySchema = z.strictObject({
  /** Path of the page, without its query. */
  page: z.string().startsWith('/').max(300),
  loads: z.array(load).max(30).default([]),
  /** The trace of the page, and how long ago it was asked for, in milliseconds. */
  trace: z.strictObject({ traceparent: z.string().max(55), agoMs: z.number().min(0).max(3_600_000) }).optional(),
  faults: z.array(fault).max(2).default([]),
});

/** The slice failed before it was shown. */
export const isLoadFailure = ({ phase }: Pick<Fault, 'phase'>): boolean =>
  phase === 'resolve' || phase === 'fetch' || phase === 'evaluate';
