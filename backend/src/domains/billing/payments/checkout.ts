import { isDeepStrictEqual } from 'node:util';
import { tierLabel } from '@care/contracts/enumerations';
import { isLarger } from '@care/contracts/tiers';
import type { Checkout, CheckoutInput, PaidTier, Quote } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import { pick, rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import { badRequest, conflict, permissionDenied } from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import type { Sender } from '../../../platform/http/sender';
import { accountById } from '../../accounts';
import { lockOwnCompany } from '../../companies';
import { tariffAt } from '../../operator';
import { refundGross } from './pay-back';
import type { OrderRow, PaymentService } from './payment-service';
import { closeOpen, liveSubscription, mayTry, orderById, type PaidCompany } from './subscription-rows';
import { amountsOf, creditCents, isInTrial, monthRefund, periodEnd, promisedCents, trialEnd } from './terms';
import type { Amounts, Price, SubscriptionRow } from './terms';

interface Wanted {
  package: PaidTier;
  period: BillingPeriod;
  /** False if the buyer wants no free days. */
  trial: boolean;
}

/** The price of a booking at a time, and its effect on the running package. */
export interface Offer extends Amounts {
  due_cents: number;
  /** When the free days end: those of the running package, or new ones. */
  trialEndsAt: Date | null;
  /** The package that this one replaces, whoever has paid it. */
  live: SubscriptionRow | undefined;
  /** Whether the buyer has paid it, so that its rest is credited. */
  isOwn: boolean;
  /** Net cents of the running package that are neither used nor credited, and go back. */
  back_cents: number;
}

/**
 * The booking that is possible for the owner at a time: the first package, a larger one instead of the present one, or
 * one after somebody else's. @returns the reason if it is not possible
 */
async function offerFor(
  db: Db,
  company: PaidCompany,
  { package: wanted, trial }: Wanted,
  { at, price }: { at: Date; price: Price },
): Promise<Offer | { refused: string }> {
  if (company.status !== 'PUBLISHED')
    return {
      refused: 'Ihr Eintrag ist zurzeit nicht öffentlich. Ein Paket können Sie buchen, sobald er öffentlich ist.',
    };
  const live = await liveSubscription(db, company.id);
  const own = live?.user_id === company.owner_id ? live : undefined;
  // A package that somebody else has paid may be followed by any one.
  if (!isLarger(wanted, company.subscription) && (own || !live)) {
    const has = `Ihre Einrichtung hat das Paket ${tierLabel(company.subscription)} schon.`;
    return { refused: own ? `${has} Zeitraum und Paket wechseln Sie unter „Mein Unternehmen“.` : has };
  }
  const newTrial = !own && trial && (await mayTry(db, company.id)) ? trialEnd(at) : null;
  const trialEndsAt = own && isInTrial(own, at) ? own.trial_ends_at : newTrial;
  const rest = own ? creditCents(own, at) : 0;
  const amounts = amountsOf(price, rest);
  return {
    ...amounts,
    due_cents: trialEndsAt ? 0 : amounts.gross_cents,
    ...{ trialEndsAt, live, isOwn: own !== undefined },
    back_cents: rest - amounts.credit_cents + (live ? promisedCents(live) : 0),
  };
}

/** The price of an order that is placed at a time (OP-51). */
async function priceAt(db: Db, { package: tier, period }: Omit<Wanted, 'trial'>, at: Date): Promise<Price> {
  const tariff = await tariffAt(db, at);
  return { price_cents: tariff.priceOf(tier, period), vat_rate: tariff.vatPercent };
}

/**
 * The booking of a paid order, computed again under the lock of its provider. A buyer who pays in time gets the rest
 * that the order has credited, as long as the replaced package is still the same, for the price that was agreed.
 * @returns null if the order is not valid any more
 */
export async function offerOfOrder(db: Db, company: PaidCompany, order: OrderRow, now: Date): Promise<Offer | null> {
  const inTime = now <= order.expires_at;
  const hasTrial = order.trial_ends_at !== null;
  const offer = await offerFor(
    db,
    company,
    { ...order, trial: hasTrial },
    inTime ? { at: order.terms_accepted_at, price: order } : { at: now, price: await priceAt(db, order, now) },
  );
  if ('refused' in offer) return null;
  const isSame =
    offer.due_cents === order.due_cents &&
    offer.gross_cents === order.gross_cents &&
    offer.credit_cents === order.credit_cents &&
    (offer.trialEndsAt !== null) === hasTrial;
  const isTrialOver = order.trial_ends_at !== null && order.trial_ends_at <= now;
  return isSame && !isTrialOver ? offer : null;
}

/**
 * The figures of an order that the owner could place now.
 * @throws 409 if the provider is not public, or has this or a larger package
 */
export async function quoteFor(db: Db, service: PaymentService, company: PaidCompany, wanted: Wanted): Promise<Quote> {
  const now = new Date();
  const price = await priceAt(db, wanted, now);
  const offer = await offerFor(db, company, wanted, { at: now, price });
  if ('refused' in offer) throw conflict(offer.refused);
  const { live, isOwn, back_cents, trialEndsAt } = offer;
  const { package: tier, period } = wanted;
  return {
    ...{ package: tier, period },
    ...pick(offer, ['price_cents', 'credit_cents', 'net_cents', 'vat_rate', 'vat_cents', 'gross_cents', 'due_cents']),
    refund_gross_cents: live && isOwn ? await refundGross(db, live, back_cents) : 0,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    renews_at: (trialEndsAt ?? periodEnd(now, now, period)).toISOString(),
    renewal_gross_cents: amountsOf(price).gross_cents,
    month_refund_cents: monthRefund(price.price_cents, period),
    is_test: service.name === 'test',
  };
}

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
