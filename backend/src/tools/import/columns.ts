import type { OptionalText } from '@care/contracts/company-fields';

/**
 * The characters of windows-1252 from 0x80 on, where Latin-1 has control characters; Node decodes both in the same way,
 * so the list is here.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The byte of a character in Latin-1 or windows-1252. */
const bytes = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) bytes.set(String.fromCharCode(byte), byte);
for (const [index, character] of [...WINDOWS].entries()) bytes.set(character, 0x80 + index);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes runs of characters that represent bytes above ASCII as UTF-8; other runs are not changed. */
function mendRun(run: string): string {
  const codes = [...run].map((character) => bytes.get(character));
  if (codes.some((code) => code === undefined)) return run;
  try {
    return utf8.decode(Uint8Array.from(codes as number[]));
  } catch {
    return run;
  }
}

/**
 * Repairs text in which UTF-8 was decoded as Latin-1 once or twice, such as "KornelimÃ¼nster"; other text is not
 * changed.
 */
function mendText(text: string): string {
  let mended = text;
  for (let round = 0; round < 2 && /[ÂÃâ]/.test(mended); round++) mended = mended.replace(/[^\p{ASCII}]+/gu, mendRun);
  return mended;
}

/** Only the letters and digits of a header, with umlauts spelled out: "Straße / Nr." and "strasse_nr" are equal. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/**
 * The fields of a provider that a directory can contain, with their names in files. The first name that occurs is used, so
 * the more exact ones come first.
 */
const NAMES = {
  external_id:
    'externalid external_id extid ext_id fremdschluessel id ik iknummer ik-nummer institutionskennzeichen kennung einrichtungsid einrichtungsnummer anbieterid anbieternummer providerid objectid fid @id osm_id ref lfdnr laufendenummer nummer nr',
  name: 'name einrichtungsname nameDerEinrichtung einrichtung anbietername anbieter pflegeanbieter pflegedienst pflegeheim firma firmenname unternehmen unternehmensname bezeichnung provider providername company companyname facility facilityname organisation organization titel title',
  operator: 'operator traeger träger trägername nameDesTraegers betreiber betreibername owner carrier rechtstraeger',
  address: 'address adresse anschrift fulladdress vollstaendigeAdresse postanschrift addr:full formattedaddress',
  street:
    'street strasse straße straßeHausnummer strasseUndHausnummer straßeNr strassenr streetaddress street_address strassenname addr:street address1 addressline1 adresszeile1',
  house_number: 'housenumber house_number hausnummer hausnr hnr streetnumber addr:housenumber',
  zip_code: 'zipcode zip_code zip plz postleitzahl postalcode postal_code postcode addr:postcode',
  city: 'city ort stadt ortsname gemeinde wohnort standort town place municipality locality addr:city plzort',
  country: 'country land staat countrycode country_code laendercode addr:country',
  lat: 'lat latitude breite breitengrad geobreite geo_lat geographischeBreite ycoord koordinatey y',
  lon: 'lon lng long longitude laenge längengrad laengengrad geolaenge geo_lon geo_lng geographischeLaenge xcoord koordinatex x',
  phone: 'phone telefon telefonnummer tel fon telephone phonenumber rufnummer contact:phone',
  email: 'email e-mail mail emailadresse e-mail-adresse mailadresse contact:email',
  website: 'website webseite internet internetseite homepage url www web internetadresse contact:website',
  services:
    'services service leistungen leistung leistungsart leistungsarten pflegeform pflegeformen pflegeart pflegearten versorgungsform versorgungsart angebot angebote einrichtungsart einrichtungstyp kategorie kategorien category categories type typ art careservices careforms',
  features:
    'features feature merkmale merkmal besonderheiten besonderheit schwerpunkte schwerpunkt specialties specialities',
  place_kind: 'placekind lage lageart umgebung setting',
  description: 'description beschreibung beschreibungstext kurzbeschreibung ueberuns überuns text info about',
  activities: 'activities aktivitaeten aktivitäten freizeitangebot freizeitangebote',
  opening_hours: 'openinghours opening_hours oeffnungszeiten öffnungszeiten sprechzeiten buerozeiten',
} satisfies Record<OptionalText, string> & Record<string, string>;
export type Field = keyof typeof NAMES;
export type Cells = Partial<Record<Field, string>>;
const FIELDS = Object.keys(NAMES) as Field[];

const candidates = FIELDS.map((field): [Field, string[]] => [field, NAMES[field].split(' ').map(comparable)]);

/** The column of each field, and the unknown columns. */
export interface ColumnMap {
  /** All of them, in the order of the file. */
  headers: readonly string[];
  columns: Partial<Record<Field, string>>;
  unknown: string[];
}

/** Columns that the operator names, if their headers are not recognised. */
export type ChosenColumns = Partial<Record<'external_id' | 'services', string>>;

/** The columns that the report of refused rows adds; a mended report can be imported. */
export const REPORT_COLUMNS = { line: 'Zeile im Original', problem: 'Grund der Ablehnung' } as const;
const isOfReport = (header: string): boolean => Object.values<string>(REPORT_COLUMNS).includes(header);

/** Maps the headers of a file, German or English, in any case and spelling; every column is used once. */
export function mapColumns(headers: readonly string[], chosen: ChosenColumns = {}): ColumnMap {
  const free = new Map<string, string>();
  for (const header of headers) {
    const name = comparable(mendText(header));
    if (name && !free.has(name)) free.set(name, header);
  }
  const columns: ColumnMap['columns'] = { ...chosen };
  for (const header of Object.values(chosen)) free.delete(comparable(mendText(header)));
  for (const [field, names] of candidates) {
    if (columns[field] !== undefined) continue;
    const name = names.find((one) => free.has(one));
    if (name === undefined) continue;
    columns[field] = free.get(name)!;
    free.delete(name);
  }
  return { headers, columns, unknown: [...free.values()].filter((header) => !isOfReport(header)) };
}

/** Texts for "no value" in many directories. */
const NOTHING = /^(-+|–|—|\/|n\/?a|null|nil|none|undefined|nan|k\. ?a\.|keine angabe|unbekannt|#n\/a)$/i;

/**
 * The text of a cell that a spreadsheet would read as a formula: `="0221"` keeps a leading zero, and the report of
 * refused rows sets an apostrophe before such a text.
 */
const plainText = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, (_all, text: string) => text.replaceAll('""', '"'))
    .replace(/^'(?=[=+@-])/, '');

/**
 * The cells of one entry by field: trimmed, umlauts repaired, without control characters and without texts for "no
 * value".
 */
export function fieldsOf(cells: Readonly<Record<string, string>>, { columns }: ColumnMap): Cells {
  const found: Cells = {};
  for (const field of FIELDS) {
    const header = columns[field];
    const cell = header === undefined ? '' : mendText(plainText(cells[header] ?? ''));
    const text = cell.replace(/[^\P{Cc}\n\t]/gu, '').trim();
    if (text && !NOTHING.test(text)) found[field] = text.normalize('NFC');
  }
  return found;
}
