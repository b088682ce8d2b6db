import { sql, type RawBuilder } from 'kysely';
import type { UserBlock } from '@care/contracts/schemas';
import type { Db } from '../../platform/database/schema';
import { companyShown } from './message-queries';
import { anyAccountOf, mailboxOf, normalAddress } from '../../platform/mail/mail-address';
import { deleteRows, isFound, times } from '../../platform/database/queries';

/** The target of a block: a person, the employer for which the person acts, or the mailbox of a visitor. */
export interface Blockable {
  userId: number | null;
  companyId: number | null;
  email: string | null;
}

/** All accounts of a person, and what a visitor writes from the same mailbox, are one person. */
function matches({ userId, companyId, email }: Blockable): RawBuilder<boolean> {
  const mailbox = userId === null && email ? mailboxOf(email) : null;
  return sql`(
    blocked_user_id = ${anyAccountOf(userId ?? 0)} or blocked_company_id = ${companyId}::bigint
    or blocked_email = any(${mailbox && email ? [mailbox, normalAddress(email)] : []}::text[])
    or blocked_user_id in (
      select id from user_account where mailbox_of(email) = ${mailbox}::text and email_verified_at is not null)
    or blocked_email in (
      select mailbox_of(email) from user_account where id = ${userId}::bigint and email_verified_at is not null))`;
}

/** Whether a user has blocked this person, employer or address. */
export const isBlocked = (db: Db, byUserId: number, other: Blockable): Promise<boolean> =>
  isFound(db.selectFrom('user_block').where('user_id', '=', byUserId).where(matches(other)).limit(1));

/** Blocks a person and the person's employer, or an address; repeating it has no effect. */
export async function block(db: Db, byUserId: number, { userId, companyId, email }: Blockable): Promise<void> {
  const rows = [
    ...(userId === null ? [] : [{ blocked_user_id: userId }]),
    ...(companyId === null ? [] : [{ blocked_company_id: companyId }]),
    ...(userId === null && companyId === null && email ? [{ blocked_email: mailboxOf(email) }] : []),
  ];
  for (const row of rows)
    await db
      .insertInto('user_block')
      .values({ user_id: byUserId, ...row })
      .onConflict((on) => on.doNothing())
      .execute();
}

/** Reverses `block` for the same person, employer or address. */
export async function unblock(db: Db, byUserId: number, other: Blockable): Promise<void> {
  await db.deleteFrom('user_block').where('user_id', '=', byUserId).where(matches(other)).execute();
}

const NAMELESS = 'Eine Person ohne Profil';

/** The name that the blocked person gave in the latest message to the person who blocks. */
const givenName = sql<string | null>`(
  select nullif(concat_ws(' ', nullif(contact_info ->> 'name', ''), nullif(contact_info ->> 'lastname', '')), '')
  from message where sender_id = blocked_user_id and recipient_id = user_block.user_id and contact_info <> '{}'
  order by message.id desc limit 1)`;

/**
 * The own block list, latest first. A person is listed with the public name of the employer or job seeker, anybody else
 * with the given name. Never the name of an account (AC-13).
 */
export async function blocksOf(db: Db, userId: number): Promise<UserBlock[]> {
  const rows = await db
    .selectFrom('user_block')
    .leftJoin('company', 'company.id', 'blocked_company_id')
    .leftJoin('job_seeker', 'job_seeker.user_id', 'blocked_user_id')
    .leftJoin('company as owned', 'owned.owner_id', 'blocked_user_id')
    .select(['user_block.id', 'user_block.created_at', 'blocked_email'])
    .select(companyShown.as('company'))
    .select(['visible_name', 'owned.name as owned_name', givenName.as('given_name')])
    .where('user_block.user_id', '=', userId)
    .orderBy('user_block.created_at', 'desc')
    .orderBy('user_block.id', 'desc')
    .execute();
  return rows.map(({ id, company, ...row }) => ({
    id,
    name: company?.name ?? row.visible_name ?? row.owned_name ?? row.given_name ?? row.blocked_email ?? NAMELESS,
    company,
    ...times(row, ['created_at']),
  }));
}

export async function removeBlock(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await deleteRows(db, 'user_block', { id, user_id: userId }).executeTakeFirst();
  return numDeletedRows > 0n;
}
