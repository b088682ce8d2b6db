import type { Image, JobSeeker } from '@care/contracts/schemas';
import { staffQualificationsOf } from '../search';
import type { JobSeekerRecord } from './job-seeker-queries';

/**
 * A job seeker's profile with its public name; the real name is in another table that this code does not read. Others
 * see towns instead of addresses (AC-13).
 */
export const presentJobSeeker = ({ profile, image, localizations }: JobSeekerRecord, isSelf: boolean): JobSeeker => ({
  id: profile.id,
  slug: profile.slug,
  visible_name: profile.visible_name,
  user_id: profile.user_id,
  image: imageOf(image, profile.visible_name),
  gender: profile.gender,
  qualifications: staffQualificationsOf(profile.qualifications_mask, profile.custom_qualifications),
  localizations: localizations.map(({ address, city, lat, lon, radius }) => ({
    address: isSelf ? address : city,
    coords: isSelf ? { lng: lon, lat } : null,
    radius,
  })),
  is_open_for_offers: profile.is_open_for_offers,
  certificates: profile.certificates,
  description: profile.description,
  additional_requirements: profile.additional_requirements,
  ...(isSelf && { is_hidden: profile.is_hidden, is_public: profile.is_public }),
});

const imageOf = (row: JobSeekerRecord['image'], alt: string): Image | null =>
  row ? { id: row.id, url: row.url, width: row.width, height: row.height, alt, variants: row.variants } : null;
