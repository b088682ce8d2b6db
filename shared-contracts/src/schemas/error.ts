import { z } from 'zod';
import { EDITED_SECTIONS } from '../vocabulary';
import { idSchema, slugSchema } from './primitives';

/** Field → what is wrong with it; a list is shown joined by spaces (SH-21). */
export const errorDetailsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type ErrorDetails = z.infer<typeof errorDetailsSchema>;

/** Every answer that is not 2xx. Limits add how much is used of what, and when it starts again. */
export const errorBodySchema = z.object({
  error: z.object({
    status: z.int(),
    code: z.string(),
    message: z.string(),
    details: errorDetailsSchema.optional(),
    request_id: z.string(),
    required_tier: z.string().optional(),
    limit: z.int().optional(),
    used: z.int().optional(),
    /** The provider that a registration would have doubled (AC-05). */
    company: z.object({ id: idSchema, slug: slugSchema, name: z.string() }).optional(),
    resets_at: z.iso.datetime().nullable().optional(),
    /** With 412 for a section of a provider: which one, its present version, and the tag to change it (PP-06). */
    section: z.enum(EDITED_SECTIONS).optional(),
    stored: z.record(z.string(), z.unknown()).optional(),
    etag: z.string().optional(),
    changed_at: z.iso.datetime().nullable().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The new address of something that moved; with 301 or 410. */
export const movedSchema = z.object({ moved_to: z.string() });
