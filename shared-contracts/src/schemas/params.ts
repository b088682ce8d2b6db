import { z } from 'zod';

// Parts of a path. What cannot be an id or a slug names nothing, so the server answers 404 for it.

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
export const companyIdParamsSchema = z.object({ company_id: idText });
export const slugParamsSchema = z.object({ slug: slugText });
export const jobOfferParamsSchema = z.object({ company_slug: slugText, offer_slug: slugText });
export const productParamsSchema = z.object({ category: slugText, slug: slugText });
