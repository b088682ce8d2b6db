import type { Tier, UserType } from '@care/contracts/vocabulary';
import type { MessageInput } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Viewer } from '../../platform/http/app-type';
import type { Db } from '../../platform/database/schema';
import { notAuthenticated, permissionDenied, validationError } from '../../platform/http/errors';
import { isBlocked } from './blocks';
import { ONLY_EMPLOYERS } from './recruiting-quota';

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
export async function messageSenderOf(db: Db, viewer: Viewer | null): Promise<MessageSender> {
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

/** The recipient of a message: a provider's owner, or a job seeker. */
export type Addressee =
  | { kind: 'CONTACT' | 'APPLICATION'; recipientId: number; companyId: number; jobOfferId: number | null }
  | { kind: 'RECRUITMENT'; recipientId: number; companyId: number; senderId: number; jobSeekerId: number };

const NO_ADDRESSEE = 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.';

/**
 * Determines the recipient of a message and refuses invalid ones: 422 for no recipient, the sender or a blocked sender;
 * 401 and 403 if this kind of message needs an account (AC-12, PP-15, PP-16, PP-26).
 */
export async function findAddressee(db: Db, message: MessageInput, sender: MessageSender): Promise<Addressee> {
  if (message.recipient === sender.userId)
    throw validationError({ recipient: 'Sie können nicht an sich selbst schreiben.' });
  await lockPeople(db, [message.recipient, sender.userId]);
  const companyId = await ownedCompany(db, message);
  const jobSeekerId = companyId === undefined ? await reachableJobSeeker(db, message.recipient) : undefined;
  if (companyId === undefined && jobSeekerId === undefined) throw validationError({ recipient: NO_ADDRESSEE });
  await refuseBlocked(db, message, sender);
  if (companyId !== undefined) return toCompany(message, sender, companyId);
  return toJobSeeker(message, sender, jobSeekerId ?? 0);
}

/** People are locked before providers, in the order of handovers and deletions, which prevents deadlocks. */
export async function lockPeople(db: Db, people: readonly (number | null)[]): Promise<void> {
  const ids = people.filter((id) => id !== null);
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

function toCompany(message: MessageInput, sender: MessageSender, companyId: number): Addressee {
  const { kind = 'CONTACT', job_offer, recipient } = message;
  if (kind !== 'CONTACT' && kind !== 'APPLICATION') throw validationError({ kind: t('fields.choice') });
  if (kind === 'APPLICATION') requireApplicant(sender);
  return { kind, recipientId: recipient, companyId, jobOfferId: job_offer ?? null };
}

function toJobSeeker({ kind, recipient }: MessageInput, sender: MessageSender, jobSeekerId: number): Addressee {
  if (kind !== undefined && kind !== 'CONTACT' && kind !== 'RECRUITMENT')
    throw validationError({ kind: t('fields.choice') });
  if (sender.userId === null) throw notAuthenticated();
  if (!sender.company) throw permissionDenied(ONLY_EMPLOYERS);
  const companyId = sender.company.id;
  return { kind: 'RECRUITMENT', recipientId: recipient, companyId, senderId: sender.userId, jobSeekerId };
}

/** Only job seekers may apply (PP-16). */
export function requireApplicant(sender: MessageSender): void {
  if (sender.userId === null) throw notAuthenticated();
  if (sender.profileType !== 'JOB_SEEKER') throw permissionDenied('Bewerben können sich nur Konten für Pflegekräfte.');
}

/** The query of the public providers whose owner reads messages. */
export const reachableCompanies = (db: Db) =>
  db
    .selectFrom('company')
    .innerJoin('user_account', 'user_account.id', 'company.owner_id')
    .where('company.status', '=', 'PUBLISHED')
    .where('user_account.disabled_at', 'is', null)
    // A locked account reads nothing, and is deleted with what it has received.
    .where('user_account.deletion_scheduled_at', 'is', null);

async function ownedCompany(db: Db, { recipient, company }: MessageInput): Promise<number | undefined> {
  const owned = await reachableCompanies(db)
    .select('company.id')
    .where('company.owner_id', '=', recipient)
    .$if(company !== undefined, (query) => query.where('company.id', '=', company ?? 0))
    .orderBy('company.id')
    // Waits for a change of the owner in progress: a message that is written now would not move with the others.
    .forShare('company')
    .executeTakeFirst();
  return owned?.id;
}

/** Only the owner of a public profile can get messages; the answer does not reveal that a hidden profile exists. */
async function reachableJobSeeker(db: Db, userId: number): Promise<number | undefined> {
  const found = await db.selectFrom('public_job_seeker').select('id').where('user_id', '=', userId).executeTakeFirst();
  return found?.id;
}

async function refuseBlocked(db: Db, { recipient, contact_info }: MessageInput, sender: MessageSender): Promise<void> {
  const companyId = sender.company?.id ?? null;
  if (await isBlocked(db, recipient, { userId: sender.userId, companyId, email: contact_info.email }))
    throw validationError({ recipient: NO_ADDRESSEE });
}
