import { z } from 'zod';
import { countSchema, dateSchema, idSchema } from './primitives';

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
