import { z } from 'zod';
import { isInquiryStreet } from '../street-rules';
import { deAccounts } from '../texts/de-accounts';
import { pictureSchema } from './media';
import { field, listOf, optionalText, requiredText } from './primitives';

export const productCategoryRefSchema = z.object({ slug: field.slug, name: z.string() });

/** A product in a list (PD-01). */
export const productCardSchema = z.object({
  id: field.id,
  title: z.string(),
  slug: field.slug,
  category: productCategoryRefSchema,
  main_image: pictureSchema.nullable(),
  summary: z.string(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const productSchema = productCardSchema.extend({
  description_html: z.string(),
  qa: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type Product = z.infer<typeof productSchema>;

export const productCategorySchema = productCategoryRefSchema.extend({
  description: z.string(),
  main_image: pictureSchema.nullable(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productCategoryListSchema = listOf(
  productCategorySchema.extend({ products_count: z.int().nonnegative() }),
);
export type ProductCategoryList = z.infer<typeof productCategoryListSchema>;

/** `GET /product/category/{slug}/` */
export const productCategoryPageSchema = productCategorySchema.extend({ products: z.array(productCardSchema) });
export type ProductCategoryPage = z.infer<typeof productCategoryPageSchema>;

/** `POST /product/inquiry/` (PD-02, PD-04). */
export const productInquirySchema = z.object({
  product: field.id,
  first_name: requiredText(100),
  last_name: requiredText(100),
  address: optionalText(300).refine(isInquiryStreet, { error: deAccounts.errors.wrongStreetNumber }),
  postcode_and_place: requiredText(200),
  email: field.email,
  phone: z.union([z.literal(''), field.phone]).optional(),
  message: requiredText(5000),
  consent: z.literal(true, { error: deAccounts.errors.termsRequired }),
  communication_consent: z.boolean(),
});
export type ProductInquiry = z.infer<typeof productInquirySchema>;
export const productInquiryAnswerSchema = z.object({ id: field.id, reference: z.string() });
export type ProductInquiryAnswer = z.infer<typeof productInquiryAnswerSchema>;
