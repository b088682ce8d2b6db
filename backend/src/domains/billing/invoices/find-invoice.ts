import type { App } from '../../../platform/http/app-type';
import { notFound } from '../../../platform/http/errors';
import { isPdfKey } from './invoice-link';
import { isIssued, type IssuedInvoice } from './invoice-rows';

const noSuchInvoice = () => notFound('Diese Rechnung gibt es nicht.');

/** An issued invoice. @throws 404 */
export async function issuedInvoice({ databases }: Pick<App, 'databases'>, id: number): Promise<IssuedInvoice> {
  const row = await databases.primary.kysely.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isIssued(row)) throw noSuchInvoice();
  return row;
}

interface Reader {
  userId: number | undefined;
  key: string | undefined;
}

/**
 * An issued invoice for its reader: the account to which it was issued, or whoever has the key of its address.
 * @throws 404 for everybody else
 */
export async function readableInvoice(app: App, id: number, { userId, key }: Reader): Promise<IssuedInvoice> {
  const invoice = await issuedInvoice(app, id);
  const isOwn = userId !== undefined && invoice.user_id === userId;
  if (isOwn || (key !== undefined && isPdfKey(app.settings, invoice, key))) return invoice;
  throw noSuchInvoice();
}
