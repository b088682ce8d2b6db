import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { PaidTier } from '@care/contracts/schemas';
import { applyEvent } from '../domains/billing/payments/apply-event';
import { startCheckout } from '../domains/billing/payments/checkout';
import type { PaymentEvent } from '../domains/billing/payments/payment-service';
import { requiredService } from '../domains/billing/payments/services';
import { cancelSubscription, changeSubscription, resumeSubscription } from '../domains/billing/payments/subscription';
import type { Viewer } from '../platform/http/app-type';
import { TIMERS } from './at-later-time';
import { BILLING } from './booking';
import type { TestApp } from './test-app';

interface Choice {
  package: PaidTier;
  period: BillingPeriod;
}

const MINUTE_MS = 60_000;

/** An owner who books over months and years, on a clock that only `wait` sets forward. Call `leave` at the end. */
export class Customer {
  private clock = Date.now();
  private events = 0;
  private readonly viewer: Viewer;

  constructor(
    private readonly test: TestApp,
    userId: number,
    private readonly company: number,
  ) {
    this.viewer = {
      ...{
        userId,
        sessionId: 0,
        username: 'paul',
        profileType: 'CARE_PROVIDER',
        roles: [],
        lacksFactor: false,
        isLeaving: false,
      },
      company: { id: company, slug: 'haus-am-park', subscription: 'FREE_TIER' },
    };
    jest.useFakeTimers({ now: this.clock, doNotFake: [...TIMERS] });
  }

  leave = (): void => void jest.useRealTimers();

  /** @returns the id of the order */
  async order(choice: Choice, trial = false): Promise<string> {
    const input = { ...choice, company: this.company, billing: BILLING, accept_terms: true as const, trial };
    const from = { viewer: this.viewer, idempotencyKey: undefined, origin: 'http://localhost' };
    return (await startCheckout(this.test.app, requiredService(this.test.app), input, from)).order;
  }

  /** The payment service reports something about an order, each time as another event. */
  report(order: string, type: PaymentEvent['type']): Promise<void> {
    const event = { id: `event-${order}-${++this.events}`, type, order, method: null };
    return applyEvent(this.test.app, requiredService(this.test.app), event);
  }

  pay = (order: string): Promise<void> => this.report(order, 'PAID');

  async book(choice: Choice, trial = false): Promise<string> {
    const order = await this.order(choice, trial);
    await this.pay(order);
    return order;
  }

  cancel = () => cancelSubscription(this.test.app, this.viewer);
  resume = () => resumeSubscription(this.test.app, this.viewer);
  change = (choice: Choice) => changeSubscription(this.test.app, this.viewer, choice);

  /** The work of the hour. */
  runDue = (): Promise<void> => this.test.app.jobs.perform('payment-due');

  /** Time passes, without any work that is due. */
  wait(minutes: number): void {
    this.clock += minutes * MINUTE_MS;
    jest.setSystemTime(this.clock);
  }

  /** Minutes until a date. */
  minutesTo = (date: Date): number => (date.getTime() - this.clock) / MINUTE_MS;
}
