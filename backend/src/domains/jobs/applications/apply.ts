import type { ApplicationInput, ApplicationSent, MessageInput } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { whereOpen } from '../offers/job-offer-queries';
import { hasJobsTab } from '../../companies';
import { findApplication, sideOf } from './application-queries';
import { TRANSITIONS } from './change-status';
import { hireOf } from './hire-state';
import type { Sender } from '../../../platform/http/sender';
import type { Databases } from '../../../platform/database/database';
import { permissionDenied, refusedAt, validationError } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import { once } from '../../../platform/http/idempotency';
import { isFound, rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import * as messages from '../../messages';
import { manyLines, oneLine } from '../../../platform/text/plain-text';

/** The goal of an application: an offer, or the provider in general. */
export type ApplicationTarget = { jobOfferId: number } | { companyId: number };

type ApplicationRequest = Omit<Sender, 'origin'> & { target: ApplicationTarget; input: ApplicationInput };

/**
 * Applies for an offer, or to a provider in general (PP-16). The provider sees the public name, never the account's
 * name (AC-13). Throws 403 for accounts that are not job seekers', 404 for offers that visitors cannot see, 409 for a
 * second application.
 */
export async function apply(
  databases: Databases,
  services: messages.MessageServices,
  request: ApplicationRequest,
): Promise<ApplicationSent> {
  const { target, input, viewer, idempotencyKey: key } = request;
  await services.jobs.ready(messages.MESSAGE_MAILS);
  const scope = `application user:${viewer.userId}`;
  return once(databases, { scope, key, body: { ...target, ...input } }, async (transaction) => {
    const sender = await messages.messageSenderOf(transaction, viewer);
    messages.requireApplicant(sender);
    const { companyId, ownerId, jobOfferId, title } = await findTarget(transaction, target);
    const message = messageOf(input, sender, { companyId, ownerId, title });
    await messages.findAddressee(transaction, message, sender);
    const { id } = await messages.writeMessage(transaction, services, {
      kind: 'APPLICATION',
      sender_id: viewer.userId,
      recipient_id: ownerId,
      company_id: companyId,
      job_offer_id: jobOfferId,
      title: message.title,
      content: message.content,
      contact_info: { ...message.contact_info, phone: '' },
      is_held: !sender.isConfirmed,
      attachments: input.attachments ?? [],
    });
    const applicant = { companyId, jobOfferId, applicantId: viewer.userId, messageId: id };
    const applicationId = await recordApplication(transaction, applicant);
    return { id: applicationId, status: 'SUBMITTED', message_id: id, is_held: !sender.isConfirmed };
  });
}

function messageOf(
  input: ApplicationInput,
  sender: messages.MessageSender,
  { companyId, ownerId, title }: Pick<Awaited<ReturnType<typeof findTarget>>, 'companyId' | 'ownerId' | 'title'>,
): MessageInput {
  const content = manyLines(input.message);
  if (!content) throw validationError({ message: t('fields.required') });
  if (input.email !== oneLine(input.email)) throw validationError({ email: t('fields.email') });
  if (!sender.jobSeeker) throw permissionDenied('Bitte legen Sie zuerst Ihr Profil an.');
  if (input.profile !== undefined && input.profile !== sender.jobSeeker.id) {
    throw validationError({ profile: t('fields.choice') });
  }
  const contact_info = { name: sender.jobSeeker.visibleName, lastname: '', email: input.email };
  return { kind: 'APPLICATION', title, content, recipient: ownerId, company: companyId, contact_info };
}

async function findTarget(db: Db, target: ApplicationTarget) {
  const found = 'jobOfferId' in target ? await openOffer(db, target.jobOfferId) : await provider(db, target.companyId);
  if (!found) throw noSuch('jobOffer');
  const { ownerId } = found;
  if (ownerId === null)
    throw validationError({ detail: 'Dieser Pflegeanbieter nimmt hier keine Bewerbungen entgegen.' });
  return { ...found, ownerId };
}

async function openOffer(db: Db, id: number) {
  const offer = await db
    .selectFrom('job_offer')
    .innerJoin('company', 'company.id', 'job_offer.company_id')
    .select(['job_offer.id as jobOfferId', 'title', 'company_id as companyId', 'owner_id as ownerId'])
    .where('job_offer.id', '=', id)
    .where(whereOpen)
    .where(hasJobsTab())
    .where('company.status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return offer && { ...offer, title: `Bewerbung als ${offer.title}` };
}

async function provider(db: Db, companyId: number) {
  const company = await rowsWith(db, 'company', { id: companyId, status: 'PUBLISHED' })
    .select(['name', 'owner_id as ownerId'])
    .executeTakeFirst();
  if (!company) return undefined;
  const title = `Initiativbewerbung bei ${company.name}`;
  return { companyId, ownerId: company.ownerId, jobOfferId: null, title };
}

const ALREADY_APPLIED = 'Sie haben sich hier bereits beworben. Den Stand sehen Sie unter „Meine Bewerbungen“.';
const APPLIED_AND_DELETED =
  'Sie haben sich hier bereits beworben und die Bewerbung bei sich gelöscht. Der Pflegeanbieter hat sie noch. Möchten Sie etwas ergänzen oder sie zurückziehen, wenden Sie sich bitte direkt an ihn.';

/** Stores an application; one per person and offer, otherwise 409 (PP-16). */
async function recordApplication(
  db: DbTransaction,
  { companyId, jobOfferId, applicantId, messageId }: messages.NewApplication,
): Promise<number> {
  const kept = await db
    .insertInto('application')
    .values({ company_id: companyId, job_offer_id: jobOfferId, applicant_id: applicantId, message_id: messageId })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return kept.id;
  const listed = rowsWith(db, 'application', {
    applicant_id: applicantId,
    company_id: companyId,
    applicant_deleted_at: null,
  })
    .where('job_offer_id', 'is not distinct from', jobOfferId)
    .where('status', '<>', 'WITHDRAWN');
  const reason = (await isFound(listed)) ? ALREADY_APPLIED : APPLIED_AND_DELETED;
  throw refusedAt('uniqueness', 409, 'uniqueness', reason);
}

/** The functions of applications that the messages domain uses. */
export const applicationHooks: messages.ApplicationHooks = {
  // The messages domain has locked the provider, which is public.
  isOpenOffer: async (db, companyId, jobOfferId) => (await openOffer(db, jobOfferId))?.companyId === companyId,
  record: recordApplication,
  nextSteps: (status, side) => TRANSITIONS[status][side],
  hireOf: async (db, applicationId, viewer) => {
    const row = await findApplication(db, applicationId);
    const side = row && sideOf(row, viewer);
    return row && side ? hireOf(row, side) : null;
  },
};
