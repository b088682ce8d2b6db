import type { Billing, BillingDetails } from '@care/contracts/schemas';
import { rowsWith } from '../../../platform/database/queries';
import type { InvoiceBuyer, Db, DbTransaction } from '../../../platform/database/schema';
import type { Viewer } from '../../../platform/http/app-type';
import { noSuch } from '../../../platform/http/texts';
import { accountById, confirmedPerson } from '../../accounts';
import { companyById } from '../../companies';

/** A provider and its owner, whose invoices are meant. */
interface Owned {
  companyId: number;
  userId: number;
}

/** @throws 404 without an own provider */
export function ownedBy({ company, userId }: Viewer): Owned {
  if (!company) throw noSuch('company');
  return { companyId: company.id, userId };
}

/** Entry of the owner on the page of invoices. That of a former owner does not count. */
const savedBilling = (db: Db, { companyId, userId }: Owned) =>
  rowsWith(db, 'company_billing', { company_id: companyId, user_id: userId })
    .select(['name', 'street', 'zip_code', 'city', 'vat_id', 'email', 'updated_at'])
    .executeTakeFirst();

/** The address in the newest order that the owner has placed for the provider, and when it was entered. */
async function orderedBilling(db: Db, { companyId, userId }: Owned) {
  const order = await rowsWith(db, 'payment_order', {
    company_id: companyId,
    user_id: userId,
    kind: 'BOOKING',
    status: 'PAID',
  })
    .select(['billing', 'terms_accepted_at'])
    .orderBy('terms_accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order && { billing: order.billing, at: order.terms_accepted_at };
}

/** The operator and address of the provider, where nothing else was entered. */
async function profileBilling(db: Db, companyId: number): Promise<Billing> {
  const { name, operator, street, zip_code, city } = await companyById(db, companyId)
    .select(['name', 'operator', 'street', 'zip_code', 'city'])
    .executeTakeFirstOrThrow();
  return { name: operator ?? name, street: street.split(',')[0] ?? '', zip_code, city, vat_id: '' };
}

/**
 * The buyer on the next invoice: what was entered last, in an order or on the page of invoices, otherwise the provider's
 * operator and address.
 * @param entered the address of the order that is invoiced
 */
export async function buyerOf(db: Db, owned: Owned, entered?: { billing: Billing; at: Date }): Promise<InvoiceBuyer> {
  const saved = await savedBilling(db, owned);
  const email = saved?.email ?? (await confirmedPerson(db, owned.userId))?.email ?? null;
  const ordered = entered ?? (await orderedBilling(db, owned));
  if (saved && (!ordered || saved.updated_at >= ordered.at)) {
    const { updated_at: _updated, ...buyer } = saved;
    return buyer;
  }
  return { ...(ordered?.billing ?? (await profileBilling(db, owned.companyId))), email };
}

/** `GET /payment/billing/`. The e-mail address is that of the account until another one is entered. */
export async function billingDetails(db: Db, owned: Owned): Promise<BillingDetails> {
  const buyer = await buyerOf(db, owned);
  if (buyer.email !== null) return { ...buyer, email: buyer.email };
  const { email } = await accountById(db, owned.userId).select('email').executeTakeFirstOrThrow();
  return { ...buyer, email };
}

/**
 * `PUT /payment/billing/`: for the invoices from now on; issued ones stay as they are. The same once more changes nothing.
 * @throws 404 if the provider has another owner by now
 */
export async function saveBilling(db: DbTransaction, { companyId, userId }: Owned, details: BillingDetails) {
  await companyById(db, companyId)
    .select('id')
    .where('owner_id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => noSuch('company'));
  const row = { ...details, user_id: userId, updated_at: new Date() };
  await db
    .insertInto('company_billing')
    .values({ company_id: companyId, ...row })
    .onConflict((on) => on.column('company_id').doUpdateSet(row))
    .execute();
}
