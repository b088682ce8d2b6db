import { z } from 'zod';
import { CONTENT_KIND_NAMES, emptyValue, fieldsOfKind } from '../content-kinds';
import type { ContentField, ContentFields, ContentKind, TextField } from '../content-kinds';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { CARE_FORMS } from '../vocabulary';
import { pictureSchema } from './media';
import { operatorSchema } from './operator';
import { field, listOf, optionalText } from './primitives';
import { productCategoryPageSchema, productSchema } from './product';
import { oneOf, paging, shortText } from './query';

/** A magazine article as a card (SH-20). */
export const articleSchema = z.object({
  slug: field.slug,
  title: z.string(),
  description: z.string(),
  published_at: field.timestamp,
  main_image: pictureSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;

/** A text that goes with another one. */
export const relatedTextSchema = z.object({
  kind: z.enum(['article', 'guide']),
  slug: field.slug,
  title: z.string(),
  topic: z.string(),
});
export type RelatedText = z.infer<typeof relatedTextSchema>;

/** The common part of articles and guides. */
const editorialPage = {
  /** Cleaned; each heading of the second level has an id. */
  body_html: z.string(),
  updated_at: field.timestamp,
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
  slug: field.slug,
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
  slug: field.slug,
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  missing: z.array(operatorSchema.keyof()),
  sections: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

const LONGEST_LINE = 500;
const oneLine = (max: number) => optionalText(max).overwrite((text) => text.replace(/\s+/gu, ' '));
/** An address of this site or of the web; browsers read "\\" as "/". */
const WEB_ADDRESS = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)?$/;
function textSchema({ type, max }: TextField) {
  if (type === 'link')
    return optionalText(max).refine((text) => WEB_ADDRESS.test(text), { error: deAccounts.fields.link });
  return type === 'line' ? oneLine(max) : optionalText(max);
}

/** Uploaded pictures and those of the site; the description is that of the editor. */
const ownAddress = z.string().regex(/^\/(?![/\\])[^\s\\]{1,300}$/, { error: de.errors.wrongData });
const storedPicture = pictureSchema.extend({
  url: ownAddress,
  alt: oneLine(300),
  variants: z.array(z.object({ w: z.int().positive(), url: ownAddress })).max(12),
});

/** The part of an address that names a text: letters, digits and hyphens. */
const newSlugSchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: deAccounts.fields.slug });

function valueSchema(given: ContentField): z.ZodType {
  switch (given.type) {
    case 'line':
    case 'text':
    case 'html':
    case 'link':
      return textSchema(given);
    case 'lines':
    case 'references':
      return z
        .array(oneLine(LONGEST_LINE))
        .max(given.most)
        .transform((lines) => lines.filter(Boolean));
    case 'reference':
      return newSlugSchema.or(z.literal(''));
    case 'choice':
      return z.enum(['', ...given.options]);
    case 'picture':
      return storedPicture.nullable();
    case 'day':
      return z.iso.date({ error: deAccounts.fields.day }).nullable();
    case 'number':
      return z.int().min(0).max(100_000);
    case 'rows':
      return z
        .array(
          z.object(
            Object.fromEntries(Object.entries(given.of).map(([name, one]) => [name, textSchema(one).default('')])),
          ),
        )
        .max(given.most);
  }
}

/** Whether a value says something: formatted text without letters and pictures does not. */
function isFilled(value: unknown, { type }: ContentField): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'string') return value !== null;
  const text = type === 'html' ? value.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '') : value;
  return text.trim() !== '';
}

/**
 * The fields of a text. What is missing is empty; in a text that is published, required fields are filled in, and
 * pictures have a description.
 */
export function contentFieldsSchema(kind: ContentKind, { isPublished }: { isPublished: boolean }) {
  const shape = fieldsOfKind(kind).map(([name, given]) => {
    const schema = valueSchema(given).default(emptyValue(given));
    if (!isPublished) return [name, schema] as const;
    const filled = given.required
      ? schema.refine((value) => isFilled(value, given), { error: de.fields.required })
      : schema;
    if (given.type !== 'picture') return [name, filled] as const;
    const hasAlt = (value: unknown) => !value || (value as { alt: string }).alt !== '';
    return [name, filled.refine(hasAlt, { error: deAccounts.errors.descriptionError })] as const;
  });
  return z.object(Object.fromEntries(shape));
}

const kindSchema = z.enum(CONTENT_KIND_NAMES);
const fieldsSchema = z.record(z.string(), z.unknown());
const versionFacts = {
  number: field.count,
  /** How it came about. */
  step: z.enum(['SAVED', 'RESTORED', 'PUBLISHED', 'WITHDRAWN']),
  /** Null for an account that is deleted, and for the texts that came with the site. */
  author: z.string().nullable(),
  created_at: field.timestamp,
  /** From when it is or was public; null for a draft. */
  public_from: field.timestamp.nullable(),
};
const entryFacts = {
  id: field.id,
  kind: kindSchema,
  slug: field.slug,
  title: z.string(),
  /** The address of its page. */
  path: z.string(),
  /** The number of the newest version. */
  version: field.count,
  /** Whether the newest version is a draft. */
  is_draft: z.boolean(),
  /** The number of the version that everybody reads; null while there is none. */
  public_version: field.count.nullable(),
  /** Whether nobody reads a public product, because its category is not public. */
  is_hidden: z.boolean(),
  /** When a planned version becomes public. */
  planned_for: field.timestamp.nullable(),
  changed_at: field.timestamp,
};

/** `GET /admin/content/`: texts by the time of their last change. */
export const contentEntriesQuerySchema = z.object({
  ...paging(50, 100),
  kind: oneOf(CONTENT_KIND_NAMES, undefined),
  q: shortText(100),
  /** Only texts that have a topic, those with this one first. */
  topic: z.string().max(100).optional(),
});
export const contentEntriesSchema = listOf(z.object(entryFacts));
export type ContentEntries = z.infer<typeof contentEntriesSchema>;

/** `GET /admin/content/{id}/`: a text with the fields of its newest version and its history, newest first. */
export const contentEntrySchema = z.object({
  ...entryFacts,
  fields: fieldsSchema,
  history: z.array(z.object(versionFacts)),
});
export type ContentEntry = z.infer<typeof contentEntrySchema>;

/** `GET /admin/content/{id}/version/{number}/` */
export const contentVersionSchema = z.object({ ...versionFacts, fields: fieldsSchema });
export type ContentVersion = z.infer<typeof contentVersionSchema>;
export type ContentStep = ContentVersion['step'];
export const contentVersionParamsSchema = z.object({
  id: z.coerce.number().int().positive(),
  number: z.coerce.number().int().positive(),
});

/** Without a slug it is made from the title. */
export const newContentSchema = z.object({
  kind: kindSchema,
  slug: newSlugSchema.or(z.literal('')),
  fields: fieldsSchema,
});
export type NewContent = z.infer<typeof newContentSchema>;

/** The version that a change is based on: the API refuses it if there is a newer one. */
const base = { version: field.count };
export const contentDraftSchema = z.object({ ...base, slug: newSlugSchema, fields: fieldsSchema });
/** `public_from`: a later time; at once without it. */
export const contentPublishSchema = z.object({ ...base, public_from: field.timestamp.optional() });
export const contentBaseSchema = z.object(base);
/** `number`: the version whose fields come back as a draft. */
export const contentRestoreSchema = z.object({ ...base, number: field.count });

/** `GET /admin/content/page/{kind}/{slug}/{number}/`: the page of a version, as its public call answers (OP-30). */
export const contentPageParamsSchema = z.object({
  kind: kindSchema,
  slug: field.slug,
  number: z.coerce.number().int().positive(),
});
/** A mail with sample data. */
const mailPreviewSchema = z.object({ subject: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
export const contentPageSchema = z.union([
  articlePageSchema,
  guidePageSchema,
  productCategoryPageSchema,
  productSchema,
  legalPageSchema,
  homeTextsSchema,
  footerSchema,
  bannerSchema,
  mailPreviewSchema,
  z.object({ lead: z.string(), lead_closed: z.string() }),
]);
