import { berlinDay } from '@care/contracts/format';
import type {
  AuditLog,
  Checkout,
  CompanyPage,
  ErrorBody,
  PackageList,
  Quote,
  Tariff,
  TariffChangeInput,
} from '@care/contracts/schemas';
import fc from 'fast-check';
import { atLaterTime } from '../../../testing/at-later-time';
import { book, checkout, press, subscriptionOf } from '../../../testing/booking';
import { emptyTables, removeAll } from '../../../testing/empty-tables';
import { createPerson, type Person } from '../../../testing/people';
import { insertCologne } from '../../../testing/rows';
import { appOfTests, statusesOf } from '../../../testing/test-app';
import { FIGURES, tariffOf, valueOn } from './tariff';

const API = '/api-backend';
const ADMIN = `${API}/admin/tariff/`;
const DAY_MINUTES = 24 * 60;
const PLUS_MONTH = 'PLUS_TIER.MONTHLY';

/** The day in Berlin so many days from now. */
const day = (days: number): string => berlinDay(new Date(Date.now() + days * DAY_MINUTES * 60_000));

it('OP-50 on every day the last change that has begun holds, in whatever order the rows are', () => {
  const days = fc.constantFrom('2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29');
  const figures = fc.constantFrom(...FIGURES.keys());
  const change = fc.record({ figure: figures, value: fc.nat(9999), valid_from: days });
  const list = fc.uniqueArray(change, { selector: ({ figure, valid_from }) => figure + valid_from });
  fc.assert(
    fc.property(list, figures, days, (changes, figure, on) => {
      let expected = FIGURES.get(figure)?.start;
      for (const from of ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29'])
        if (from <= on)
          expected = changes.find((one) => one.figure === figure && one.valid_from === from)?.value ?? expected;
      expect(valueOn(changes, figure, on)).toBe(expected);
      expect(valueOn([...changes].reverse(), figure, on)).toBe(expected);
    }),
  );
});

it('OP-50 a tariff without changes is that of the tiers; none and unlimited cannot be changed', () => {
  const { limitsOf, priceOf, vatPercent } = tariffOf([], '2026-12-01');
  expect([priceOf('FREE_TIER', 'MONTHLY'), priceOf('PREMIUM_TIER', 'YEARLY'), vatPercent]).toEqual([0, 74_900, 19]);
  expect(limitsOf('FREE_TIER')).toEqual({ jobOffers: 0, recruitingPerMonth: 0, galleryItems: 4 });
  expect(limitsOf('PREMIUM_TIER').recruitingPerMonth).toBeNull();
  for (const key of ['FREE_TIER.MONTHLY', 'FREE_TIER.jobOffers', 'PREMIUM_TIER.recruitingPerMonth'])
    expect([key, FIGURES.has(key)]).toEqual([key, false]);
});

describe('the tariff of a site', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let finance: Person;
  let owner: Person;
  let company: number;
  beforeEach(async () => {
    await removeAll(test);
    await emptyTables(test, 'tariff_change');
    finance = await createPerson(test, 'buchhaltung', { is_staff: true });
    owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    company = await test.insertCompany('haus-am-park', { owner_id: owner.id });
  });

  const add = (change: Partial<TariffChangeInput> = {}) =>
    finance.post(ADMIN, { figure: PLUS_MONTH, value: 4500, valid_from: day(30), ...change });
  /** As if FINANCE had added it before its day. */
  const hold = (figure: string, value: number, days = 0) =>
    test.insert('tariff_change', { figure, value, valid_from: day(days) });
  const rowsOf = (tariff: Tariff, figure = PLUS_MONTH) => tariff.results.find((one) => one.figure === figure)?.rows;
  const quote = async (choice = 'package=PLUS_TIER&period=MONTHLY') =>
    (await owner.get(`${API}/payment/quote/?company=${company}&${choice}`)).json<Quote>();
  const after = (days: number) => atLaterTime(days * DAY_MINUTES, () => test.app.jobs.perform('payment-due'));
  const live = () => test.row('payment_subscription', {});

  it('OP-50 a change is added for a coming day, listed, withdrawn before that day, and logged', async () => {
    await hold(PLUS_MONTH, 4000, -10);
    const added = await add();
    expect(added.statusCode).toBe(201);
    const states = rowsOf(added.json<Tariff>())?.map(({ value, valid_from, state }) => [value, valid_from, state]);
    expect(states).toEqual([
      [3900, null, 'PAST'],
      [4000, day(-10), 'PRESENT'],
      [4500, day(30), 'COMING'],
    ]);
    const id = rowsOf(added.json<Tariff>())?.at(-1)?.id;
    const withdraw = () => finance.delete(`${ADMIN}${id}/`);
    expect(rowsOf((await withdraw()).json<Tariff>())).toHaveLength(2);
    expect((await withdraw()).statusCode).toBe(404);
    const log = (await finance.get(`${API}/admin/log/`)).json<AuditLog>().results.slice(0, 2);
    expect(log.map(({ actor, action, subject, detail }) => [actor, action, subject, detail])).toEqual(
      ['tariff-withdrawn', 'tariff-changed'].map((action) => [
        ...['buchhaltung', action, `tariff:${PLUS_MONTH}`, `4500 from ${day(30)}`],
      ]),
    );
  });

  it('OP-50 refuses unknown figures, impossible values and days, and a second change of a day, also of two at once', async () => {
    const refused = async (change: object) => {
      const { error } = (await add(change)).json<ErrorBody>();
      return [error.status, Object.keys(error.details ?? {})];
    };
    for (const value of [0, -1, 99, 44.5, 10_000_001, 2 ** 53, '4500', null])
      expect([value, await refused({ value })]).toEqual([value, [422, ['value']]]);
    for (const valid_from of [day(-1), day(1000), '2027-02-30', 'x'])
      expect([valid_from, await refused({ valid_from })]).toEqual([valid_from, [422, ['valid_from']]]);
    expect((await add({ figure: 'FREE_TIER.MONTHLY' })).statusCode).toBe(404);
    expect(await statusesOf([add(), add({ value: 5000 })])).toEqual([201, 409]);
    expect(await test.db.selectFrom('tariff_change').select('id').execute()).toHaveLength(1);
  });

  it('OP-50 what has begun stays: the API and the database refuse to change or withdraw it', async () => {
    const id = rowsOf((await add({ valid_from: day(0) })).json<Tariff>())?.at(-1)?.id;
    expect((await finance.delete(`${ADMIN}${id}/`)).statusCode).toBe(409);
    await hold('VAT_PERCENT', 20, 5);
    for (const statement of [
      'delete from tariff_change where value = 4500',
      'update tariff_change set value = 1 where value = 4500',
      `update tariff_change set valid_from = '2020-01-01' where value = 20`,
    ])
      await expect(test.databases.primary.pool.query(statement)).rejects.toThrow('stays');
  });

  it('OP-50 a day begins at midnight in Berlin, when it is still the day before in UTC', async () => {
    const next = new Date();
    next.setUTCHours(23, 30, 0, 0);
    const minutes = (next.getTime() - Date.now()) / 60_000;
    const utcDay = next.toISOString().slice(0, 10);
    const berlin = berlinDay(next);
    expect(berlin > utcDay).toBe(true);
    await test.insert('tariff_change', { figure: PLUS_MONTH, value: 4500, valid_from: berlin });
    await atLaterTime(minutes, async () => {
      expect((await finance.get(ADMIN)).json<Tariff>().today).toBe(berlin);
      expect((await quote()).price_cents).toBe(4500);
      expect((await add({ figure: 'VAT_PERCENT', value: 20, valid_from: utcDay })).statusCode).toBe(422);
    });
    await atLaterTime(minutes - 120, async () => expect((await quote()).price_cents).toBe(3900));
  });

  it('OP-51 a booking costs the price of its day to the cent; a page from before is told, and a forged price refused', async () => {
    const before = await quote();
    const send = ({ due_cents, gross_cents }: Pick<Quote, 'due_cents' | 'gross_cents'>) =>
      checkout(owner, company, { due_cents, gross_cents });
    const open = (await send(before)).json<Checkout>();
    await hold(PLUS_MONTH, 4999);
    await hold('VAT_PERCENT', 7);
    // Today nothing is due, because the first days are free.
    expect((await send(before)).json<ErrorBody>().error).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Der Betrag hat sich inzwischen geändert/),
    });
    expect((await send({ due_cents: 0, gross_cents: 1 })).statusCode).toBe(409);
    const now = await quote();
    expect(now).toMatchObject({ price_cents: 4999, vat_rate: 7, vat_cents: 350, gross_cents: 5349 });
    const second = (await send(now)).json<Checkout>();
    expect(second.order).not.toBe(open.order);
    await press(test, second, 'pay');
    expect(await live()).toMatchObject({ price_cents: 4999 });
  });

  it('OP-51 an order keeps its price while it is paid; one that is paid too late at another price is paid back', async () => {
    const order = async () => (await checkout(owner, company, { trial: false })).json<Checkout>();
    const [inTime, pay] = [await order(), (open: Checkout) => press(test, open, 'pay')];
    await hold(PLUS_MONTH, 9900);
    await pay(inTime);
    expect(await subscriptionOf(owner)).toMatchObject({ package: 'PLUS_TIER', price_cents: 3900 });
    await removeAll(test);
    owner = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    company = await test.insertCompany('haus-am-see', { owner_id: owner.id });
    const late = await order();
    const past = { created_at: new Date(0), terms_accepted_at: new Date(0), expires_at: new Date(0) };
    const cents = { price_cents: 3900, net_cents: 3900, vat_cents: 741, gross_cents: 4641, due_cents: 4641 };
    await test.update('payment_order', { id: late.order }, { ...past, ...cents });
    await pay(late);
    expect(await subscriptionOf(owner)).toMatchObject({ package: 'FREE_TIER', price_cents: null });
    expect(await test.row('payment_refund', {})).toMatchObject({ amount_cents: 4641 });
  });

  it('OP-51 a running package renews for the agreed net price with the VAT of that day; another choice costs that of the day it is chosen', async () => {
    await book(test, owner, company);
    await hold(PLUS_MONTH, 9900, 5);
    await hold('PLUS_TIER.YEARLY', 99_000, 5);
    await hold('VAT_PERCENT', 20, 13);
    expect(await subscriptionOf(owner)).toMatchObject({ price_cents: 3900, renewal_gross_cents: 4680 });
    await after(11 - 1 / 24);
    expect((await test.mails(owner.email)).at(-1)?.text_body.replaceAll('\u00a0', ' ')).toContain('46,80 € inklusive');
    await after(14 + 1 / 24);
    expect(await test.row('payment_order', { kind: 'RENEWAL' })).toMatchObject({
      ...{ price_cents: 3900, vat_rate: 20, vat_cents: 780, gross_cents: 4680, due_cents: 4680 },
    });
    const change = { package: 'PLUS_TIER', period: 'YEARLY' };
    await atLaterTime(15 * DAY_MINUTES, () => owner.post(`${API}/payment/subscription/change/`, change));
    await hold('PLUS_TIER.YEARLY', 120_000, 20);
    await after(45 + 1);
    expect(await live()).toMatchObject({ period: 'YEARLY', price_cents: 99_000, next_price_cents: null });
  });

  it('OP-52 the packages show prices and limits of today, and announced changes with their day', async () => {
    await hold(PLUS_MONTH, 4500, 30);
    await hold('PLUS_TIER.jobOffers', 2, 30);
    await hold('PLACEMENT_FEE', 95_050);
    await hold('FREE_TIER.galleryItems', 3);
    const list = (await test.get(`${API}/package/`)).json<PackageList>();
    const cells = Object.fromEntries(list.sections.flatMap(({ rows }) => rows).map(({ key, values }) => [key, values]));
    expect(list.placement_fee_cents).toBe(95_050);
    const shown = [cells.gallery?.FREE_TIER, cells.publishJobOffers?.PLUS_TIER];
    expect(shown).toEqual(['bis zu 3', 'bis zu 3 gleichzeitig']);
    const figures = list.results.map(({ limits, pricing }) => `${limits.gallery_items} ${pricing[1]?.net_cents}`);
    expect(figures).toEqual(['3 0', '11 3900', '11 6809']);
    const changes = ['Plus pro Monat 45\u00a0€', 'Plus: Stellenangebote gleichzeitig 2'];
    expect(list.coming).toEqual([{ from: day(30), changes }]);
  });

  it('OP-53 a lower limit applies to packages that are booked from its day; others keep theirs, and nothing is paused', async () => {
    await book(test, owner, company, { trial: false });
    await test.update('company', company, { tier_since: day(-1) });
    for (const slug of ['eins', 'zwei', 'drei']) await test.insertJobOffer(company, slug);
    await hold('PLUS_TIER.jobOffers', 2);
    await hold('PLUS_TIER.recruitingPerMonth', 1);
    await hold('PLUS_TIER.galleryItems', 5);
    await after(32);
    const page = async (slug: string) => (await test.get(`${API}/company/by-slug/${slug}/`)).json<CompanyPage>();
    expect((await subscriptionOf(owner)).usage).toMatchObject({
      ...{ job_offers: { used: 3, limit: 3 }, recruiting: { limit: 5 } },
    });
    expect(await page('haus-am-park')).toMatchObject({ job_offers_limit: 3, gallery_limit: 11, job_offers_count: 3 });
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    await book(test, other, await test.insertCompany('haus-am-see', { owner_id: other.id }), { trial: false });
    expect((await subscriptionOf(other)).usage).toMatchObject({ job_offers: { limit: 2 }, recruiting: { limit: 1 } });
    expect(await page('haus-am-see')).toMatchObject({ job_offers_limit: 2, gallery_limit: 5 });
    await emptyTables(test, 'tariff_change');
    await hold('PLUS_TIER.jobOffers', 6);
    for (const slug of ['haus-am-park', 'haus-am-see']) expect((await page(slug)).job_offers_limit).toBe(6);
  });
});
