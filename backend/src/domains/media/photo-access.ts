import { sql } from 'kysely';
import { preparedStatement } from '../../platform/database/prepared-statement';
import type { Db, PictureVariant } from '../../platform/database/schema';
import { authSecret, isSameKey, signedKey } from '../../platform/secrets/auth-secret';
import type { Settings } from '../../platform/settings';
import { MEDIA_URL } from '../../platform/files/storage';

const OWN_HOURS = 6;
const WINDOW_SECONDS = OWN_HOURS * 3600;

const selectPhoto = preparedStatement(
  { url: 'text', variants: 'jsonb' },
  ({ url, variants }) => sql<{ is_photo: boolean; is_public: boolean }>`
    with photo as (select job_seeker_id from job_seeker_image where url = ${url} or variants @> ${variants})
    select exists (select from photo) is_photo,
      exists (select from photo join public_job_seeker p on p.id = photo.job_seeker_id)
        or exists (select from photo, company_media m where m.url = ${url} or m.variants @> ${variants}) is_public`,
);

/** The state of a file for visitors: no photo of a person, a photo of a public profile, or a hidden one. */
export async function photoState(db: Db, name: string): Promise<'no-photo' | 'public' | 'hidden'> {
  const url = MEDIA_URL + name;
  const [found] = await selectPhoto(db, { url, variants: JSON.stringify([{ url }]) });
  if (!found?.is_photo) return 'no-photo';
  return found.is_public ? 'public' : 'hidden';
}

const keyOf = (settings: Settings, name: string, until: number): string =>
  signedKey(authSecret(settings), 'photo', name, until);

const nameIn = (url: string): string => url.split('/').at(-1) ?? '';

/**
 * A picture element sends no token, so owners get photo addresses that are valid for some hours, also while the profile
 * is hidden.
 */
export function ownPhoto<Picture extends { url: string; variants: PictureVariant[] }>(
  settings: Settings,
  picture: Picture,
): Picture {
  const ownUrl = (url: string): string => ownPhotoUrl(settings, url);
  return {
    ...picture,
    url: ownUrl(picture.url),
    variants: picture.variants.map((variant) => ({ ...variant, url: ownUrl(variant.url) })),
  };
}

/** The address stays the same for hours, so that the browser can cache the picture. */
export function ownPhotoUrl(settings: Settings, url: string): string {
  const until = (Math.floor(Date.now() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
  return `${url}?until=${until}&key=${keyOf(settings, nameIn(url), until)}`;
}

/** Whether an address was made by `ownPhotoUrl` and is still valid. */
export function isOwnPhotoUrl(settings: Settings, name: string, query: { until?: number; key?: string }): boolean {
  const { until = 0, key = '' } = query;
  return until * 1000 >= Date.now() && isSameKey(key, keyOf(settings, name, until));
}
