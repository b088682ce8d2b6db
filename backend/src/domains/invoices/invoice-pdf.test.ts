import { inflateSync } from 'node:zlib';
import { invoicePdf } from './invoice-pdf';
import type { IssuedInvoice } from './invoice-rows';

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

describe('the PDF of an invoice', () => {
  it('PK-07 is PDF/A-3 of one page with embedded fonts, and names its attached data as Factur-X', async () => {
    const source = (await invoicePdf(invoice)).toString('latin1');
    expect(source.slice(0, 8)).toBe('%PDF-1.7');
    expect(source).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
    expect(source).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(source).toContain('/AFRelationship /Alternative');
    expect(source).toContain('(factur-x.xml)');
    expect(source.match(/\/FontFile2/g)?.length).toBe(2);
    expect(source).toContain('/Count 1');
    expect(source).toContain('/OutputIntents');
  });

  it('PK-07 is the same, byte for byte, each time', async () => {
    const first = await invoicePdf(invoice);
    expect(first.equals(await invoicePdf({ ...invoice, paid_at: new Date(), user_id: null }))).toBe(true);
  });

  it('PK-07 has everything that section 14 of the VAT act asks for', async () => {
    const text = textOf(await invoicePdf(invoice));
    for (const part of [
      ...['Rechnung RE-2026-000412', '3. November 2026 bis 2. November 2027', 'Neusser Straße 118', '50733 Köln'],
      ...['Müller & Łódź <Pflege> gGmbH', 'Pflegefenster GmbH', 'Am Ring 5', 'USt-IdNr.: DE987654321'],
      ...['Steuernummer: 214/5800/1234', 'Paket Premium, jährlich, für „Haus am Park“', '749,00 €', '−429,00 €'],
      ...['320,00 €', 'zuzüglich 19 % Umsatzsteuer', '60,80 €', '380,80 €', 'bereits bezahlt'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Demonstration');
  });

  it('PK-07 says until when and where an open one is paid, what a credit note corrects, and what is a demonstration', async () => {
    const open = textOf(await invoicePdf(placement));
    expect(open).toContain('Zahlbar bis 3. Dezember 2026');
    expect(open).toContain('DE02 1203 0000 0000 2020 51');
    const corrected = textOf(await invoicePdf(credit));
    expect(corrected).toContain('Korrektur der Rechnung RE-2026-000412 vom 3. November 2026.');
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
});
