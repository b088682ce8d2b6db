import { z } from 'zod';
import { idSchema, listOf, timestampSchema } from './primitives';

/** A blocked sender of messages. A blocked provider does not see the user's profile either. */
export const userBlockSchema = z.object({
  id: idSchema,
  name: z.string(),
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  created_at: timestampSchema,
});
export type UserBlock = z.infer<typeof userBlockSchema>;
export const userBlocksSchema = listOf(userBlockSchema);
export type UserBlocks = z.infer<typeof userBlocksSchema>;

/** `POST /user/block/` */
export const companyBlockInputSchema = z.object({ company: idSchema });
export type CompanyBlockInput = z.infer<typeof companyBlockInputSchema>;
