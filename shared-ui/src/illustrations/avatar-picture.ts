import avatar0 from '../../assets/illustrations/avatar-0.svg';
import avatar1 from '../../assets/illustrations/avatar-1.svg';
import avatar2 from '../../assets/illustrations/avatar-2.svg';
import avatar3 from '../../assets/illustrations/avatar-3.svg';
import avatar4 from '../../assets/illustrations/avatar-4.svg';
import avatar5 from '../../assets/illustrations/avatar-5.svg';
import { stableHash } from './stable-hash';

const portraits = [avatar0, avatar1, avatar2, avatar3, avatar4, avatar5] as const;

/** The drawn portrait for a person without a photo or with a hidden name: one of six, chosen by the profile's slug (SR-14). */
export const avatarPicture = (slug: string): string => portraits[stableHash(slug) % portraits.length] ?? avatar0;
