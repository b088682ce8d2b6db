import { z } from 'zod';
import { deAccounts } from '../texts/de-accounts';
import { emailSchema, idSchema, listOf, optionalText, timestampSchema } from './primitives';

export const savedSearchKindSchema = z.enum(['COMPANY', 'JOB_SEEKER', 'JOB_OFFER'], {
  error: deAccounts.fields.choice,
});
export type SavedSearchKind = z.infer<typeof savedSearchKindSchema>;
export const alertFrequencySchema = z.enum(['INSTANT', 'DAILY', 'WEEKLY', 'NONE'], { error: deAccounts.fields.choice });
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/** The query of the search, for example "city_slug=köln&radius=50"; normalised, without page and sort. */
const queryText = z.string().max(2000);

export const savedSearchInputSchema = z.object({
  kind: savedSearchKindSchema,
  query: queryText,
  label: optionalText(200).optional(),
  frequency: alertFrequencySchema.default('DAILY'),
});
export type SavedSearchInput = z.input<typeof savedSearchInputSchema>;

export const savedSearchSchema = z.object({
  id: idSchema,
  kind: savedSearchKindSchema,
  query: z.string(),
  label: z.string(),
  frequency: alertFrequencySchema,
  /** The address of its results. */
  path: z.string(),
  created_at: timestampSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const savedSearchesSchema = listOf(savedSearchSchema);
export type SavedSearches = z.infer<typeof savedSearchesSchema>;

export const savedSearchChangeSchema = z
  .object({ label: optionalText(200), frequency: alertFrequencySchema })
  .partial();
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>;

/** `POST /alert/`: by mail only, confirmed by a link in the first one. */
export const alertInputSchema = z.object({
  email: emailSchema,
  kind: savedSearchKindSchema,
  query: queryText,
  frequency: z.enum(['INSTANT', 'DAILY', 'WEEKLY'], { error: deAccounts.fields.choice }).default('DAILY'),
});
export type AlertInput = z.input<typeof alertInputSchema>;

/** The subject of a confirmed or ended alert. `already`: it was confirmed before. */
export const alertAnswerSchema = z.object({
  kind: savedSearchKindSchema,
  label: z.string(),
  path: z.string(),
  already: z.literal(true).optional(),
});
export type AlertAnswer = z.infer<typeof alertAnswerSchema>;
