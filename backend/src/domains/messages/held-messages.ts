import { sql, type Transaction } from 'kysely';
import type { EmailConfirmedEvent } from '../accounts';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { anyAccountOf } from '../../platform/mail/mail-address';
import { MESSAGE_MAILS } from './mail-about';
import { messageServices, queueMails, type MessageServices } from './write-message';

/**
 * Messages that were written before the sender's e-mail address was confirmed are sent when it is confirmed (AC-20).
 */
export async function sendHeldMessages(app: App, { userId }: EmailConfirmedEvent): Promise<void> {
  const services = messageServices(app);
  await services.jobs.ready(MESSAGE_MAILS);
  await app.databases.primary.kysely
    .transaction()
    .execute((transaction) => deliverHeldMessages(transaction, services, userId));
}

async function deliverHeldMessages(
  db: Transaction<Database>,
  services: MessageServices,
  userId: number,
): Promise<void> {
  // They get the present time; otherwise they would be sorted below messages that arrived in the meantime.
  const delivered = await db
    .updateTable('message')
    .set({ is_held: false, created_at: new Date() })
    .where('sender_id', '=', userId)
    .where('is_held', '=', true)
    // The messages of a withdrawn application are never delivered.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application')
            .select('application.id')
            .where('application.status', '=', 'WITHDRAWN')
            .whereRef('application.message_id', '=', sql`coalesce(message.thread_id, message.id)`),
        ),
      ),
    )
    // Nor do those who have blocked the sender meanwhile get them.
    .where(
      sql<boolean>`not exists (select from user_block b where b.user_id = message.recipient_id
        and (b.blocked_user_id = ${anyAccountOf(userId)} or b.blocked_company_id = message.company_id))`,
    )
    .returning('id')
    .execute();
  for (const { id } of delivered) await queueMails(db, services, id);
}
