import { userApi } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { ConfirmationNotice } from '../../own-account/ConfirmationNotice';
import { ownProfileText } from './texts';

/** Whether the profile is switched to visible but not public, because the e-mail address is not confirmed (AC-20). */
export const isUnconfirmed = ({ is_hidden, is_public }: JobSeeker): boolean =>
  is_hidden === false && is_public === false;

/** Explains this to the owner and offers to send the confirmation link again. */
export function UnconfirmedNotice() {
  const { currentData: user } = userApi.details.useQuery();
  return user && !user.email_verified ? (
    <ConfirmationNotice email={user.email}>{ownProfileText('unconfirmedNow')}</ConfirmationNotice>
  ) : null;
}
