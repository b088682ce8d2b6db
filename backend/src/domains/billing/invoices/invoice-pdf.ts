import path from 'node:path';
import { t } from '@care/contracts/texts';
import { formatDate } from '@care/contracts/format';
import type PDFDocument from 'pdfkit';
import { backendHome } from '../../../platform/process/paths';
import { documentName, ibanText, notesOf, serviceText, termsText, type IssuedInvoice } from './invoice';
import { invoiceXml } from './invoice-xml';

const XML_NAME = 'factur-x.xml';
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 90;
const FACTS_AT = MARGIN + 290;
const FOOT_AT = 728;
const INK = '#1d2b3a';
const GREY = '#4a5868';
const LINE = '#c9d0d8';

const font = (name: 'regular' | 'bold'): string => path.join(backendHome(), 'data', 'fonts', `invoice-${name}.ttf`);

/** Characters that the embedded font lacks are shown as question marks; the embedded data has the text as it is. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/[^\n\u0020-\u007e\u00a0-\u017f\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/gu, '?');

const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
const money = (cents: number): string => `${euros.format(cents / 100)}\u00a0€`.replace('-', '\u2212');

/** The description of the attached data that Factur-X asks for, with its extension of the PDF/A schema. */
const FACTUR_X = `
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${[
        ['DocumentFileName', 'The name of the embedded XML document'],
        ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
        ['Version', 'The actual version of the standard applying to the embedded XML document'],
        ['ConformanceLevel', 'The conformance level of the embedded XML document'],
      ]
        .map(
          ([name, description]) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

type Pdf = InstanceType<typeof PDFDocument>;

function write(doc: Pdf, text: string, at: { x?: number; y?: number; width?: number; right?: boolean } = {}): void {
  const { x = MARGIN, y = doc.y, width = WIDTH, right = false } = at;
  doc.text(drawable(text), x, y, { width, align: right ? 'right' : 'left' });
}

const bold = (doc: Pdf, size = 10): Pdf => doc.font('bold').fontSize(size).fillColor(INK);
const plain = (doc: Pdf, size = 10): Pdf => doc.font('regular').fontSize(size).fillColor(INK);
const small = (doc: Pdf): Pdf => doc.font('regular').fontSize(8.5).fillColor(GREY);

function rule(doc: Pdf, y = doc.y): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .stroke(LINE);
}

/** Sender, buyer and the facts beside the buyer. */
function writeHead(doc: Pdf, invoice: IssuedInvoice): void {
  const { seller, buyer, number, issued_on, due_on, source } = invoice;
  bold(doc, 15);
  write(doc, t('brand.name'), { y: MARGIN });
  small(doc);
  write(doc, `${seller.name} · ${seller.street} · ${seller.zip_code} ${seller.city}`, { y: 128, width: 270 });
  plain(doc);
  write(doc, `${buyer.name}\n${buyer.street}\n${buyer.zip_code} ${buyer.city}`, { y: doc.y + 4, width: 270 });
  const facts: [string, string][] = [
    [invoice.kind === 'INVOICE' ? 'Rechnungsnummer' : 'Nummer', number],
    [invoice.kind === 'INVOICE' ? 'Rechnungsdatum' : 'Datum', formatDate(issued_on)],
    ['Leistungszeit', serviceText(invoice)],
    ...(source === 'PLACEMENT' ? ([['Zahlbar bis', formatDate(due_on)]] as [string, string][]) : []),
    ...(buyer.vat_id ? ([['Ihre USt-IdNr.', buyer.vat_id]] as [string, string][]) : []),
  ];
  doc.y = 128;
  for (const [label, value] of facts) {
    const { y } = doc;
    small(doc);
    write(doc, label, { x: FACTS_AT, y: y + 1, width: 75 });
    plain(doc, 9.5);
    write(doc, value, { x: FACTS_AT + 78, y, width: WIDTH - (FACTS_AT - MARGIN) - 78 });
    doc.y += 3;
  }
}

function writeLines(doc: Pdf, { lines }: IssuedInvoice): void {
  const textWidth = WIDTH - AMOUNT_WIDTH - 12;
  const amountAt = MARGIN + WIDTH - AMOUNT_WIDTH;
  const row = (text: string, amount: string) => {
    const { y } = doc;
    write(doc, text, { y, width: textWidth });
    const end = doc.y;
    write(doc, amount, { x: amountAt, y, width: AMOUNT_WIDTH, right: true });
    doc.y = Math.max(end, doc.y) + 6;
  };
  small(doc);
  row('Leistung', 'Betrag netto');
  rule(doc, doc.y - 3);
  doc.y += 4;
  plain(doc);
  for (const { text, quantity, price_cents } of lines) row(text, money(quantity * price_cents));
}

function writeTotals(doc: Pdf, { net_cents, vat_rate, vat_cents, gross_cents }: IssuedInvoice): void {
  rule(doc);
  doc.y += 8;
  const labelAt = MARGIN + WIDTH - 260;
  const row = (label: string, cents: number) => {
    const { y } = doc;
    write(doc, label, { x: labelAt, y, width: 165 });
    write(doc, money(cents), { x: MARGIN + WIDTH - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, right: true });
    doc.y += 4;
  };
  plain(doc);
  row('Summe netto', net_cents);
  row(`zuzüglich ${vat_rate} % Umsatzsteuer`, vat_cents);
  bold(doc, 11);
  row('Gesamtbetrag', gross_cents);
}

function writeFoot(doc: Pdf, { seller }: IssuedInvoice): void {
  const { name, street, zip_code, city, email, vat_id, tax_number, iban } = seller;
  rule(doc, FOOT_AT);
  small(doc);
  write(doc, `${name}\n${street}, ${zip_code} ${city}\n${email}`, { y: FOOT_AT + 8, width: WIDTH / 2 - 8 });
  const numbers = [
    ...(vat_id ? [`USt-IdNr.: ${vat_id}`] : []),
    ...(tax_number ? [`Steuernummer: ${tax_number}`] : []),
    `IBAN: ${ibanText(iban)}`,
  ];
  write(doc, numbers.join('\n'), { x: MARGIN + WIDTH / 2 + 8, y: FOOT_AT + 8, width: WIDTH / 2 - 8 });
}

/**
 * The invoice as PDF/A-3 with its data in XML (ZUGFeRD, Factur-X, profile EN 16931). It is made from the stored invoice
 * only, so the same invoice gives the same bytes (PK-07).
 */
export async function invoicePdf(invoice: IssuedInvoice): Promise<Buffer> {
  const { number, issued_at: date } = invoice;
  const title = `${documentName(invoice)} ${number}`;
  // Loaded by the first invoice, because that takes longer than any other package.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    ...{ size: 'A4', margin: MARGIN, lang: 'de-DE', displayTitle: true, font: font('regular') },
    ...{ pdfVersion: '1.7', subset: 'PDF/A-3b' },
    info: { Title: title, Creator: t('brand.name'), CreationDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  doc.registerFont('regular', font('regular')).registerFont('bold', font('bold'));
  const terms = termsText(invoice);
  const notes = notesOf(invoice);
  writeHead(doc, invoice);
  bold(doc, 16);
  write(doc, title, { y: 250 });
  plain(doc);
  for (const note of notes) write(doc, note, { y: doc.y + 6 });
  doc.y += 16;
  writeLines(doc, invoice);
  writeTotals(doc, invoice);
  plain(doc);
  write(doc, terms, { y: doc.y + 14 });
  writeFoot(doc, invoice);
  const attached = { ...{ name: XML_NAME, type: 'text/xml', description: 'Rechnungsdaten nach EN 16931' } };
  const xml = Buffer.from(invoiceXml(invoice, { terms, notes }));
  doc.file(xml, Object.assign(attached, { creationDate: date, modifiedDate: date, relationship: 'Alternative' }));
  doc.appendXML(FACTUR_X);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
