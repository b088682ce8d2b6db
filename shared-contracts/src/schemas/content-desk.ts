import { z } from 'zod';
import {
  CONTENT_KIND_NAMES,
  emptyValue,
  fieldsOfKind,
  type ContentField,
  type ContentKind,
  type TextField,
} from '../content-kinds';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import {
  articlePageSchema,
  bannerSchema,
  footerSchema,
  guidePageSchema,
  legalPageSchema,
  homeTextsSchema,
} from './content';
import { pictureSchema } from './media';
import { productCategoryPageSchema, productSchema } from './product';
import { countSchema, idSchema, listOf, optionalText, slugSchema, timestampSchema } from './primitives';
import { oneOf, paging, shortText } from './query';

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

function valueSchema(field: ContentField): z.ZodType {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'html':
    case 'link':
      return textSchema(field);
    case 'lines':
    case 'references':
      return z
        .array(oneLine(LONGEST_LINE))
        .max(field.most)
        .transform((lines) => lines.filter(Boolean));
    case 'reference':
      return newSlugSchema.or(z.literal(''));
    case 'choice':
      return z.enum(['', ...field.options]);
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
            Object.fromEntries(Object.entries(field.of).map(([name, one]) => [name, textSchema(one).default('')])),
          ),
        )
        .max(field.most);
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
  const shape = fieldsOfKind(kind).map(([name, field]) => {
    const schema = valueSchema(field).default(emptyValue(field));
    if (!isPublished) return [name, schema] as const;
    const filled = field.required
      ? schema.refine((value) => isFilled(value, field), { error: de.fields.required })
      : schema;
    if (field.type !== 'picture') return [name, filled] as const;
    const hasAlt = (value: unknown) => !value || (value as { alt: string }).alt !== '';
    return [name, filled.refine(hasAlt, { error: deAccounts.errors.descriptionError })] as const;
  });
  return z.object(Object.fromEntries(shape));
}

const kindSchema = z.enum(CONTENT_KIND_NAMES);
const fieldsSchema = z.record(z.string(), z.unknown());
/** How a version came about. */
export const CONTENT_STEPS = ['SAVED', 'RESTORED', 'PUBLISHED', 'WITHDRAWN'] as const;
export type ContentStep = (typeof CONTENT_STEPS)[number];

const versionFacts = {
  number: countSchema,
  step: z.enum(CONTENT_STEPS),
  /** Null for an account that is deleted, and for the texts that came with the site. */
  author: z.string().nullable(),
  created_at: timestampSchema,
  /** From when it is or was public; null for a draft. */
  public_from: timestampSchema.nullable(),
};
const entryFacts = {
  id: idSchema,
  kind: kindSchema,
  slug: slugSchema,
  title: z.string(),
  /** The address of its page. */
  path: z.string(),
  /** The number of the newest version. */
  version: countSchema,
  /** Whether the newest version is a draft. */
  is_draft: z.boolean(),
  /** The number of the version that everybody reads; null while there is none. */
  public_version: countSchema.nullable(),
  /** Whether nobody reads a public product, because its category is not public. */
  is_hidden: z.boolean(),
  /** When a planned version becomes public. */
  planned_for: timestampSchema.nullable(),
  changed_at: timestampSchema,
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
const base = { version: countSchema };
export const contentDraftSchema = z.object({ ...base, slug: newSlugSchema, fields: fieldsSchema });
/** `public_from`: a later time; at once without it. */
export const contentPublishSchema = z.object({ ...base, public_from: timestampSchema.optional() });
export const contentBaseSchema = z.object(base);
/** `number`: the version whose fields come back as a draft. */
export const contentRestoreSchema = z.object({ ...base, number: countSchema });

/** `GET /admin/content/page/{kind}/{slug}/{number}/`: the page of a version, as its public call answers (OP-30). */
export const contentPageParamsSchema = z.object({
  kind: kindSchema,
  slug: slugSchema,
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
