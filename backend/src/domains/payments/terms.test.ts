import {
  addMonths,
  amountsOf,
  creditCents,
  earliestEnd,
  monthRefund,
  periodEnd,
  unusedCents,
  type SubscriptionRow,
} from './terms';

const day = (text: string): Date => new Date(`${text}T10:00:00.000Z`);

const row = (given: Partial<SubscriptionRow>): SubscriptionRow => ({
  ...{ id: 1, company_id: 1, user_id: 1, package: 'PLUS_TIER', period: 'MONTHLY', price_cents: 3900, service: 'test' },
  ...{ method: null, created_at: day('2026-01-31'), trial_ends_at: null, anchored_at: day('2026-01-31') },
  ...{ period_from: day('2026-01-31'), paid_until: day('2026-02-28'), next_package: null, next_period: null },
  ...{ cancel_at: null, cancel_cause: null, reminded_at: null, failed_at: null, ended_at: null, end_cause: null },
  ...{ settled_at: null, replaces_id: null },
  ...given,
});
const year = (given: Partial<SubscriptionRow> = {}) =>
  row({ period: 'YEARLY', price_cents: 42_900, paid_until: day('2027-01-31'), ...given });

describe('the terms of a package', () => {
  it('PK-02 a month ends on the same day, or on the last one of a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
    expect(addMonths(day('2028-01-31'), 1)).toEqual(day('2028-02-29'));
    expect(addMonths(day('2026-12-15'), 2)).toEqual(day('2027-02-15'));
    expect(addMonths(day('2026-03-31'), -1)).toEqual(day('2026-02-28'));
  });

  it('PK-02 periods are counted from the first paid day, so that the 31st comes back after February', () => {
    const anchor = day('2026-01-31');
    expect(periodEnd(anchor, day('2026-02-28'), 'MONTHLY')).toEqual(day('2026-03-31'));
    expect(periodEnd(anchor, day('2026-02-28'), 'YEARLY')).toEqual(day('2027-02-28'));
  });

  it('PK-02 Plus costs 429 € a year and 39 € a month, Premium 749 € and 68,09 €, with VAT to the cent', () => {
    const figures = (['PLUS_TIER', 'PREMIUM_TIER'] as const).flatMap((tier) =>
      (['YEARLY', 'MONTHLY'] as const).map((period) => {
        const { net_cents, vat_cents, gross_cents } = amountsOf(tier, period);
        return [net_cents, vat_cents, gross_cents];
      }),
    );
    expect(figures).toEqual([
      [42_900, 8151, 51_051],
      [3900, 741, 4641],
      [74_900, 14_231, 89_131],
      [6809, 1294, 8103],
    ]);
    expect([monthRefund('PLUS_TIER', 'YEARLY'), monthRefund('PLUS_TIER', 'MONTHLY')]).toEqual([3575, null]);
  });

  it('PK-02 ends with the free days, with the month, and a year with the running month', () => {
    const trial = year({ trial_ends_at: day('2026-02-14'), paid_until: day('2026-02-14') });
    expect(earliestEnd(trial, day('2026-02-13'))).toEqual(day('2026-02-14'));
    expect(earliestEnd(row({}), day('2026-02-01'))).toEqual(day('2026-02-28'));
    expect(earliestEnd(year(), day('2026-02-01'))).toEqual(day('2026-02-28'));
    expect(earliestEnd(year(), day('2026-03-01'))).toEqual(day('2026-03-31'));
    expect(earliestEnd(year(), day('2027-01-30'))).toEqual(day('2027-01-31'));
  });

  it('PK-02 unused whole months of a year are paid back at a twelfth, nothing else is', () => {
    expect(unusedCents(year(), day('2026-02-28'))).toBe(Math.round((42_900 * 11) / 12));
    expect(unusedCents(year(), day('2026-03-31'))).toBe(35_750);
    expect(unusedCents(year(), day('2026-12-31'))).toBe(3575);
    expect(unusedCents(year(), day('2027-01-01'))).toBe(0);
    expect(unusedCents(year(), day('2027-01-31'))).toBe(0);
    expect(unusedCents(row({}), day('2026-02-01'))).toBe(0);
    const trial = year({ trial_ends_at: day('2026-02-14'), paid_until: day('2026-02-14') });
    expect(unusedCents(trial, day('2026-02-14'))).toBe(0);
  });

  it('PK-02 a larger package is cheaper by the days that are left, at most by its price', () => {
    const plus = row({ period_from: day('2026-06-01'), paid_until: day('2026-07-01') });
    expect(creditCents(plus, day('2026-06-20'))).toBe(1430);
    expect(creditCents(plus, day('2026-07-02'))).toBe(0);
    expect(creditCents(row({ trial_ends_at: day('2026-02-14') }), day('2026-02-01'))).toBe(0);
    expect(amountsOf('PREMIUM_TIER', 'MONTHLY', 1430)).toMatchObject({
      net_cents: 5379,
      vat_cents: 1022,
      gross_cents: 6401,
    });
    expect(amountsOf('PREMIUM_TIER', 'MONTHLY', 50_000)).toMatchObject({ credit_cents: 6809, gross_cents: 0 });
  });
});
