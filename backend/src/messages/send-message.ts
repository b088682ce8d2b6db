import type { ErrorDetails, MessageInput, MessageSent } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Transaction } from 'kysely';
import type { Viewer } from '../platform/app-type';
import type { Databases } from '../platform/database';
import { validationError } from '../platform/errors';
import { once } from '../platform/idempotency';
import type { Database } from '../platform/schema';
import { manyLines, oneLine } from './plain-text';

type Sender = { viewer: Viewer | null; idempotencyKey: string | undefined };

/**
 * Keeps a message for a provider's owner (PP-15, PP-26); visitors may send, too. Throws 422 with details by field: those of the
 * sender have their plain names (`name`, `lastname`, `email`, `phone`).
 */
export async function sendMessage(
  databases: Databases,
  input: MessageInput,
  { viewer, idempotencyKey }: Sender,
): Promise<MessageSent> {
  const message = cleaned(input);
  const scope = `message ${viewer ? `user:${viewer.userId}` : 'visitor'}`;
  return once(databases, { scope, key: idempotencyKey, body: input }, async (transaction) => {
    const companyId = await addressedCompany(transaction, message, viewer);
    const { id, created_at } = await transaction
      .insertInto('message')
      .values({
        kind: 'CONTACT',
        sender_id: viewer?.userId ?? null,
        recipient_id: message.recipient,
        company_id: companyId,
        job_offer_id: message.job_offer ?? null,
        title: message.title,
        content: message.content,
        contact_info: JSON.stringify(message.contact_info),
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    return {
      id,
      title: message.title,
      created_at: created_at.toISOString(),
      status: 'SENT',
      thread: id,
      quota: null, // Only writing to job seekers is counted.
    };
  });
}

/** The message without anything that is invisible or could break out of its line; throws when nothing is left of a field. */
function cleaned(input: MessageInput): MessageInput {
  const { name, lastname, email, phone } = input.contact_info;
  const title = oneLine(input.title);
  const content = manyLines(input.content);
  const contact_info = { name: oneLine(name), lastname: oneLine(lastname), email, phone: phone ?? '' };
  const required = { title, content, name: contact_info.name, lastname: contact_info.lastname };
  const details: ErrorDetails = Object.fromEntries(
    Object.entries(required).flatMap(([field, text]) => (text ? [] : [[field, t('fields.required')]])),
  );
  if (email !== oneLine(email)) details['email'] = t('fields.email');
  if (Object.keys(details).length > 0) throw validationError(details);
  return { ...input, title, content, contact_info };
}

/** The provider whose owner is written to; throws when the recipient is nobody's owner, or is who sends. */
async function addressedCompany(
  db: Transaction<Database>,
  { recipient, company, job_offer, kind = 'CONTACT' }: MessageInput,
  viewer: Viewer | null,
): Promise<number> {
  if (kind !== 'CONTACT') throw validationError({ kind: t('fields.choice') });
  if (recipient === viewer?.userId) throw validationError({ recipient: 'Sie können nicht an sich selbst schreiben.' });
  const owned = await db
    .selectFrom('company')
    .innerJoin('user_account', 'user_account.id', 'company.owner_id')
    .select('company.id')
    .where('company.owner_id', '=', recipient)
    .where('company.status', '=', 'PUBLISHED')
    .where('user_account.disabled_at', 'is', null)
    .$if(company !== undefined, (query) => query.where('company.id', '=', company ?? 0))
    .orderBy('company.id')
    .executeTakeFirst();
  if (!owned) throw validationError({ recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.' });
  if (job_offer !== undefined && !(await isOfferOf(db, owned.id, job_offer))) {
    throw validationError({ job_offer: 'Dieses Stellenangebot gibt es nicht.' });
  }
  return owned.id;
}

async function isOfferOf(db: Transaction<Database>, companyId: number, jobOfferId: number): Promise<boolean> {
  const offer = await db
    .selectFrom('job_offer')
    .select('id')
    .where('id', '=', jobOfferId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return offer !== undefined;
}
