import { z } from 'zod';
import { API_PREFIX } from '@care/contracts/constants';
import { ApiError } from '../../../platform/http/errors';
import { authSecret, isSameKey, signedKey } from '../../../platform/secrets/auth-secret';
import type { Settings } from '../../../platform/settings';

export const VIDEO_PATH = '/media/company-gallery/video/';
export const LINK_MINUTES = 30;

export const uploadQuerySchema = z.object({
  user: z.coerce.number().int().positive(),
  /** The item whose video is replaced; 0 adds an item. */
  replaces: z.coerce.number().int().nonnegative(),
  type: z.enum(['mp4', 'webm']),
  /** Bytes; 0 if the client did not declare it. */
  size: z.coerce.number().int().nonnegative(),
  /** In seconds. */
  until: z.coerce.number().int(),
  key: z.string().max(100),
});

/** Permission of an upload address: one file of this type and size by this account, until then. */
export type UploadRight = { upload: number } & Omit<z.infer<typeof uploadQuerySchema>, 'key'>;

const keyOf = (settings: Settings, { upload, user, replaces, type, size, until }: UploadRight): string =>
  signedKey(authSecret(settings), 'video', upload, user, replaces, type, size, until);

/** The address that the video is sent to with PUT; it needs no token (PP-12). */
export function uploadUrl(settings: Settings, right: UploadRight): string {
  const { upload, ...query } = right;
  const parameters = Object.entries({ ...query, key: keyOf(settings, right) });
  const texts = parameters.map(([name, value]) => [name, String(value)]);
  return `${API_PREFIX}${VIDEO_PATH}upload/${upload}/?${new URLSearchParams(texts).toString()}`;
}

const LATE = 'Die Zeit zum Hochladen ist abgelaufen. Bitte wählen Sie das Video noch einmal aus.';

/** @throws 403 for an address that this server did not make, or one that has expired */
export function checkUploadUrl(settings: Settings, right: UploadRight, key: string): void {
  if (!isSameKey(key, keyOf(settings, right)))
    throw new ApiError(403, 'permission_denied', 'Diese Adresse zum Hochladen gilt nicht.');
  if (right.until * 1000 < Date.now()) throw new ApiError(403, 'link_expired', LATE);
}
