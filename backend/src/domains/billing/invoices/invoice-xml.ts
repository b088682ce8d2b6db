import { isToTransfer, type IssuedInvoice } from './invoice';

// EN 16931 as UN/CEFACT Cross Industry Invoice (CII D16B), the data in a Factur-X or ZUGFeRD file. The elements stand in
// the order of its schema.

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;
const GUIDELINE = 'urn:cen.eu:en16931:2017';
const TYPE_CODES: Record<IssuedInvoice['kind'], string> = { INVOICE: '380', CREDIT_NOTE: '381' };
const BANK_TRANSFER = '58';
const PIECE = 'C62';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Without the characters that XML 1.0 does not allow. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Markup that is written already; other strings are text. */
interface Tag {
  markup: string;
}
type Attributes = Readonly<Record<string, string>>;

function element(name: string, content: string | readonly (Tag | null)[], attributes: Attributes = {}): Tag {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inner = typeof content === 'string' ? escape(content) : content.map((tag) => tag?.markup ?? '').join('');
  return { markup: `<${name}${given.join('')}>${inner}</${name}>` };
}
const ram = (name: string, content: Parameters<typeof element>[1], attributes?: Attributes): Tag =>
  element(`ram:${name}`, content, attributes);

const amount = (cents: number): string => (cents / 100).toFixed(2);
const compact = (day: string): string => day.replaceAll('-', '');
const date = (name: string, day: string): Tag =>
  ram(name, [element('udt:DateTimeString', compact(day), { format: '102' })]);

type Party = Omit<IssuedInvoice['seller'], 'email' | 'iban' | 'demonstration'> & Pick<IssuedInvoice['buyer'], 'email'>;

const registration = (scheme: 'FC' | 'VA', id: string | null): Tag | null =>
  id ? ram('SpecifiedTaxRegistration', [ram('ID', id, { schemeID: scheme })]) : null;

const party = (role: 'Seller' | 'Buyer', { name, street, zip_code, city, email, vat_id, tax_number }: Party): Tag =>
  ram(`${role}TradeParty`, [
    ram('Name', name),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', zip_code),
      ram('LineOne', street),
      ram('CityName', city),
      ram('CountryID', 'DE'),
    ]),
    email === null ? null : ram('URIUniversalCommunication', [ram('URIID', email, { schemeID: 'EM' })]),
    registration('FC', tax_number),
    registration('VA', vat_id),
  ]);

/** The category S: the standard rate. */
const taxRate = ({ vat_rate }: IssuedInvoice): Tag[] => [
  ram('CategoryCode', 'S'),
  ram('RateApplicablePercent', String(vat_rate)),
];

const lines = (invoice: IssuedInvoice): Tag[] =>
  invoice.lines.map(({ text, quantity, price_cents }, index) =>
    ram('IncludedSupplyChainTradeLineItem', [
      ram('AssociatedDocumentLineDocument', [ram('LineID', String(index + 1))]),
      ram('SpecifiedTradeProduct', [ram('Name', text)]),
      ram('SpecifiedLineTradeAgreement', [
        ram('NetPriceProductTradePrice', [ram('ChargeAmount', amount(price_cents))]),
      ]),
      ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(quantity), { unitCode: PIECE })]),
      ram('SpecifiedLineTradeSettlement', [
        ram('ApplicableTradeTax', [ram('TypeCode', 'VAT'), ...taxRate(invoice)]),
        ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', amount(price_cents * quantity))]),
      ]),
    ]),
  );

function settlement(invoice: IssuedInvoice, terms: string): Tag {
  const { number, net_cents, vat_cents, gross_cents, service_from, service_to, due_on, refers_to, refers_to_on } =
    invoice;
  const isPaid = invoice.source === 'CHARGE';
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', number),
    ram('InvoiceCurrencyCode', 'EUR'),
    isToTransfer(invoice)
      ? ram('SpecifiedTradeSettlementPaymentMeans', [
          ram('TypeCode', BANK_TRANSFER),
          ram('PayeePartyCreditorFinancialAccount', [ram('IBANID', invoice.seller.iban)]),
        ])
      : null,
    ram('ApplicableTradeTax', [
      ram('CalculatedAmount', amount(vat_cents)),
      ram('TypeCode', 'VAT'),
      ram('BasisAmount', amount(net_cents)),
      ...taxRate(invoice),
    ]),
    ram('BillingSpecifiedPeriod', [date('StartDateTime', service_from), date('EndDateTime', service_to)]),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', terms),
      isToTransfer(invoice) ? date('DueDateDateTime', due_on) : null,
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amount(net_cents)),
      ram('TaxBasisTotalAmount', amount(net_cents)),
      ram('TaxTotalAmount', amount(vat_cents), { currencyID: 'EUR' }),
      ram('GrandTotalAmount', amount(gross_cents)),
      ram('TotalPrepaidAmount', amount(isPaid ? gross_cents : 0)),
      ram('DuePayableAmount', amount(isPaid ? 0 : gross_cents)),
    ]),
    refers_to && refers_to_on
      ? ram('InvoiceReferencedDocument', [
          ram('IssuerAssignedID', refers_to),
          ram('FormattedIssueDateTime', [element('qdt:DateTimeString', compact(refers_to_on), { format: '102' })]),
        ])
      : null,
  ]);
}

/**
 * The data of an invoice or credit note for bookkeeping programs, in the profile EN 16931 (PK-07).
 * @param terms when and how it is paid, in words
 */
export function invoiceXml(invoice: IssuedInvoice, { terms, notes }: { terms: string; notes: readonly string[] }) {
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', GUIDELINE)]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', TYPE_CODES[invoice.kind]),
        date('IssueDateTime', invoice.issued_on),
        ...notes.map((note) => ram('IncludedNote', [ram('Content', note)])),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...lines(invoice),
        ram('ApplicableHeaderTradeAgreement', [
          party('Seller', invoice.seller),
          party('Buyer', { ...invoice.buyer, tax_number: null }),
        ]),
        ram('ApplicableHeaderTradeDelivery', []),
        settlement(invoice, terms),
      ]),
    ],
    Object.fromEntries(Object.entries(NAMESPACES).map(([prefix, name]) => [`xmlns:${prefix}`, name])),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
