import type { Kysely } from 'kysely';
import type { Message } from '@care/contracts/schemas';
import type { Database } from '../../platform/database/schema';
import type { ApplicationHooks } from './application-hooks';
import { isBlocked, type Blockable } from './blocks';
import { attachmentsOf, conversationOf, requireMessage, type MessageRow } from './message-queries';
import { presentMessage } from './present-message';

type Db = Kysely<Database>;

/** The other side, in the form that the block list needs. */
export const otherSide = (row: MessageRow, userId: number): Blockable => ({
  userId: row.other_id,
  companyId: row.other_id !== null && row.other_id === row.company_side ? row.company_id : null,
  // Of the person who has begun the conversation.
  email: row.root_sender_id === userId ? null : (row.root_contact_info.email ?? null),
});

/** `GET /message/{id}/`: the message with its conversation and files. */
export async function readMessage(
  db: Db,
  userId: number,
  id: number,
  applications: ApplicationHooks,
): Promise<Message> {
  const row = await requireMessage(db, userId, id);
  const [conversation, attachments, blocked, hire] = await Promise.all([
    conversationOf(db, userId, row.thread_id ?? row.id),
    attachmentsOf(db, row.id),
    isBlocked(db, userId, otherSide(row, userId)),
    row.application_id === null ? null : applications.hireOf(db, row.application_id, { userId }),
  ]);
  return presentMessage(row, userId, { conversation, attachments, isBlocked: blocked, applications, hire });
}
