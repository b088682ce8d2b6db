import { sql, type Selectable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { accountById } from '../accounts';
import { lockPeople, writeMessage, type MessageServices } from '../messages';
import { enquiryPagePath } from '@care/contracts/routes';
import { authSecret, readRowKey, rowKey } from '../../platform/secrets/auth-secret';

export type EnquiryRow = Selectable<Database['enquiry']>;

/** The query of one enquiry by its id. */
export const enquiryById = (db: Db, id: number) => db.selectFrom('enquiry').selectAll().where('id', '=', id);

/** The receivers of an enquiry with their provider and first message. */
export const receiversOf = (db: Db, enquiryId: number) =>
  db
    .selectFrom('enquiry_receiver as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .leftJoin('message as m', 'm.id', 'r.message_id')
    .leftJoin('user_account as owner', 'owner.id', 'c.owner_id')
    .selectAll('r')
    .select(['c.name', 'c.slug', 'c.phone', 'c.status', 'c.owner_id', 'm.title'])
    .select(['m.recipient_id', 'm.is_held', 'm.read_at', 'm.created_at as delivered_at'])
    .select(sql<boolean>`m.id is null or m.recipient_id is null or m.recipient_deleted_at is not null`.as('is_deleted'))
    .select(
      sql<boolean>`owner.id is not null and num_nonnulls(owner.disabled_at, owner.deletion_scheduled_at) = 0`.as(
        'has_reader',
      ),
    )
    .where('r.enquiry_id', '=', enquiryId)
    .orderBy('r.id')
    .execute();

export type ReceiverRow = Awaited<ReturnType<typeof receiversOf>>[number];

/**
 * Locks an enquiry after the accounts that a message to its receivers refers to, in the order of handovers and deletions.
 * @returns undefined if it was deleted
 */
export async function lockEnquiry(db: DbTransaction, id: number): Promise<EnquiryRow | undefined> {
  const people = await db
    .selectFrom('enquiry as e')
    .innerJoin('enquiry_receiver as r', 'r.enquiry_id', 'e.id')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['e.user_id', 'c.owner_id'])
    .where('e.id', '=', id)
    .execute();
  await lockPeople(
    db,
    people.flatMap(({ user_id, owner_id }) => [user_id, owner_id]),
  );
  return enquiryById(db, id).forUpdate().executeTakeFirst();
}

/** Writes for the person into the conversation with a receiver, who reads it in the inbox. */
export async function writeToReceiver(
  db: DbTransaction,
  services: MessageServices,
  { user_id }: EnquiryRow,
  { message_id: thread_id, recipient_id, company_id, title: root, content }: ReceiverRow & { content: string },
): Promise<void> {
  if (thread_id === null || recipient_id === null) return;
  const written = { thread_id, company_id, title: `AW: ${root}`, content };
  await writeMessage(db, services, { ...written, kind: 'ENQUIRY', sender_id: user_id, recipient_id });
}

/** The address for mails about an enquiry: that of the account, or the one in the form; undefined if it is not confirmed. */
export async function addressOf(db: Db, { user_id, email }: EnquiryRow): Promise<string | undefined> {
  if (user_id === null) return email;
  const account = await accountById(db, user_id)
    .select('email')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.email;
}

const PURPOSE = 'enquiry';

/** The key of one enquiry: it opens the private page, and is valid for nothing else (EQ-05). */
export const enquiryKey = (secret: string, id: number): string => rowKey(secret, PURPOSE, id);

/** The enquiry of a key; null for an invalid key. */
export const readEnquiryKey = (secret: string, key: string): number | null => readRowKey(secret, PURPOSE, key);

/** The address of the private page. */
export const enquiryLink = ({ settings }: Pick<App, 'settings'>, origin: string, id: number): string =>
  origin + enquiryPagePath(enquiryKey(authSecret(settings), id));
