import type { App } from '../../../platform/http/app-type';
import { conflict } from '../../../platform/http/errors';
import type { PaymentService } from './payment-service';
import { stripeService } from './stripe-service';
import { testService } from './test-service';

/** The payment service of this installation; null if packages cannot be booked. */
export function paymentService(app: App): PaymentService | null {
  const { PAYMENT } = app.settings;
  if (PAYMENT === 'off') return null;
  return PAYMENT === 'stripe' ? stripeService(app.settings) : testService(app);
}

/** @throws 409 if packages cannot be booked here */
export function requiredService(app: App): PaymentService {
  const service = paymentService(app);
  if (!service) throw conflict('Pakete können Sie auf dieser Website noch nicht buchen oder wechseln.');
  return service;
}
