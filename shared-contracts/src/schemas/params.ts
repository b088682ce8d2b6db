import { z } from 'zod';
import { COMPANY_SECTIONS } from '../vocabulary';

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
export const companySectionParamsSchema = z.object({ id: idText, section: z.enum(COMPANY_SECTIONS) });
export const companyIdParamsSchema = z.object({ company_id: idText });
export const slugParamsSchema = z.object({ slug: slugText });
export const jobOfferParamsSchema = z.object({ company_slug: slugText, offer_slug: slugText });
export const productParamsSchema = z.object({ category: slugText, slug: slugText });
