import { z } from 'zod';
import { fieldsOfKind, type ContentFields } from '../content-kinds';
import { CARE_FORMS } from '../vocabulary';
import { pictureSchema } from './media';
import { operatorSchema } from './operator';
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

/** A text that goes with another one. */
export const relatedTextSchema = z.object({
  kind: z.enum(['article', 'guide']),
  slug: slugSchema,
  title: z.string(),
  topic: z.string(),
});
export type RelatedText = z.infer<typeof relatedTextSchema>;

/** The common part of articles and guides. */
const editorialPage = {
  /** Cleaned; each heading of the second level has an id. */
  body_html: z.string(),
  updated_at: timestampSchema,
  topic: z.string(),
  /** The sentences of the box "Kurz gesagt". */
  summary: z.array(z.string()),
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  reading_minutes: z.int().positive(),
  /** When the editorial team last checked the text. */
  checked_on: z.iso.date().nullable(),
  related: z.array(relatedTextSchema),
  /** The care form of the search to which the text leads. */
  search_service: z.enum(CARE_FORMS).nullable(),
};
export const articlePageSchema = articleSchema.extend(editorialPage);
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
export const guidePageSchema = guideSchema.extend(editorialPage);
export const guideListSchema = listOf(guideSchema);
export type GuideList = z.infer<typeof guideListSchema>;

export const contentQuerySchema = z.object(paging(12));

/** `GET /content/home/`: the texts of the home pages (SH-02). */
export const homeTextsSchema = z.object(
  Object.fromEntries(fieldsOfKind('home').map(([name]) => [name, z.string()])) as Record<
    keyof ContentFields<'home'>,
    z.ZodString
  >,
);
export type HomeTexts = z.infer<typeof homeTextsSchema>;

/** `GET /content/banner/`: a notice on every page; without a text there is none (OP-43). */
export const bannerSchema = z.object({
  text: z.string(),
  link: z.object({ label: z.string(), path: z.string() }).nullable(),
});
export type Banner = z.infer<typeof bannerSchema>;

/** `GET /page-builder?source_type=FOOTER` (SH-11). */
export const pageBuilderQuerySchema = z.object({ source_type: oneOf(['FOOTER'], undefined) });
export const footerSchema = z.object({ html: z.string(), css: z.string(), js: z.string() });
export type Footer = z.infer<typeof footerSchema>;

/** `GET /content/legal/{slug}/`: a legal page with the operator's data; one that lacks some has no sections (OP-07). */
export const legalPageSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  missing: z.array(operatorSchema.keyof()),
  sections: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type LegalPage = z.infer<typeof legalPageSchema>;
