import { periodLabel, tierLabel } from '@care/contracts/enumerations';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { recordCharge } from '../invoices/record-invoice';
import type { OrderRow } from './payment-service';
import type { PaidCompany } from './subscription-rows';

interface Paid {
  company: PaidCompany;
  /** The period that the order pays. */
  from: Date;
  end: Date;
}

/** Records the invoice of a paid order, with the transaction that books it (PK-07). Free days are not invoiced. */
export async function invoiceOrder(
  app: App,
  db: Transaction<Database>,
  order: OrderRow,
  { company, from, end }: Paid,
): Promise<void> {
  if (order.due_cents === 0 || order.user_id === null) return;
  const title = `${tierLabel(order.package)}, ${periodLabel(order.period)}`;
  await recordCharge(app, db, {
    ...{ id: order.id, companyId: company.id, userId: order.user_id, title },
    entered: { billing: order.billing, at: order.terms_accepted_at },
    lines: [
      { text: `Paket ${title}, für „${company.name}“`, quantity: 1, price_cents: order.price_cents },
      ...(order.credit_cents > 0
        ? [{ text: 'Restlaufzeit des bisherigen Pakets', quantity: -1 as const, price_cents: order.credit_cents }]
        : []),
    ],
    ...{ net_cents: order.net_cents, vat_rate: order.vat_rate },
    ...{ vat_cents: order.vat_cents, gross_cents: order.gross_cents },
    period: { from, end },
  });
}
