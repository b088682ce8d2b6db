import { z } from 'zod';
import { FILE_TYPES } from '../vocabulary';
import { field, optionalText, requiredText } from './primitives';

/** A picture in another width, narrowest first in lists. */
export const variantSchema = z.object({ w: z.int().positive(), url: z.string() });

const size = { width: z.int().positive().nullable(), height: z.int().positive().nullable() };

/** A picture beside a text; `url` is its widest form (SH-17). */
export const pictureSchema = z.object({ url: z.string(), ...size, alt: z.string(), variants: z.array(variantSchema) });
export type Picture = z.infer<typeof pictureSchema>;

/** An uploaded picture with a row of its own: logo, main image, photo of a person. */
export const imageSchema = pictureSchema.extend({ id: field.id });
export type Image = z.infer<typeof imageSchema>;

export const galleryItemSchema = imageSchema.extend({
  file_type: z.enum(FILE_TYPES),
  order: field.count,
  /** Of a video: its captions (WebVTT). */
  captions: z.string().optional(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const gallerySchema = z.object({ gallery: z.array(galleryItemSchema) });
export type Gallery = z.infer<typeof gallerySchema>;

/** The text fields of a multipart upload for a company; the file comes beside them (SH-23). */
export const companyUploadSchema = z.object({
  user: z.coerce.number().int().positive(),
  company: z.coerce.number().int().positive(),
  url: z.string().optional(),
});
export type CompanyUpload = z.infer<typeof companyUploadSchema>;

/** The text fields of a multipart upload for a job seeker; `url` is sent empty. */
export const jobSeekerUploadSchema = z.object({
  user: z.coerce.number().int().positive(),
  user_profile: z.coerce.number().int().positive(),
  url: z.string().optional(),
});

export const galleryImageChangeSchema = z.object({ order: field.count.optional(), alt: optionalText(300).optional() });

export const galleryOrderSchema = z.object({ company: field.id, order: z.array(field.id) });

export const videoUploadSchema = z.object({
  user: field.id,
  company: field.id,
  file_name: requiredText(255),
  order: field.count,
  /** Bytes of the file. The upload of another size is refused. */
  size: z.int().nonnegative().optional(),
  /** The video whose place the new one takes. */
  replaces: field.id.optional(),
});
export type VideoUpload = z.infer<typeof videoUploadSchema>;

/** The address that the video is uploaded to, and its expiry. */
export const signedUrlSchema = z.object({
  url: z.string(),
  id: field.id,
  headers: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});
export type SignedUrl = z.infer<typeof signedUrlSchema>;
