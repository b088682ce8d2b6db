import { isDeepStrictEqual } from 'node:util';
import type { Checkout, CheckoutInput, PaidTier } from '@care/contracts/schemas';
import { pick, rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import { badRequest, conflict, permissionDenied } from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import type { Sender } from '../../../platform/http/sender';
import type { OrderRow, PaymentService } from './payment-service';
import { lockOwnCompany } from '../../companies';
import { accountById } from '../../accounts';
import { quoteFor } from './offer';
import { closeOpen, orderById } from './subscription-rows';

const ORDER_MINUTES = 60;
/** An order that expires soon is not handed out again. */
const LEFT_MINUTES = 35;
const MINUTE_MS = 60_000;

/**
 * Places an order and opens its payment page (PK-03, PK-04). A provider has one open order: the same one again is
 * answered with the open one, another one replaces it.
 * @throws 400 for Free, 403 without a confirmed address, 404 for other people's providers, 409 if the order is not
 * possible or costs something else by now, 503 without an answer of the payment service
 */
export async function startCheckout(
  app: App,
  service: PaymentService,
  input: CheckoutInput,
  { viewer, idempotencyKey, origin }: Sender,
): Promise<Checkout> {
  const { package: wanted, ...rest } = input;
  if (wanted === 'FREE_TIER') throw badRequest('Das Paket Free ist dauerhaft kostenlos und braucht keine Buchung.');
  const replaced: OrderRow[] = [];
  const request = { scope: `checkout user:${viewer.userId}`, key: idempotencyKey, body: input };
  const order = { viewer, input: { ...rest, package: wanted }, replaced };
  const { id } = await once(app.databases, request, (db) => placeOrder(db, service, order));
  for (const former of replaced) await service.close(former);
  return openOrder(app, service, { id, viewer, origin });
}

type PaidInput = Omit<CheckoutInput, 'package'> & { package: PaidTier };

/** @param replaced gets the order that this one replaces */
async function placeOrder(
  db: DbTransaction,
  service: PaymentService,
  { viewer, input, replaced }: { viewer: Viewer; input: PaidInput; replaced: OrderRow[] },
): Promise<{ id: string }> {
  const company = await lockOwnCompany(db, input.company, viewer);
  await refuseUnconfirmed(db, viewer.userId);
  const quote = await quoteFor(db, service, company, input);
  const { due_cents = quote.due_cents, gross_cents = quote.gross_cents } = input;
  if (due_cents !== quote.due_cents || gross_cents !== quote.gross_cents)
    throw conflict('Der Betrag hat sich inzwischen geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.');
  const open = await openBooking(db, company.id);
  if (open) {
    const content = {
      ...{ ...pick(input, ['package', 'period', 'billing']), service: service.name },
      ...pick(quote, ['due_cents', 'gross_cents', 'vat_rate']),
    };
    const isSame = isDeepStrictEqual(pick(open, Object.keys(content) as (keyof typeof content)[]), content);
    if (isSame && open.expires_at.getTime() - Date.now() > LEFT_MINUTES * MINUTE_MS) return { id: open.id };
    await closeOpen(db, 'BOOKING', 'CANCELED').where('id', '=', open.id).execute();
    replaced.push(open);
  }
  const now = new Date();
  return db
    .insertInto('payment_order')
    .values({
      ...{ kind: 'BOOKING', company_id: company.id, user_id: viewer.userId },
      ...{ package: input.package, period: input.period, service: service.name },
      ...pick(quote, ['price_cents', 'credit_cents', 'net_cents', 'vat_rate', 'vat_cents', 'gross_cents']),
      ...pick(quote, ['due_cents', 'trial_ends_at']),
      billing: JSON.stringify(input.billing),
      ...{ created_at: now, terms_accepted_at: now },
      expires_at: new Date(now.getTime() + ORDER_MINUTES * MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const openBooking = (db: Db, companyId: number): Promise<OrderRow | undefined> =>
  rowsWith(db, 'payment_order', { company_id: companyId, kind: 'BOOKING', status: 'PENDING' })
    .selectAll()
    .executeTakeFirst();

/** Mails about an order need an address that belongs to the account. */
async function refuseUnconfirmed(db: Db, userId: number): Promise<void> {
  const { email_verified_at } = await accountById(db, userId).select('email_verified_at').executeTakeFirstOrThrow();
  if (!email_verified_at)
    throw permissionDenied('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link finden Sie in unserer E-Mail.');
}

/** The payment page of an open order. It is opened outside of the transaction; once more gives the same page. */
async function openOrder(
  app: App,
  service: PaymentService,
  { id, viewer, origin }: Pick<Sender, 'viewer' | 'origin'> & { id: string },
): Promise<Checkout> {
  const db = app.databases.primary.kysely;
  const order = await orderById(db, id).executeTakeFirstOrThrow();
  if (order.status !== 'PENDING')
    throw conflict('Diese Bestellung ist schon abgeschlossen. Bitte laden Sie die Seite neu.');
  const { email } = await accountById(db, viewer.userId).select('email').executeTakeFirstOrThrow();
  let { access_url } = order;
  if (access_url === null) {
    const page = await service.open(order, { email, origin });
    await db.updateTable('payment_order').set(page).where('id', '=', id).execute();
    access_url = page.access_url;
  }
  return { order: id, access_url, expires_at: order.expires_at.toISOString(), framed: service.framed };
}
