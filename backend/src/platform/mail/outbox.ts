import type { Databases } from '../database/database';
import type { MailTransport } from './mail';
import { normalAddress, normalColumn } from './mail-address';

/** The row of `app_meta` with which a restored copy begins: it may not write to people of the original. */
export const MAILS_HELD = 'mails_held';

/** Whether this database was restored, and nobody has said since that it may send mails. */
export const areMailsHeld = async ({ primary }: Databases): Promise<boolean> =>
  (await primary.kysely.selectFrom('app_meta').select('key').where('key', '=', MAILS_HELD).executeTakeFirst()) !==
  undefined;

/**
 * Stores mails in the database instead of sending them, so that an installation without a mail server is fully usable.
 */
export const outboxTransport = ({ primary }: Databases): MailTransport => ({
  deliver: async ({ to, subject, text, html, headers = {} }) => {
    const row = { recipient: to, subject, text_body: text, html_body: html, headers: JSON.stringify(headers) };
    await primary.kysely.insertInto('mail_outbox').values(row).execute();
  },
  check: () => Promise.resolve(),
  close: () => undefined,
});

/** The newest mails, all or those to one address. */
export function outboxMails({ primary }: Databases, to: string | undefined, limit = 100) {
  const mails = primary.kysely.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(limit);
  return (to === undefined ? mails : mails.where(normalColumn('recipient'), '=', normalAddress(to))).execute();
}

export const outboxMail = ({ primary }: Databases, id: number) =>
  primary.kysely.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
