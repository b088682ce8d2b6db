import { userApi } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { ConfirmationNotice } from '../../own-account/ConfirmationNotice';
import { et } from './texts';

/** Switched on, and yet seen by nobody else: what is missing is the confirmed e-mail address (AC-20). */
export const isUnconfirmed = ({ is_hidden, is_public }: JobSeeker): boolean =>
  is_hidden === false && is_public === false;

/** Says so to the owner, and offers the link again. */
export function UnconfirmedNotice({ profile }: { profile: JobSeeker }) {
  const { data: user } = userApi.details.useQuery(String(profile.user_id));
  return user && !user.email_verified ? (
    <ConfirmationNotice email={user.email}>{et('unconfirmedNow')}</ConfirmationNotice>
  ) : null;
}
