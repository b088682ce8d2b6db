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
      audience: z.enum(['everyone', 'visitor', 'signed-in']),
    }),
  ),
  /** Of every script and style of the browser build. */
  integrity: z.record(fileName, integrity),
  server: z.strictObject({ file: fileName, integrity }),
  /**
   * Version of the contracts → the names that exist since then and that the code reads; none from the first version. Releases
   * of before this was noted have none.
   */
  needs: z.record(z.string().regex(/^\d+\.\d+\.\d+$/), z.array(z.string())).optional(),
});
export type SliceManifest = z.infer<typeof sliceManifest>;

const historyEntry = z.strictObject({
  revision: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(['publish', 'rollback', 'remove']),
  slice: z.string(),
  version: z.string(),
});

/** The registry document: the live version of each slice, and everything that ever changed it. */
export const registryDocument = z.strictObject({
  revision: z.number().int().nonnegative(),
  slices: z.record(z.string(), sliceManifest),
  history: z.array(historyEntry),
});
export type RegistryDocument = z.infer<typeof registryDocument>;
export type HistoryEntry = z.infer<typeof historyEntry>;

export const emptyRegistry: RegistryDocument = { revision: 0, slices: {}, history: [] };
