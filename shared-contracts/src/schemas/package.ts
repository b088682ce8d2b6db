import { z } from 'zod';
import { BILLING_PERIODS, TIERS, type Tier } from '../vocabulary';
import { centsSchema, countSchema, dateSchema, idSchema } from './primitives';

/** A price of a package; `text` is how it is written, without VAT. */
export const packagePriceSchema = z.object({
  period: z.enum(BILLING_PERIODS),
  net_cents: centsSchema,
  /** Percent. */
  vat_rate: z.int(),
  gross_cents: centsSchema,
  text: z.string(),
});
export type PackagePrice = z.infer<typeof packagePriceSchema>;

/** A package, named after its tier (PK-01). */
export const packageSchema = z.object({
  id: z.enum(TIERS),
  name: z.string(),
  /** Role name of a design token. */
  colour: z.string(),
  pricing: z.array(packagePriceSchema),
  /** Of a booking today (PK-05). */
  limits: z.object({
    job_offers: countSchema,
    /** A month; null means unlimited. */
    recruiting: countSchema.nullable(),
    gallery_items: countSchema,
  }),
});
export type Package = z.infer<typeof packageSchema>;

/** The cell of a package in the comparison table: included or not, or a text such as "bis zu 3 gleichzeitig". */
export const packageCellSchema = z.union([z.boolean(), z.string()]);
export type PackageCell = z.infer<typeof packageCellSchema>;

/** One cell per tier. */
const cellSchemas = Object.fromEntries(TIERS.map((tier) => [tier, packageCellSchema])) as Record<
  Tier,
  typeof packageCellSchema
>;

export const packageRowSchema = z.object({ key: z.string(), label: z.string(), values: z.object(cellSchemas) });
export type PackageRow = z.infer<typeof packageRowSchema>;

/** `GET /package/`: prices and the comparison table in its four sections, from the limits the server enforces. */
export const packageListSchema = z.object({
  /** The words of EDITORs above the comparison. */
  lead: z.string(),
  results: z.array(packageSchema),
  sections: z.array(z.object({ key: z.string(), label: z.string(), rows: z.array(packageRowSchema) })),
  footnote: z.string(),
  /** Net, for each placement today (PK-02). */
  placement_fee_cents: centsSchema,
  /** Announced changes, the earliest day first; each is written with its new value (OP-52). */
  coming: z.array(z.object({ from: dateSchema, changes: z.array(z.string()) })),
  /** Whether packages can be booked on this site at present. */
  can_book: z.boolean(),
});
export type PackageList = z.infer<typeof packageListSchema>;

const FIGURE_KINDS = ['CENTS', 'PERCENT', 'DAYS', 'COUNT'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Since when a value of a figure holds, and whether it has ended, holds today, or comes. */
const tariffRowSchema = z.object({
  /** Null for the value with which the site has started. */
  id: idSchema.nullable(),
  value: countSchema,
  /** A day in Berlin; null for the value with which the site has started. */
  valid_from: dateSchema.nullable(),
  state: z.enum(['PAST', 'PRESENT', 'COMING']),
});
export type TariffRow = z.infer<typeof tariffRowSchema>;

/** `GET /admin/tariff/`: prices (net), fees and limits with all their changes, the earliest first (OP-50). */
export const tariffSchema = z.object({
  /** The earliest day of a new change. */
  today: dateSchema,
  results: z.array(
    z.object({
      figure: z.string(),
      label: z.string(),
      kind: z.enum(FIGURE_KINDS),
      least: countSchema,
      most: countSchema,
      rows: z.array(tariffRowSchema),
    }),
  ),
});
export type Tariff = z.infer<typeof tariffSchema>;

/** `POST /admin/tariff/` */
export const tariffChangeInputSchema = z.object({
  figure: z.string().max(50),
  value: countSchema,
  valid_from: dateSchema,
});
export type TariffChangeInput = z.infer<typeof tariffChangeInputSchema>;
