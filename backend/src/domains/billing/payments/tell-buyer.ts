import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import type { MailDraft } from '../../../platform/mail/mail';
import { siteOrigin } from '../../../platform/mail/site-address';
import { tellPerson } from '../../accounts';
import type { Buyer } from './payment-mails';

/** Mails the buyer of a package for a company, if the address belongs to the account. Sent with the transaction. */
export const tellBuyer = (
  app: App,
  db: Transaction<Database>,
  { user_id, company }: { user_id: number | null; company: string },
  mailTo: (buyer: Buyer) => MailDraft,
): Promise<void> =>
  tellPerson(app, db, user_id, (person) => mailTo({ person, company, origin: siteOrigin(app.settings) }));
