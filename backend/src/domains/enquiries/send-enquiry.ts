import { ENQUIRY_CONFIRM_HOURS, enquiryFields, type EnquiryGrade } from '@care/contracts/enquiry';
import { careFormLabel } from '@care/contracts/enumerations';
import { formatDate } from '@care/contracts/format';
import type { EnquiryReceiverChoices, enquiryInputSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { Visitor } from '../../platform/http/sender';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { accountById } from '../accounts';
import * as messages from '../messages';
import { addressOf, enquiryKey, enquiryLink, lockEnquiry, receiversOf, type EnquiryRow } from './enquiry-rows';
import { confirmationMail, linkMail, sentMail } from './enquiry-mails';
import { rowsWith, listed } from '../../platform/database/queries';

type Input = z.output<typeof enquiryInputSchema>;

/** The version of the consent text of the form; raised with each change of its words. */
const ENQUIRY_CONSENT_VERSION = '2026-11';
const HOUR_MS = 3_600_000;

const confirmUntil = (): Date => new Date(Date.now() + ENQUIRY_CONFIRM_HOURS * HOUR_MS);

/**
 * Stores an enquiry. For a person with an account it is sent at once, or held like other messages; without one it is
 * sent when the address has confirmed it (EQ-02, EQ-03). Throws 422 at the field; `receivers` names a provider that
 * cannot be written to.
 * @returns the key of the private page for a person with an account
 */
export async function sendEnquiry(app: App, services: messages.MessageServices, input: Input, visitor: Visitor) {
  const { viewer, idempotencyKey: key, name } = visitor;
  if (!viewer && !input.email) throw validationError({ email: t('fields.required') });
  await app.jobs.ready('mail');
  await app.jobs.ready(messages.MESSAGE_MAILS);
  return once(app.databases, { scope: `enquiry ${name}`, key, body: input }, async (db) => {
    if (viewer) await messages.lockPeople(db, [viewer.userId]);
    const names = await reachableNames(db, input.receivers, viewer);
    const id = await store(db, input, viewer);
    if (!viewer) {
      const to = normalAddress(input.email ?? '');
      const mail = { to, companies: names, url: enquiryLink(app, services.origin, id) };
      await app.mailer.send(confirmationMail(mail), { transaction: db });
      return { key: null };
    }
    const { company, isConfirmed } = await messages.messageSenderOf(db, viewer);
    const enquiry = await lockEnquiry(db, id);
    if (enquiry) await deliverEnquiry(app, db, services, enquiry, { companyId: company?.id ?? null, isConfirmed });
    return { key: enquiryKey(authSecret(app.settings), id) };
  });
}

/** The text of the message: every field in the order of the form (EQ-08). */
const contentOf = (enquiry: EnquiryRow): string =>
  enquiryFields({ ...enquiry, care_grade: enquiry.care_grade as EnquiryGrade }, { careFormLabel, formatDate })
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');

const titleOf = ({ care_form, starts_on }: EnquiryRow): string =>
  `Anfrage: ${careFormLabel(care_form)} ab ${formatDate(starts_on)}`;

interface Author {
  /** The company of the person, which may be blocked. */
  companyId: number | null;
  /** False: the messages wait until the address of the account is confirmed. */
  isConfirmed: boolean;
}

/**
 * Sends a locked enquiry as one message to each named provider. Providers that take no messages any more, or have blocked
 * the person, get nothing; the private page says so (EQ-04, EQ-09).
 */
export async function deliverEnquiry(
  app: App,
  db: DbTransaction,
  services: messages.MessageServices,
  enquiry: EnquiryRow,
  { companyId, isConfirmed }: Author,
): Promise<void> {
  const names: string[] = [];
  const receivers = await rowsWith(db, 'enquiry_receiver', { enquiry_id: enquiry.id })
    .select(['id', 'company_id'])
    .orderBy('company_id')
    .execute();
  const { user_id, email, phone } = enquiry;
  for (const { id, company_id } of receivers) {
    const company = await messages
      .reachableCompanies(db)
      .select(['company.name', 'company.owner_id'])
      .where('company.id', '=', company_id)
      .forShare('company')
      .executeTakeFirst();
    const ownerId = company?.owner_id;
    if (!company || !ownerId || ownerId === user_id) continue;
    if (await messages.isBlocked(db, ownerId, { userId: user_id, companyId, email })) continue;
    const { id: message_id, created_at } = await messages.writeMessage(db, services, {
      kind: 'ENQUIRY',
      sender_id: user_id,
      recipient_id: ownerId,
      company_id,
      title: titleOf(enquiry),
      content: contentOf(enquiry),
      contact_info: { email, ...(phone && { phone }) },
      is_held: !isConfirmed,
    });
    await db.updateTable('enquiry_receiver').set({ message_id, sent_at: created_at }).where('id', '=', id).execute();
    names.push(company.name);
  }
  await db.updateTable('enquiry').set({ sent_at: new Date() }).where('id', '=', enquiry.id).execute();
  const to = isConfirmed ? await addressOf(db, enquiry) : undefined;
  if (!to || names.length === 0) return;
  const url = enquiryLink(app, services.origin, enquiry.id);
  await app.mailer.send(sentMail({ to, companies: names, url }, enquiry.created_at), { transaction: db });
}

/** Public providers by their ids, in this order, and whether their owners read messages here. */
const receiversBy = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .leftJoin(messages.reachableCompanies(db).select('company.id').as('reachable'), 'reachable.id', 'company.id')
    .select(['company.id', 'company.slug', 'company.name', 'company.city', 'company.phone', 'company.reply_days'])
    .select(['company.owner_id', sql<boolean>`reachable.id is not null`.as('is_reachable')])
    .where('company.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('company.status', '=', 'PUBLISHED')
    .orderBy(sql`array_position(${[...ids]}::bigint[], company.id)`)
    .execute();

/** The providers to whom an enquiry may go (EQ-01). */
export async function receiverChoices(db: Db, ids: readonly number[]): Promise<EnquiryReceiverChoices> {
  const rows = await receiversBy(db, ids);
  return listed(rows.map(({ owner_id: _, ...choice }) => choice));
}

/** The names of the receivers. @throws 422 if one of them takes no messages, or belongs to the person */
async function reachableNames(
  db: DbTransaction,
  receivers: readonly number[],
  viewer: Viewer | null,
): Promise<string[]> {
  const rows = await receiversBy(db, receivers);
  return [...new Set(receivers)].map((receiver) => {
    const row = rows.find(({ id }) => id === receiver);
    if (!row)
      throw validationError({ receivers: 'Einen der Anbieter gibt es nicht mehr. Bitte nehmen Sie ihn heraus.' });
    if (row.owner_id !== null && row.owner_id === viewer?.userId)
      throw validationError({ receivers: 'An die eigene Einrichtung können Sie keine Anfrage senden.' });
    if (!row.is_reachable)
      throw validationError({ receivers: `${row.name} nimmt hier keine Anfragen entgegen. Bitte rufen Sie dort an.` });
    return row.name;
  });
}

async function store(db: DbTransaction, input: Input, viewer: Viewer | null): Promise<number> {
  const { receivers, email = '', phone, content, consent: _, ...fields } = input;
  const account = viewer && (await accountById(db, viewer.userId).select('email').executeTakeFirstOrThrow());
  const { id } = await db
    .insertInto('enquiry')
    .values({
      ...fields,
      user_id: viewer?.userId ?? null,
      email: account?.email ?? normalAddress(email),
      phone: phone || null,
      content: manyLines(content),
      consent_version: ENQUIRY_CONSENT_VERSION,
      confirm_until: confirmUntil(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('enquiry_receiver')
    .values([...new Set(receivers)].map((company_id) => ({ enquiry_id: id, company_id })))
    .execute();
  return id;
}

export const ENQUIRY_LINKS = 'enquiry-links';
export interface LinkRequest {
  email: string;
  origin: string;
}

/** Most links that one request sends, the latest first. */
const MOST = 3;

/**
 * Mails the links of the enquiries of an address again (EQ-05). It is a job, so that the answer says nothing about the
 * address. An enquiry that was not sent can be confirmed for another day.
 */
export async function sendLinks(app: App, { email, origin }: LinkRequest): Promise<void> {
  await app.jobs.ready('mail');
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const enquiries = await rowsWith(db, 'enquiry', { user_id: null })
      .selectAll()
      .where(normalColumn('email'), '=', normalAddress(email))
      .where(sql<boolean>`(sent_at is not null or withdrawn_at is null)`)
      .orderBy('id', 'desc')
      .limit(MOST)
      .forUpdate()
      .execute();
    for (const { id, sent_at } of enquiries) {
      const companies = (await receiversOf(db, id)).map(({ name }) => name);
      const mail = { to: normalAddress(email), companies, url: enquiryLink(app, origin, id) };
      const isSent = await app.mailer.send(sent_at ? linkMail(mail) : confirmationMail(mail), { transaction: db });
      if (isSent && !sent_at)
        await db.updateTable('enquiry').set({ confirm_until: confirmUntil() }).where('id', '=', id).execute();
    }
  });
}
