import type { MessageSent } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Sender } from '../../platform/http/sender';
import type { Databases } from '../../platform/database/database';
import { permissionDenied, validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { DbTransaction } from '../../platform/database/schema';
import { lockPeople, messageSenderOf } from './addressee';
import { isBlocked } from './blocks';
import { MESSAGE_MAILS } from './mail-about';
import { requireMessage, type MessageRow } from './message-queries';
import { manyLines } from '../../platform/text/plain-text';
import { replyTarget } from './present-message';
import { writeMessage, type MessageServices } from './write-message';
import { companyById } from '../companies';
import { rowsWith } from '../../platform/database/queries';

const PREFIX = 'AW: ';
const WITHDRAWN = 'Diese Bewerbung wurde zurückgezogen. In dieser Unterhaltung kann niemand mehr schreiben.';
const MAX_TITLE = 200;

const answerTitle = (title: string): string => (title.startsWith(PREFIX) ? title : PREFIX + title).slice(0, MAX_TITLE);

/** Waits for a withdrawal in progress, so that no message is written after it. */
async function refuseWithdrawn(db: DbTransaction, { application_id }: MessageRow): Promise<void> {
  if (application_id === null) return;
  const application = await rowsWith(db, 'application', { id: application_id })
    .select('status')
    .forShare()
    .executeTakeFirst();
  if (application?.status === 'WITHDRAWN') throw permissionDenied(WITHDRAWN);
}

/** Waits for a change of the owner in progress, so that only the present one writes for the provider. */
async function lockOwner(db: DbTransaction, row: MessageRow): Promise<void> {
  const { company_id, outsider_id, employer_id } = row;
  await lockPeople(db, [outsider_id, employer_id]);
  await companyById(db, company_id).select('id').forShare().execute();
}

interface Reply extends Pick<Sender, 'viewer' | 'idempotencyKey'> {
  id: number;
  content: string;
}

/**
 * Replies within a conversation; a visitor gets the reply by mail. A reply is not a new contact, so no limit counts it.
 */
export async function reply(
  databases: Databases,
  services: MessageServices,
  { id, content: typed, viewer, idempotencyKey }: Reply,
): Promise<MessageSent> {
  const content = manyLines(typed);
  if (!content) throw validationError({ content: t('fields.required') });
  await services.jobs.ready(MESSAGE_MAILS);
  const scope = `reply ${id} user:${viewer.userId}`;
  return once(databases, { scope, key: idempotencyKey, body: content }, async (transaction) => {
    await lockOwner(transaction, await requireMessage(transaction, viewer.userId, id));
    const row = await requireMessage(transaction, viewer.userId, id);
    await refuseWithdrawn(transaction, row);
    const to = replyTarget(row, viewer.userId);
    if (!to) throw permissionDenied('Auf diese Nachricht können Sie nicht antworten.');
    const sender = await messageSenderOf(transaction, viewer);
    const self = { userId: viewer.userId, companyId: viewer.company?.id ?? null, email: null };
    if ('recipient_id' in to && (await isBlocked(transaction, to.recipient_id, self)))
      throw permissionDenied('Diese Person nimmt keine Nachrichten von Ihnen entgegen.');
    const thread = row.thread_id ?? row.id;
    const written = await writeMessage(transaction, services, {
      kind: row.kind,
      senderId: viewer.userId,
      to,
      companyId: row.company_id,
      jobOfferId: row.job_offer_id,
      threadId: thread,
      title: answerTitle(row.title),
      content,
      isHeld: !sender.isConfirmed,
    });
    return {
      id: written.id,
      title: answerTitle(row.title),
      created_at: written.created_at.toISOString(),
      status: sender.isConfirmed ? 'SENT' : 'HELD',
      thread,
      quota: null,
    };
  });
}
