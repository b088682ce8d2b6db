import { z } from 'zod';
import { FILTERS, flagsOf, type FilterParam, type FlagKey, type SearchType } from '../search-filters';
import { field } from './primitives';
import { EDITED_SECTIONS } from '../vocabulary';

// Unreadable values of a query string count as not given; no request is refused for them. The input of each is plain
// text, so that the OpenAPI document says what a URL may hold.

const text = z.union([z.string(), z.array(z.string())]);

/** One value out of text; a repeated parameter counts with its first. */
export const fromText = <Value>(read: (value: string) => Value) =>
  text.optional().transform((raw) => read((Array.isArray(raw) ? raw[0] : raw)?.trim() ?? ''));

/** Values out of a comma list, a repeated parameter or both, in order and once each. */
export const listFromText = <Value>(read: (value: string) => Value | undefined) =>
  text.optional().transform((raw) => {
    const parts = (Array.isArray(raw) ? raw : [raw ?? '']).flatMap((one) => one.split(','));
    const values = parts.map((part) => read(part.trim())).filter((value) => value !== undefined);
    return [...new Set(values)];
  });

/** A whole number, or the fallback when it is none or lies outside. */
export const wholeNumber = <Fallback extends number | undefined>(min: number, max: number, fallback: Fallback) =>
  fromText((value): number | Fallback => {
    const number = Number(value);
    return /^\d{1,9}$/.test(value) && number >= min && number <= max ? number : fallback;
  });

/** A number with decimals, or undefined when it is none or lies outside. */
export const decimalNumber = (min: number, max: number) =>
  fromText((value) => {
    const number = Number(value);
    return value !== '' && number >= min && number <= max ? number : undefined;
  });

/** One of a closed list, or the fallback. */
export const oneOf = <Value extends string, Fallback extends Value | undefined>(
  values: readonly Value[],
  fallback: Fallback,
) => fromText((value): Value | Fallback => values.find((one) => one === value) ?? fallback);

/** True for "1" and "true"; undefined for anything else, so that the filter is off. */
const flag = () => fromText((value) => (value === '1' || value === 'true' ? true : undefined));

const eachFlag = <Type extends SearchType, Schema>(type: Type, schema: Schema) =>
  Object.fromEntries(flagsOf(type).map((key) => [FILTERS[key].param, schema])) as Record<
    FilterParam<Type, FlagKey>,
    Schema
  >;
/** The yes/no filters of a search, and how many hits each would give. */
export const flagQuery = <Type extends SearchType>(type: Type) => eachFlag(type, flag());
export const flagCounts = <Type extends SearchType>(type: Type) => eachFlag(type, field.count);

/** Text of at most this many characters, cut there; undefined when empty. */
export const shortText = (max: number) => fromText((value) => value.slice(0, max) || undefined);

/** `limit` and `offset` of a plain list. */
export const paging = (defaultLimit: number, maxLimit = 50) => ({
  limit: wholeNumber(1, maxLimit, defaultLimit),
  offset: wholeNumber(0, 1_000_000, 0),
});

/** The same for lists of STAFF: what is no number is refused. */
export const strictPaging = (maxOffset = 100_000) => ({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(maxOffset).default(0),
});

// Parts of a path. For anything that is no valid id or slug the server answers 404.

const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
/** Slugs keep umlauts; control characters never belong to one. */
const slugText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\u0000-\u001f\u007f]+$/);

export const idParamsSchema = z.object({ id: idText });
export const companySectionParamsSchema = z.object({ id: idText, section: z.enum(EDITED_SECTIONS) });
export const companyIdParamsSchema = z.object({ company_id: idText });
export const slugParamsSchema = z.object({ slug: slugText });
export const jobOfferParamsSchema = z.object({ company_slug: slugText, offer_slug: slugText });
export const productParamsSchema = z.object({ category: slugText, slug: slugText });
