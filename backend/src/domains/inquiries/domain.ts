import { sql } from 'kysely';
import { deleteRows } from '../../platform/database/queries';
import type { DbTransaction } from '../../platform/database/schema';
import { type Domain, type Leaver, moveAll } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import inquiryRoutes, { inquiryKind } from './products/product-inquiry';
import { supportQuestionKind, visitRequestKind } from './support/request-case';
import { CASE_KINDS } from './support/requests';
import providerSupportRoutes from './support/routes';

/** Deletes the requests and inquiries of an account that is being deleted; account and provider are locked (AC-07). */
async function deleteInquiries(_app: App, db: DbTransaction, { id, email, email_verified_at }: Leaver) {
  // Case before request, as the desk locks them.
  await sql`
    select id from desk_case where kind = any(${Object.values(CASE_KINDS)}::text[])
      and subject_id in (select id from support_request where user_id = ${id}) order by id for update`.execute(db);
  await db.deleteFrom('support_request').where('user_id', '=', id).execute();
  // Sent without signing in; those that were sent with the account are deleted with it.
  if (email_verified_at)
    await deleteRows(db, 'product_inquiry', { user_id: null })
      .where(normalColumn('email'), '=', normalAddress(email))
      .execute();
}

/** Inquiries about products, and requests of providers for support. */
export const inquiries: Domain = {
  routes: [inquiryRoutes, providerSupportRoutes],
  limits,
  mails: mailSamples,
  cases: [inquiryKind, supportQuestionKind, visitRequestKind],
  tables: {
    product_inquiry: {
      // Inquiries need no account; without one they belong to the account that has confirmed the address.
      personal: `user_id = $1 or (user_id is null
        and lower(email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null))`,
    },
    support_request: { personal: 'user_id = $1', merge: moveAll('support_request') },
  },
  retention: [
    {
      name: 'product inquiries',
      time: [24, 'month'],
      kept: (time) => `${time}; their cases stay without name and address`,
      why: 'questions about the answer',
      notice: (time) => `Produktanfragen: ${time}, längstens bis zum Ende Ihres Kontos`,
      table: 'product_inquiry',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'support requests',
      time: [24, 'month'],
      kept: (time) => `${time} after the answer; their cases stay without name and address`,
      why: 'questions about the answer',
      notice: (time) => `Anfragen an unser Team: ${time} nach der Antwort, längstens bis zum Ende Ihres Kontos`,
      table: 'support_request',
      over: (time) => `settled_at < now() - ${time}`,
    },
  ],
  account: { deleted: deleteInquiries },
};
