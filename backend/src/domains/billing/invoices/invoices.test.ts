import { inflateSync } from 'node:zlib';
import type { Invoice, InvoiceList } from '@care/contracts/schemas';
import { berlinDay } from '@care/contracts/format';
import { atLaterTime } from '../../../testing/at-later-time';
import { BILLING, book, createBuyer, subscriptionOf } from '../../../testing/booking';
import { storeOperator } from '../../../testing/operator';
import { createPerson, type Person } from '../../../testing/people';
import { insertCologne } from '../../../testing/rows';
import { appOfTests, expectStatus } from '../../../testing/test-app';
import { deleteDueAccounts } from '../../privacy/account-deletion';
import { collectData } from '../../privacy/data-export';
import type { CompletedPlacement } from '../../jobs';
import { recordPlacement } from './record-invoice';
import { invoicePdf } from './invoice-pdf';
import type { IssuedInvoice } from './invoice';

const API = '/api-backend';
const DAY = 24 * 60;
const HOUR = 60;
const year = berlinDay(new Date()).slice(0, 4);
const invoice: IssuedInvoice = {
  ...{ id: 1, kind: 'INVOICE', source: 'CHARGE', source_id: 'order', company_id: 7, user_id: 3 },
  title: 'Premium, jährlich',
  buyer: {
    ...{ name: 'Müller & Łódź <Pflege> gGmbH', street: 'Neusser Straße 118', zip_code: '50733', city: 'Köln' },
    ...{ vat_id: 'DE123456789', email: 'buch@haus.example' },
  },
  lines: [
    { text: 'Paket Premium, jährlich, für „Haus am Park“', quantity: 1, price_cents: 74_900 },
    { text: 'Restlaufzeit des bisherigen Pakets', quantity: -1, price_cents: 42_900 },
  ],
  ...{ net_cents: 32_000, vat_rate: 19, vat_cents: 6_080, gross_cents: 38_080 },
  ...{ service_from: '2026-11-03', service_to: '2027-11-02', due_days: 0, credited_charge: null },
  ...{ created_at: new Date('2026-11-03T10:00:00Z'), paid_at: new Date('2026-11-03T10:00:00Z') },
  ...{ number: 'RE-2026-000412', issued_at: new Date('2026-11-03T10:00:00Z'), issued_on: '2026-11-03' },
  ...{ due_on: '2026-11-03', refers_to: null, refers_to_on: null, kept_until: '2035-01-01' },
  seller: {
    ...{ name: 'Pflegefenster GmbH', street: 'Am Ring 5', zip_code: '50667', city: 'Köln' },
    ...{ email: 'rechnung@betreiber.example', vat_id: 'DE987654321', tax_number: '214/5800/1234' },
    ...{ iban: 'DE02120300000000202051', demonstration: false },
  },
};
const placement: IssuedInvoice = {
  ...invoice,
  ...{
    source: 'PLACEMENT',
    title: 'Vermittlung V-000007: Pflegekraft',
    due_days: 30,
    due_on: '2026-12-03',
    paid_at: null,
  },
  lines: [{ text: 'Vermittlung V-000007', quantity: 1, price_cents: 80_000 }],
  ...{ net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200, service_to: '2026-11-03' },
};
const credit: IssuedInvoice = {
  ...invoice,
  ...{ kind: 'CREDIT_NOTE', source: 'REFUND', number: 'GS-2026-000009', credited_charge: 'order' },
  ...{ refers_to: 'RE-2026-000412', refers_to_on: '2026-11-03' },
  lines: [{ text: 'Rückzahlung', quantity: 1, price_cents: 39_325 }],
  ...{ net_cents: 39_325, vat_cents: 7_472, gross_cents: 46_797 },
};
interface Stream {
  head: string;
  content: Buffer;
}
/** Every stream of a PDF with its dictionary, inflated. */
function streamsOf(pdf: Buffer): Stream[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/<<((?:(?!endobj)[\s\S])*?)>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    const raw = pdf.subarray(start, text.indexOf('\nendstream', start));
    const head = found[1] ?? '';
    return { head, content: head.includes('FlateDecode') ? inflateSync(raw) : raw };
  });
}
/** Glyph number to text, from the table that an embedded font has for copying. */
function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/g))
    [...list.matchAll(/<([\da-f ]+)>/g)].forEach(([, code = ''], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return glyphs;
}
/** The text on the page, as a reader copies it. */
function textOf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = streamsOf(pdf).map(({ content }) => content.toString('latin1'));
  const page = streams.find((text) => text.includes(' Tf')) ?? '';
  const objectOf = (id = '') => source.indexOf(`\n${id} 0 obj`);
  const tableOf = (font: string) => {
    const [, id] = new RegExp(`/${font} (\\d+) 0 R`).exec(source) ?? [];
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(source.slice(objectOf(id))) ?? [];
    const [stream] = streamsOf(pdf.subarray(objectOf(table)));
    return glyphsOf(stream?.content.toString('latin1') ?? '');
  };
  const fonts = new Map<string, Map<string, string>>();
  let glyphs = new Map<string, string>();
  let text = '';
  for (const [, font, strings = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (font) {
      glyphs = fonts.get(font) ?? tableOf(font);
      fonts.set(font, glyphs);
      text += ' ';
    }
    for (const [, hex = ''] of strings.matchAll(/<([\da-f]+)>/g))
      text += (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph) ?? '').join('');
  }
  return text.replace(/\s+/g, ' ');
}
function dataOf(pdf: Buffer): string {
  const file = streamsOf(pdf).find(({ head }) => head.includes('/EmbeddedFile'));
  return file?.content.toString('utf8') ?? '';
}
/** The contents of every element with a name. Fails if the elements are not nested well. */
function valuesOf(xml: string, name: string): string[] {
  const open: string[] = [];
  for (const [, end, tag = ''] of xml.matchAll(/<(\/?)([a-z]+:\w+)[^>]*>/g)) {
    if (end) expect(open.pop()).toBe(tag);
    else open.push(tag);
  }
  expect(open).toEqual([]);
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');
}

describe('invoices', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let owner: Person;
  let company: number;
  beforeEach(async () => {
    ({ owner, company } = await createBuyer(test));
    await storeOperator(test.db);
  });

  const list = async (person = owner) => (await person.get(`${API}/payment/invoice/`)).json<InvoiceList>();
  const numbers = async (person = owner) => (await list(person)).results.map(({ number }) => number);
  const after = (minutes: number) => atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
  const placementOf = (given: Partial<CompletedPlacement> = {}): CompletedPlacement => ({
    ...{ placementId: 7, companyId: company, offerTitle: 'Pflegefachkraft (m/w/d)', reference: 'V-000007' },
    ...{ confirmedAt: new Date(), netCents: 80_000, vatPercent: 19 },
    ...given,
  });
  const place = (given: Partial<CompletedPlacement> = {}) =>
    test.db.transaction().execute((db) => recordPlacement(test.app, db, placementOf(given)));
  const invoices = async (person = owner) => {
    await test.app.jobs.drain();
    return (await test.mails(person.email)).filter(({ subject }) => /Rechnung|Gutschrift/.test(subject));
  };
  const endAccount = async () => {
    await test.update('user_account', owner.id, { deletion_scheduled_at: new Date(0) });
    await deleteDueAccounts(test.app);
  };

  it('PK-07 PK-04 a charge is invoiced once, also if its event is delivered twice; free days are not', async () => {
    await book(test, owner, company);
    expect(await list()).toEqual({ count: 0, results: [], waiting: 0 });
    await after(11 * DAY + HOUR);
    await Promise.all([after(14 * DAY + HOUR), test.app.jobs.perform('payment-due')]);
    await after(14 * DAY + 2 * HOUR);
    const { results } = await list();
    expect(results).toHaveLength(1);
    const { paid_until } = await test.row('payment_subscription', {});
    const [first] = results;
    expect(first).toMatchObject({
      ...{ number: `RE-${first?.issued_on.slice(0, 4)}-000001`, kind: 'INVOICE', source: 'CHARGE', state: 'PAID' },
      ...{ title: 'Plus, monatlich', net_cents: 3900, vat_cents: 741, gross_cents: 4641, refers_to: null },
    });
    expect(first && first.service_to < berlinDay(paid_until)).toBe(true);
    expect(first && first.service_to > first.service_from).toBe(true);
  });

  it('PK-07 a change of package credits the rest of the smaller one on its invoice', async () => {
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    await book(test, owner, company, { package: 'PREMIUM_TIER', period: 'YEARLY', trial: false });
    expect(await numbers()).toEqual([`RE-${year}-000002`, `RE-${year}-000001`]);
    const rows = await test.db.selectFrom('invoice').select(['lines', 'net_cents']).orderBy('id').execute();
    expect(rows[1]?.lines).toEqual([
      { text: 'Paket Premium, jährlich, für „Haus haus-am-park“', quantity: 1, price_cents: 74_900 },
      { text: 'Restlaufzeit des bisherigen Pakets', quantity: -1, price_cents: 42_900 },
    ]);
    for (const { lines, net_cents } of rows)
      expect(lines.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0)).toBe(net_cents);
  });

  it('PK-07 unused months are credited to the buyer of the invoice, and the states follow the money', async () => {
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    const gross = Math.round(Math.round((42_900 * 11) / 12) * 1.19);
    expect((await subscriptionOf(owner)).cancel_would?.refund_gross_cents).toBe(gross);
    await owner.post(`${API}/payment/subscription/cancel/`, {});
    await after(32 * DAY);
    await after(32 * DAY + HOUR);
    const { results } = await list();
    const [credit, invoice] = results;
    expect(results).toHaveLength(2);
    expect(credit).toMatchObject({
      ...{ kind: 'CREDIT_NOTE', source: 'REFUND', refers_to: invoice?.number, state: 'PAID_OUT', gross_cents: gross },
      ...{ net_cents: Math.round((42_900 * 11) / 12), title: 'Plus, jährlich' },
    });
    expect(credit?.number).toMatch(/^GS-\d{4}-000001$/);
    expect(invoice?.state).toBe('PARTLY_CREDITED');
    expect(credit?.service_to).toBe(invoice?.service_to);
    expect(credit && invoice && credit.service_from > invoice.service_from).toBe(true);
  });

  it('PK-07 a placement is invoiced once, is due in 30 days, and is open until STAFF note the money', async () => {
    await Promise.all([place(), place(), place()]);
    const [invoice] = (await list()).results;
    expect(invoice).toMatchObject({
      ...{ number: `RE-${year}-000001`, title: 'Vermittlung V-000007: Pflegefachkraft (m/w/d)', state: 'OPEN' },
      ...{ net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200 },
    });
    expect(await numbers()).toHaveLength(1);
    expect((Date.parse(invoice?.due_on ?? '') - Date.parse(invoice?.issued_on ?? '')) / 86_400_000).toBe(30);
    const [mail, ...more] = await invoices();
    expect([mail?.subject, more]).toEqual([`Ihre Rechnung RE-${year}-000001`, []]);
    expect(mail?.text_body.replaceAll('\u00a0', ' ')).toContain('952 € inklusive USt.');

    const staff = await createPerson(test, 'stefan', { is_staff: true });
    const pay = (paid_on: string) => staff.post(`${API}/admin/invoice/${invoice?.id}/paid/`, { paid_on });
    expect((await staff.get(`${API}/admin/invoice/`)).json<InvoiceList>().count).toBe(1);
    expectStatus(422, await pay('2000-01-01'), await pay('2999-01-01'));
    expect((await pay(berlinDay(new Date()))).json<Invoice>().state).toBe('PAID');
    expect((await pay(berlinDay(new Date()))).statusCode).toBe(200);
    const noted = test.db.selectFrom('audit_entry').select('actor').where('action', '=', 'invoice-paid');
    expect(await noted.execute()).toEqual([{ actor: 'stefan' }]);
    expect((await staff.get(`${API}/admin/invoice/`)).json<InvoiceList>().count).toBe(0);
  });

  it('PK-07 numbers have no gap and no double under parallel issuing, also if some transactions fail; each year begins with 1', async () => {
    const attempts = Array.from({ length: 24 }, (_, placementId) =>
      test.db
        .transaction()
        .execute(async (db) => {
          await recordPlacement(test.app, db, placementOf({ placementId }));
          if (placementId % 3 === 0) throw new Error('rolled back');
        })
        .catch(() => undefined),
    );
    await Promise.all(attempts);
    const expected = Array.from({ length: 16 }, (_, at) => `RE-${year}-${String(at + 1).padStart(6, '0')}`);
    expect((await numbers()).toSorted()).toEqual(expected);
    await atLaterTime(366 * DAY, () => place({ placementId: 99 }));
    expect((await numbers())[0]).toMatch(/-000001$/);
  });

  it('PK-07 an issued invoice cannot be changed or deleted for the eight years after its own', async () => {
    await place();
    expect((await test.row('invoice', {})).kept_until).toBe(`${Number(year) + 9}-01-01`);
    const change = (set: string) => test.databases.primary.pool.query(`update invoice set ${set}`);
    await expect(change('gross_cents = 119, net_cents = 100, vat_cents = 19')).rejects.toThrow('does not change');
    await expect(change(`buyer = '{}'`)).rejects.toThrow('does not change');
    await expect(change(`number = 'RE-1'`)).rejects.toThrow('does not change');
    await expect(test.databases.primary.pool.query('delete from invoice')).rejects.toThrow('is kept until');
    await change('paid_at = now()');
  });

  it('PK-07 OP-06 without the data of the operator nothing is issued; later the job does it, a credit note after its invoice', async () => {
    await storeOperator(test.db, { iban: '' });
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    await place();
    await owner.post(`${API}/payment/subscription/cancel/`, {});
    await after(32 * DAY);
    await after(32 * DAY + HOUR);
    await test.app.jobs.perform('invoices-issue');
    expect(await list()).toEqual({ count: 0, results: [], waiting: 3 });
    expect(await invoices()).toEqual([]);
    await storeOperator(test.db);
    await test.app.jobs.perform('invoices-issue');
    await test.app.jobs.perform('invoices-issue');
    const { waiting, results } = await list();
    const [first, second, credit] = [`RE-${year}-000001`, `RE-${year}-000002`, `GS-${year}-000001`];
    expect([waiting, results.map(({ number }) => number)]).toEqual([0, [credit, second, first]]);
    expect(results[0]?.refers_to).toBe(first);
    const { seller } = await test.db.selectFrom('invoice').select('seller').limit(1).executeTakeFirstOrThrow();
    expect(seller).toMatchObject({ name: 'Pflegefenster GmbH', demonstration: false });
    expect(await invoices()).toHaveLength(3);
  });

  it('PK-07 invoices belong to their buyer: not to others, and after a change of owner not to the new one', async () => {
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    await place();
    const [invoice] = (await list()).results;
    const pdf = (person: Person) => person.get(`${API}/payment/invoice/${invoice?.id}/pdf/`);
    expect([(await pdf(owner)).statusCode, (await pdf(other)).statusCode]).toEqual([200, 404]);
    await test.update('company', company, { owner_id: other.id });
    expect([await numbers(), await numbers(other)]).toEqual([[invoice?.number], []]);
    expect([(await pdf(owner)).statusCode, (await pdf(other)).statusCode]).toEqual([200, 404]);
  });

  it('PK-04 PK-07 orders stay after the account is deleted, and it gets the credit note for its unused months', async () => {
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    await endAccount();
    await test.app.jobs.perform('payment-due');
    const order = await test.db.selectFrom('payment_order').select(['user_id', 'billing']).executeTakeFirst();
    expect(order).toEqual({ user_id: null, billing: BILLING });
    const rows = await test.db.selectFrom('invoice').select(['number', 'user_id', 'buyer']).orderBy('id').execute();
    const buyer = { ...BILLING, email: owner.email };
    expect(rows).toEqual([
      { number: `RE-${year}-000001`, user_id: null, buyer },
      { number: `GS-${year}-000001`, user_id: null, buyer },
    ]);
    expect((await invoices()).map(({ subject }) => subject)).toContain(`Ihre Gutschrift GS-${year}-000001`);
  });

  it('PK-07 invoices outlive account and provider, and the link in the mail still opens them', async () => {
    await place();
    const [mail] = await invoices();
    const link = /https?:\/\/\S+\/payment\/invoice\/\S+/.exec(mail?.text_body ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    const data = await collectData(test.app, owner.id);
    expect(data.get('invoice')).toMatchObject([{ number: `RE-${year}-000001`, gross_cents: 95_200 }]);
    await endAccount();
    await test.db.deleteFrom('company').execute();
    expect((await test.inject(pathname + search)).statusCode).toBe(200);
    expectStatus(404, await test.inject(`${pathname}?key=${'A'.repeat(43)}`), await test.inject(pathname));
    const kept = await test.db.selectFrom('invoice').select(['buyer', 'company_id', 'user_id']).execute();
    expect(kept).toEqual([{ buyer: expect.objectContaining({ email: owner.email }), company_id: null, user_id: null }]);
  });

  describe('the buyer', () => {
    const billing = (person = owner) => person.get(`${API}/payment/billing/`);
    const save = (payload: object, person = owner) => person.put(`${API}/payment/billing/`, payload);
    const entered = { ...BILLING, name: 'Holding GmbH', vat_id: 'de 123.456.789', email: 'buch@haltung.example' };
    const buyer = async () =>
      (await test.db.selectFrom('invoice').select('buyer').orderBy('id', 'desc').executeTakeFirstOrThrow()).buyer;

    it('PK-07 begins with the provider, then what the last order says, then what was entered later', async () => {
      expect((await billing()).json()).toMatchObject({ city: 'Köln', email: owner.email, vat_id: '' });
      await book(test, owner, company);
      expect((await billing()).json()).toEqual({ ...BILLING, email: owner.email });
      expect((await save(entered)).json()).toEqual({ ...entered, vat_id: 'DE123456789' });
      await after(11 * DAY + HOUR);
      await after(14 * DAY + HOUR);
      expect(await buyer()).toEqual({ ...entered, vat_id: 'DE123456789' });
      await test.app.jobs.drain();
      expect(await test.subjects('buch@haltung.example')).toEqual([expect.stringMatching(/^Ihre Rechnung RE-/)]);
    });

    it('PK-07 a later order says the buyer again, and the mail still goes to the entered address', async () => {
      await save(entered);
      await book(test, owner, company, { trial: false });
      expect(await buyer()).toEqual({ ...BILLING, email: entered.email });
    });

    it('PK-07 faults are said at their fields, and others have no billing data', async () => {
      const answer = await save({ ...entered, vat_id: 'DE12', email: 'buch', zip_code: '1', name: ' ' });
      const fields = Object.keys(answer.json<{ error: { details: object } }>().error.details).toSorted();
      expect([answer.statusCode, ...fields]).toEqual([422, 'email', 'name', 'vat_id', 'zip_code']);
      const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
      expect([(await billing(other)).statusCode, (await save(entered, other)).statusCode]).toEqual([404, 404]);
      await save(entered);
      await test.update('company', company, { owner_id: other.id });
      expect((await billing(other)).json()).toMatchObject({ email: other.email });
      expect((await billing(other)).body).not.toContain('Holding');
    });
  });
});

it('PK-07 the PDF of an invoice: is PDF/A-3 of one page with embedded fonts, has all that section 14 of the VAT act asks for, and is the same each time', async () => {
  const pdf = await invoicePdf(invoice);
  expect(pdf.equals(await invoicePdf({ ...invoice, paid_at: new Date(), user_id: null }))).toBe(true);
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7[^]*<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
  for (const part of [
    ...['<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>', '/AFRelationship /Alternative'],
    ...['(factur-x.xml)', '/Count 1', '/OutputIntents'],
  ])
    expect(source).toContain(part);
  expect(source.match(/\/FontFile2/g)?.length).toBe(2);
  const text = textOf(pdf);
  for (const part of [
    ...['Rechnung RE-2026-000412', '3. November 2026 bis 2. November 2027', 'Neusser Straße 118', '50733 Köln'],
    ...['Müller & Łódź <Pflege> gGmbH', 'Pflegefenster GmbH', 'Am Ring 5', 'USt-IdNr.: DE987654321'],
    ...['Steuernummer: 214/5800/1234', 'Paket Premium, jährlich, für „Haus am Park“', '749,00 €', '−429,00 €'],
    ...['320,00 €', 'zuzüglich 19 % Umsatzsteuer', '60,80 €', '380,80 €', 'bereits bezahlt'],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Demonstration');
});

it('PK-07 the PDF of an invoice: says until when and where an open one is paid, what a credit note corrects, and what is a demonstration', async () => {
  const open = textOf(await invoicePdf(placement));
  expect(open).toContain('Zahlbar bis 3. Dezember 2026');
  expect(open).toContain('DE02 1203 0000 0000 2020 51');
  expect(textOf(await invoicePdf(credit))).toContain('Korrektur der Rechnung RE-2026-000412 vom 3. November 2026.');
  const demonstration = { ...invoice, seller: { ...invoice.seller, demonstration: true } };
  expect(textOf(await invoicePdf(demonstration))).toContain('Das ist keine echte Rechnung.');
});

it.each([
  ['a paid charge', invoice, '380', '0.00'],
  ['an open placement', placement, '380', '952.00'],
  ['a credit note', credit, '381', '467.97'],
] as const)('PK-07 embeds the data of %s, and its totals are right', async (_title, given, type, due) => {
  const xml = dataOf(await invoicePdf(given));
  const only = (name: string) => {
    const found = valuesOf(xml, name);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0];
  };
  const cents = (value: string | undefined) => Math.round(Number(value) * 100);
  const lineTotals = valuesOf(xml, 'ram:LineTotalAmount').map(cents);
  // The last one is the sum of the others.
  expect(lineTotals.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(lineTotals.at(-1));
  expect(lineTotals.at(-1)).toBe(given.net_cents);
  expect(cents(only('ram:TaxBasisTotalAmount'))).toBe(given.net_cents);
  expect(cents(only('ram:TaxTotalAmount'))).toBe(given.vat_cents);
  expect(cents(only('ram:CalculatedAmount'))).toBe(given.vat_cents);
  expect(cents(only('ram:GrandTotalAmount'))).toBe(given.gross_cents);
  expect(only('ram:DuePayableAmount')).toBe(due);
  expect(cents(only('ram:GrandTotalAmount')) - cents(only('ram:TotalPrepaidAmount'))).toBe(cents(due));
  expect(valuesOf(xml, 'ram:TypeCode')[0]).toBe(type);
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  expect(xml).toContain(`<ram:ID>${given.number}</ram:ID>`);
  expect(xml).toContain('<ram:Name>Müller &amp; Łódź &lt;Pflege&gt; gGmbH</ram:Name>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE987654321</ram:ID>');
  expect(valuesOf(xml, 'ram:IBANID')).toEqual(given === placement ? ['DE02120300000000202051'] : []);
  expect(xml.includes('<ram:IssuerAssignedID>RE-2026-000412<')).toBe(given === credit);
});
