import { z } from 'zod';
import { MAX_STARS, MIN_STARS } from '../constants';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  PHONE_PATTERN,
  WEBSITE_MAX_LENGTH,
  WEBSITE_PATTERN,
  ZIP_CODE_PATTERN,
} from '../field-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { EDITED_SECTIONS } from '../vocabulary';

const required = { error: de.fields.required };

/** A list answer: how many there are in all, and this page of them. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ count: field.count, results: z.array(item) });

/** Control characters except line breaks and tabs; the database does not accept them. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '');
/** Whether something of it can be seen: spaces of no width alone are no name. */
const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);

const tooLong = (max: number) => ({ error: deAccounts.fields.maxLength.replace('{{max}}', String(max)) });

/** German messages for invalid fields of all payloads (SH-21). */
export const requiredText = (max = 500) =>
  z
    .string(required)
    .overwrite(withoutControls)
    .trim()
    .min(1, { ...required, abort: true })
    .refine(isVisible, required)
    .max(max, tooLong(max));

/** Text of names and titles, which stand in one line: breaks become spaces. */
export const requiredLine = (max = 500) => requiredText(max).overwrite((text) => text.replace(/\s+/gu, ' '));
export const optionalText = (max = 500) => z.string().overwrite(withoutControls).trim().max(max, tooLong(max));

/** What is typed into a required field, without the spaces around it. */
const filledIn = z
  .string(required)
  .trim()
  .min(1, { ...required, abort: true });
const degrees = (most: number) => z.number().min(-most).max(most);
const stars = { error: deAccounts.fields.starsRequired };

/** The schemas of single fields that many payloads have. */
export const field = {
  /** Key of a row. */
  id: z.int().positive(),
  slug: z.string().min(1).max(200),
  /** ISO 8601 in UTC, as `Date.toISOString()` writes it. */
  timestamp: z.iso.datetime(),
  date: z.iso.date(),
  cents: z.int().nonnegative(),
  count: z.int().nonnegative(),
  /** The password that an account has now, which confirms a change. */
  currentPassword: z.string(required).min(1, required).max(200),
  /** A position, as answers have it. */
  coords: z.object({ lng: degrees(180), lat: degrees(90) }),
  /** A position, as requests and GeoJSON have it: longitude first. */
  point: z.object({ type: z.literal('Point'), coordinates: z.tuple([degrees(180), degrees(90)]) }),
  /** West, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** An average of stars, or null without any rating. */
  average: z.number().min(MIN_STARS).max(MAX_STARS).nullable(),
  stars: z.int(stars).min(MIN_STARS, stars).max(MAX_STARS, stars),
  email: filledIn.max(EMAIL_MAX_LENGTH, { error: de.fields.email }).regex(EMAIL_PATTERN, { error: de.fields.email }),
  phone: filledIn.regex(PHONE_PATTERN, { error: de.fields.phone }),
  website: filledIn
    .max(WEBSITE_MAX_LENGTH, { error: deAccounts.fields.website })
    .regex(WEBSITE_PATTERN, { error: deAccounts.fields.website }),
  zipCode: z.string(required).regex(ZIP_CODE_PATTERN, { error: deAccounts.fields.zipCode }),
  /** A checkbox that must be ticked. */
  consent: z.literal(true, { error: de.errors.consentRequired }),
};
export type Coords = z.infer<typeof field.coords>;
export type Point = z.infer<typeof field.point>;
export type Bounds = z.infer<typeof field.bounds>;

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
    company: z.object({ id: field.id, slug: field.slug, name: z.string() }).optional(),
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
