import { z } from 'zod';
import { countSchema, timestampSchema } from './primitives';

/** `GET /stats/`: live figures of the whole site, and whether banners claim or show them (SH-19). */
export const statsSchema = z.object({
  companies: countSchema,
  job_seekers: countSchema,
  job_offers: countSchema,
  ratings: countSchema,
  as_of: timestampSchema,
  banners: z.enum(['CLAIMS', 'LIVE']),
});
export type Stats = z.infer<typeof statsSchema>;
