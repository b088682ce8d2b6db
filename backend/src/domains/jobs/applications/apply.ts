import type { Kysely } from 'kysely';
import type { ApplicationInput, ApplicationSent, MessageInput } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { whereOpen } from '../offers/job-offer-queries';
import { hasJobsTab } from '../../companies';
import type { Viewer } from '../../../platform/http/app-type';
import type { Databases } from '../../../platform/database/database';
import { notFound, permissionDenied, validationError } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';
import { once } from '../../../platform/http/idempotency';
import type { Database } from '../../../platform/database/schema';
import {
  findAddressee,
  requireApplicant,
  MESSAGE_MAILS,
  senderOf,
  type Sender,
  writeMessage,
  type MessageServices,
} from '../../messages';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { recordApplication } from './record-application';

/** The goal of an application: an offer, or the provider in general. */
export type ApplicationTarget = { jobOfferId: number } | { companyId: number };

interface Target {
  companyId: number;
  ownerId: number;
  jobOfferId: number | null;
  title: string;
}

interface ApplicationRequest {
  target: ApplicationTarget;
  input: ApplicationInput;
  viewer: Viewer;
  idempotencyKey: string | undefined;
}

/**
 * Applies for an offer, or to a provider in general (PP-16). The provider sees the public name, never the account's
 * name (AC-13). Throws 403 for accounts that are not job seekers', 404 for offers that visitors cannot see, 409 for a
 * second application.
 */
export async function apply(
  databases: Databases,
  services: MessageServices,
  request: ApplicationRequest,
): Promise<ApplicationSent> {
  const { target, input, viewer, idempotencyKey: key } = request;
  await services.jobs.ready(MESSAGE_MAILS);
  const scope = `application user:${viewer.userId}`;
  return once(databases, { scope, key, body: { ...target, ...input } }, async (transaction) => {
    const sender = await senderOf(transaction, viewer);
    requireApplicant(sender);
    const { companyId, ownerId, jobOfferId, title } = await findTarget(transaction, target);
    const message = messageOf(input, sender, { companyId, ownerId, title });
    await findAddressee(transaction, message, sender);
    const { id } = await writeMessage(transaction, services, {
      kind: 'APPLICATION',
      senderId: viewer.userId,
      to: { recipient_id: ownerId },
      companyId,
      jobOfferId,
      title: message.title,
      content: message.content,
      contactInfo: { ...message.contact_info, phone: '' },
      isHeld: !sender.isConfirmed,
      attachments: input.attachments ?? [],
    });
    const applicant = { companyId, jobOfferId, applicantId: viewer.userId, messageId: id };
    const applicationId = await recordApplication(transaction, applicant);
    return { id: applicationId, status: 'SUBMITTED', message_id: id, is_held: !sender.isConfirmed };
  });
}

function messageOf(
  input: ApplicationInput,
  sender: Sender,
  { companyId, ownerId, title }: Pick<Target, 'companyId' | 'ownerId' | 'title'>,
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

async function findTarget(db: Kysely<Database>, target: ApplicationTarget): Promise<Target> {
  const found = 'jobOfferId' in target ? await openOffer(db, target.jobOfferId) : await provider(db, target.companyId);
  if (!found) throw notFound(answerText('noSuch.jobOffer'));
  const { company_id, owner_id, job_offer_id, title } = found;
  if (owner_id === null) {
    throw validationError({ detail: 'Dieser Pflegeanbieter nimmt hier keine Bewerbungen entgegen.' });
  }
  return { companyId: company_id, ownerId: owner_id, jobOfferId: job_offer_id, title };
}

async function openOffer(db: Kysely<Database>, id: number) {
  const offer = await db
    .selectFrom('job_offer')
    .innerJoin('company', 'company.id', 'job_offer.company_id')
    .select(['job_offer.id', 'title', 'company_id', 'owner_id'])
    .where('job_offer.id', '=', id)
    .where(whereOpen)
    .where(hasJobsTab())
    .where('company.status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return offer && { ...offer, job_offer_id: offer.id, title: `Bewerbung als ${offer.title}` };
}

async function provider(db: Kysely<Database>, id: number) {
  const company = await db
    .selectFrom('company')
    .select(['id', 'name', 'owner_id'])
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return (
    company && {
      company_id: company.id,
      owner_id: company.owner_id,
      job_offer_id: null,
      title: `Initiativbewerbung bei ${company.name}`,
    }
  );
}
