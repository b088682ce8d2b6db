import type { Selectable } from 'kysely';
import type { Database, PaymentServiceName } from '../../../platform/database/schema';
import { ApiError } from '../../../platform/http/errors';

export type OrderRow = Selectable<Database['payment_order']>;

/** Something that a payment service reports about an order. `IGNORED` is anything that changes nothing. */
export interface PaymentEvent {
  /** Unique at the service. */
  id: string;
  type: 'PAID' | 'FAILED' | 'CANCELED' | 'EXPIRED' | 'IGNORED';
  /** Id of the order; null for events about something else. */
  order: string | null;
  /** How the service finds payment and means of payment again, if the event says so. */
  method: string | null;
}

/**
 * A payment service. What was paid is said by its signed events only: `open` and `charge` return nothing that changes
 * a tier. Every method may be repeated with the same order and then acts once.
 */
export interface PaymentService {
  name: PaymentServiceName;
  /** Whether its page may be shown in a frame. */
  framed: boolean;
  /** Opens the payment page of an order. @throws 503 */
  open(order: OrderRow, person: { email: string; origin: string }): Promise<{ access_url: string; reference: string }>;
  /** Closes the payment page of an order that is not wanted any more, as far as possible. Never throws. */
  close(order: OrderRow): Promise<void>;
  /** Charges a later period by the means of payment of a former order. @throws 503 */
  charge(order: OrderRow, method: string | null): Promise<void>;
  /** Pays back a part of a paid order. @param id the same for every try. @throws 503 */
  refund(order: OrderRow, cents: number, id: string): Promise<void>;
  /** The event of a webhook; null if the signature is wrong or too old, or the body is no event. */
  readEvent(body: Buffer, headers: Record<string, unknown>): PaymentEvent | null;
}

/** The payment service does not answer, or refuses the request. */
export const paymentUnavailable = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'unavailable',
    'Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    { cause },
  );
