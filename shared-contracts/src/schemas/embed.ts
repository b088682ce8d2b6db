import { z } from 'zod';
import { embeddedFields } from '../company-fields';
import { webOrigin } from '../field-rules';
import { companyAveragesSchema, companyJobOfferSchema, companySchema, picked } from './company';
import { field, listOf, requiredLine } from './primitives';

/** `GET /embed/company/{slug}/`: what other sites may show of a profile; nothing about its owner (PP-21). */
export const embeddedCompanySchema = companySchema
  .pick({
    ...picked(embeddedFields()),
    slug: true,
    city: true,
    logo: true,
    main_image: true,
    gallery: true,
    average_rating: true,
    ratings_count: true,
    ...picked(companyAveragesSchema.keyof().options),
    updated_at: true,
  })
  .extend({
    /** Path of the profile on the site. */
    path: z.string(),
    /** Somebody reads messages to the provider. */
    can_contact: z.boolean(),
    /** Why it shows no rating badge and no job list, or that it may (PK-08). */
    widgets: z.enum(['none', 'allowed', 'unknown', 'revoked', 'origin', 'tier']),
    /** The open job offers; empty unless the key allows widgets. */
    job_offers: z.array(companyJobOfferSchema.extend({ path: z.string() })),
  });
export type EmbeddedCompany = z.infer<typeof embeddedCompanySchema>;
export type WidgetState = EmbeddedCompany['widgets'];

export const embedQuerySchema = z.object({ key: z.string().max(100).optional() });

const originSchema = requiredLine(200).transform((text, context) => {
  const origin = webOrigin(text);
  if (origin) return origin;
  context.addIssue({
    code: 'custom',
    message:
      'Bitte geben Sie eine Adresse ohne Pfad an, die mit https:// beginnt, zum Beispiel https://www.ihre-seite.de.',
  });
  return z.NEVER;
});

export const MAX_WIDGET_ORIGINS = 10;

/** `POST /company/{id}/widget/`, and `PUT` of one. */
export const widgetKeyInputSchema = z.object({
  /** For its owner only, to tell the keys apart. */
  name: requiredLine(60),
  allowed_origins: z
    .array(originSchema)
    .min(1, { error: 'Bitte geben Sie mindestens eine Adresse an.' })
    .max(MAX_WIDGET_ORIGINS, { error: `Höchstens ${MAX_WIDGET_ORIGINS} Adressen je Schlüssel.` })
    .transform((origins) => [...new Set(origins)]),
});
export type WidgetKeyInput = z.infer<typeof widgetKeyInputSchema>;

/** A public key for rating badge and job list on the sites of its origins. A revoked one stays revoked. */
export const widgetKeySchema = z.object({
  key: z.string(),
  name: z.string(),
  allowed_origins: z.array(z.string()),
  created_at: field.timestamp,
  revoked_at: field.timestamp.nullable(),
  /** The last day on which a site used it, YYYY-MM-DD in Berlin. */
  last_used_on: z.string().nullable(),
  /** How often in the last 30 days. */
  recent_uses: z.int().nonnegative(),
  /** The provider has another owner since, who has not said yet whether the key stays; a change of it says so. */
  is_of_former_owner: z.boolean(),
});
export type WidgetKey = z.infer<typeof widgetKeySchema>;
export const widgetKeysSchema = listOf(widgetKeySchema);
export type WidgetKeys = z.infer<typeof widgetKeysSchema>;

export const widgetKeyParamsSchema = z.object({ id: z.coerce.number().int().positive(), key: z.string().max(100) });

export const oembedQuerySchema = z.object({
  url: z.string().max(2000),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
  format: z.string().optional(),
});

/** oEmbed 1.0, type "rich": systems that know it show the embedded profile in place of its address. */
export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  /** The element with its script, and a link for pages that allow no script. */
  html: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int().positive(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().positive().optional(),
  thumbnail_height: z.int().positive().optional(),
});
