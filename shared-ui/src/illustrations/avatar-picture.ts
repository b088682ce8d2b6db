import type { Gender } from '@care/contracts/vocabulary';
import female from '../../assets/illustrations/avatar-female.svg';
import male from '../../assets/illustrations/avatar-male.svg';
import other from '../../assets/illustrations/avatar-other.svg';
import { stableHash } from './stable-hash';

const portraits: Record<Gender, string> = { FEMALE: female, MALE: male, OTHER: other };

/** Each file has this many portraits, with `#0` to `#5` as their names. */
const PER_FILE = 6;

/**
 * The drawn portrait for a person without a photo or with a hidden name, chosen by sex and the profile's slug (SR-14).
 */
export const avatarPicture = (slug: string, gender: Gender): string =>
  `${portraits[gender]}#${stableHash(slug) % PER_FILE}`;
