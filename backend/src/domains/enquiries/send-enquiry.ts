import { ENQUIRY_CONFIRM_HOURS } from '@care/contracts/enquiry';
import type { EnquiryCreated, enquiryInputSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { normalAddress } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { accountById } from '../accounts';
import { lockPeople, MESSAGE_MAILS, messageSenderOf, reachableCompanies, type MessageServices } from '../messages';
import { deliverEnquiry } from './deliver-enquiry';
import { enquiryKey, enquiryLink } from './enquiry-key';
import { confirmationMail } from './enquiry-mails';
import { lockEnquiry } from './enquiry-rows';

type Input = z.output<typeof enquiryInputSchema>;
type Db = Transaction<Database>;

/** The version of the consent text of the form; raised with each change of its words. */
const ENQUIRY_CONSENT_VERSION = '2026-11';
const HOUR_MS = 3_600_000;

export const confirmUntil = (): Date => new Date(Date.now() + ENQUIRY_CONFIRM_HOURS * HOUR_MS);

interface From {
  viewer: Viewer | null;
  idempotencyKey: string | undefined;
}

/**
 * Stores an enquiry. For a person with an account it is sent at once, or held like other messages; without one it is
 * sent when the address has confirmed it (EQ-02, EQ-03). Throws 422 at the field; `receivers` names a provider that
 * cannot be written to.
 * @returns the key of the private page for a person with an account
 */
export async function sendEnquiry(
  app: App,
  services: MessageServices,
  input: Input,
  { viewer, idempotencyKey }: From,
): Promise<EnquiryCreated> {
  if (!viewer && !input.email) throw validationError({ email: t('fields.required') });
  await app.jobs.ready('mail');
  await app.jobs.ready(MESSAGE_MAILS);
  const scope = `enquiry ${viewer ? `user:${viewer.userId}` : 'visitor'}`;
  return once(app.databases, { scope, key: idempotencyKey, body: input }, async (db) => {
    if (viewer) await lockPeople(db, [viewer.userId]);
    const names = await reachableNames(db, input.receivers, viewer);
    const id = await store(db, input, viewer);
    const key = enquiryKey(authSecret(app.settings), id);
    if (!viewer) {
      const mail = { to: normalAddress(input.email ?? ''), companies: names, url: enquiryLink(services.origin, key) };
      await app.mailer.send(confirmationMail(mail), { transaction: db });
      return { key: null };
    }
    const { company, isConfirmed } = await messageSenderOf(db, viewer);
    const enquiry = await lockEnquiry(db, id);
    if (enquiry) await deliverEnquiry(app, db, services, enquiry, { companyId: company?.id ?? null, isConfirmed });
    return { key };
  });
}

/** The names of the receivers. @throws 422 if one of them takes no messages, or belongs to the person */
async function reachableNames(db: Db, receivers: readonly number[], viewer: Viewer | null): Promise<string[]> {
  const ids = [...new Set(receivers)];
  const rows = await db
    .selectFrom('company')
    .leftJoin(reachableCompanies(db).select('company.id').as('reachable'), 'reachable.id', 'company.id')
    .select(['company.id', 'company.name', 'company.owner_id', 'reachable.id as reachable_id'])
    .where('company.id', 'in', ids)
    .where('company.status', '=', 'PUBLISHED')
    .execute();
  const names = ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row)
      throw validationError({ receivers: 'Einen der Anbieter gibt es nicht mehr. Bitte nehmen Sie ihn heraus.' });
    if (row.owner_id !== null && row.owner_id === viewer?.userId)
      throw validationError({ receivers: 'An die eigene Einrichtung können Sie keine Anfrage senden.' });
    if (row.reachable_id === null)
      throw validationError({ receivers: `${row.name} nimmt hier keine Anfragen entgegen. Bitte rufen Sie dort an.` });
    return row.name;
  });
  return names;
}

async function store(db: Db, input: Input, viewer: Viewer | null): Promise<number> {
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
