import type { Kysely } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { UserType, Tier } from '@care/contracts/vocabulary';
import type { Database } from '../../platform/database/schema';

/** The sender: a person with an account, or a visitor with only the data of the form. */
export interface MessageSender {
  userId: number | null;
  /** True for visitors too: their messages are sent at once, and a rate limit applies. */
  isConfirmed: boolean;
  profileType: UserType | null;
  company: { id: number; subscription: Tier } | null;
  jobSeeker: { id: number; visibleName: string } | null;
}

const VISITOR: MessageSender = { userId: null, isConfirmed: true, profileType: null, company: null, jobSeeker: null };

/** The data on which sending depends, read in the transaction that sends. */
export async function messageSenderOf(db: Kysely<Database>, viewer: Viewer | null): Promise<MessageSender> {
  if (!viewer) return VISITOR;
  const account = await db
    .selectFrom('user_account')
    .leftJoin('job_seeker', 'job_seeker.user_id', 'user_account.id')
    .select(['email_verified_at', 'job_seeker.id as job_seeker_id', 'visible_name'])
    .where('user_account.id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  const { job_seeker_id, visible_name } = account;
  return {
    userId: viewer.userId,
    isConfirmed: account.email_verified_at !== null,
    profileType: viewer.profileType,
    company: viewer.company,
    jobSeeker: job_seeker_id === null ? null : { id: job_seeker_id, visibleName: visible_name ?? '' },
  };
}
