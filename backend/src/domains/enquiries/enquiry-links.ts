import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { enquiryKey, enquiryLink } from './enquiry-key';
import { confirmationMail, linkMail } from './enquiry-mails';
import { receiversOf } from './enquiry-rows';
import { confirmUntil } from './send-enquiry';

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
    const enquiries = await db
      .selectFrom('enquiry')
      .selectAll()
      .where('user_id', 'is', null)
      .where(normalColumn('email'), '=', normalAddress(email))
      .where(sql<boolean>`(sent_at is not null or withdrawn_at is null)`)
      .orderBy('id', 'desc')
      .limit(MOST)
      .forUpdate()
      .execute();
    for (const { id, sent_at } of enquiries) {
      const companies = (await receiversOf(db, id)).map(({ name }) => name);
      const mail = {
        to: normalAddress(email),
        companies,
        url: enquiryLink(origin, enquiryKey(authSecret(app.settings), id)),
      };
      const isSent = await app.mailer.send(sent_at ? linkMail(mail) : confirmationMail(mail), { transaction: db });
      if (isSent && !sent_at)
        await db.updateTable('enquiry').set({ confirm_until: confirmUntil() }).where('id', '=', id).execute();
    }
  });
}
