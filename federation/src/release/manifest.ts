import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileName = z.string().regex(/^[\w.-]+$/);
const slotName = z.string();

/** `slice.json`: what a built slice offers, which files each of its modules needs, and the hash of every file. */
export const sliceManifest = z.strictObject({
  name: z.string().regex(/^mf-[a-z-]+$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/),
  contracts: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  /** The container's name in the federation runtime. */
  container: z.string().regex(/^mf_[a-z_]+$/),
  entry: fileName,
  exposes: z.record(z.string(), z.strictObject({ js: z.array(fileName), css: z.array(fileName) })),
  routes: z.array(
    z.strictObject({
      path: z.string().startsWith('/'),
      expose: z.string(),
      render: z.enum(['server', 'client']),
      slots: z.array(slotName),
      query: z.array(z.string()).optional(),
      section: z.string().startsWith('/').optional(),
    }),
  ),
  fills: z.record(slotName, z.string()),
  slotQuery: z.record(slotName, z.array(z.string())).optional(),
  navigation: z.array(
    z.strictObject({
      label: z.string(),
      to: z.string().startsWith('/'),
      order: z.number(),
      audience: z.enum(['everyone', 'visitor', 'signed-in', 'staff']),
    }),
  ),
  /** Of every script and style of the browser build. */
  integrity: z.record(fileName, integrity),
  server: z.strictObject({ file: fileName, integrity }),
});
export type SliceManifest = z.infer<typeof sliceManifest>;

/** Share of the browsers that get a canary, in per cent; 0 only for a canary of a cohort. */
const percent = z.int().min(0).max(99);

/** A named set of browsers that carry its name in a cookie, such as those of a team. It names no person. */
const cohort = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export const isCohort = (name: string): boolean => cohort.safeParse(name).success;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const historyEntry = z.strictObject({
  revision: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(['publish', 'rollback', 'remove', 'canary', 'promote', 'stop', 'withdraw', 'pin', 'unpin', 'restore']),
  slice: z.string(),
  version: z.string(),
  percent: percent.optional(),
  cohort: cohort.optional(),
  reason: z.string().optional(),
  /** The user name of the person on the machine where the command ran. */
  by: z.string().optional(),
  signed: z
    .strictObject({
      /** Id of the key. */
      key: z.string().regex(/^[0-9a-f]{16}$/),
      /** Hash of the entry before; empty for the first. */
      previous: z.union([hash, z.literal('')]),
      /** Hash of the live versions, canary, pins and withdrawn versions that this entry led to. */
      state: hash,
      signature: z.base64(),
    })
    .optional(),
});

/** A version that only a share of the browsers gets, and the browsers of a cohort (EM-04). */
const canary = z.strictObject({ percent, cohort: cohort.optional(), manifest: sliceManifest });

/** The registry document: the live version of each slice, and the history of all changes. */
export const registryDocument = z.strictObject({
  revision: z.number().int().nonnegative(),
  slices: z.record(z.string(), sliceManifest),
  history: z.array(historyEntry),
  /** One at a time. */
  canary: canary.optional(),
  /** Slice → the version that it stays at until it is unpinned. */
  pins: z.record(z.string(), z.string()).optional(),
  /** Slice → versions that must never be live again. */
  withdrawn: z.record(z.string(), z.array(z.string())).optional(),
});

export type RegistryDocument = z.infer<typeof registryDocument>;
export type HistoryEntry = z.infer<typeof historyEntry>;

export const emptyRegistry: RegistryDocument = { revision: 0, slices: {}, history: [] };
