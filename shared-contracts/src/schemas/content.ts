import { z } from 'zod';
import { pictureSchema } from './media';
import { listOf, slugSchema, timestampSchema } from './primitives';
import { oneOf, paging } from './query';

/** A magazine article as a card (SH-20). */
export const articleSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  description: z.string(),
  published_at: timestampSchema,
  main_image: pictureSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;
export const articlePageSchema = articleSchema.extend({ body_html: z.string(), updated_at: timestampSchema });
export type ArticlePage = z.infer<typeof articlePageSchema>;
export const articleListSchema = listOf(articleSchema);
export type ArticleList = z.infer<typeof articleListSchema>;

/** A guide of the advisor as a card; `name` is its short name (SH-20). */
export const guideSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  name: z.string(),
  description: z.string(),
  main_image: pictureSchema.nullable(),
});
export type Guide = z.infer<typeof guideSchema>;
export const guidePageSchema = guideSchema.extend({ body_html: z.string(), updated_at: timestampSchema });
export type GuidePage = z.infer<typeof guidePageSchema>;
export const guideListSchema = listOf(guideSchema);
export type GuideList = z.infer<typeof guideListSchema>;

export const contentQuerySchema = z.object(paging(12));

/** `GET /page-builder?source_type=FOOTER` (SH-11). */
export const pageBuilderQuerySchema = z.object({ source_type: oneOf(['FOOTER'], undefined) });
export const footerSchema = z.object({ html: z.string(), css: z.string(), js: z.string() });
export type Footer = z.infer<typeof footerSchema>;
