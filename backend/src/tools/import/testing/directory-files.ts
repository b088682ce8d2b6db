/** Files as operators have them, with the provider expected from the first entry. */
export interface DirectoryFile {
  title: string;
  content: string | Buffer;
  expected: Record<string, unknown>;
}

const HOUSE = {
  name: 'Haus Rübezahl',
  street: 'Große Straße 5, 50667 Köln, Deutschland',
  zip_code: '50667',
  city: 'Köln',
  city_slug: 'köln',
};
const HEADER = 'Name;Straße;PLZ;Ort';
const ROW = 'Haus Rübezahl;Große Straße 5;50667;Köln';
const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;
const feature = (properties: object, geometry: object | null, extra: object = {}) => ({
  type: 'Feature',
  properties,
  geometry,
  ...extra,
});
const COLOGNE = { type: 'Point', coordinates: [6.95, 50.93] };
const ADDRESS = { name: 'Haus Rübezahl', strasse: 'Große Straße 5', plz: '50667', ort: 'Köln' };
const utf16be = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

export const READABLE_FILES: DirectoryFile[] = [
  { title: 'semicolons in UTF-8', content: lines(HEADER, ROW), expected: HOUSE },
  {
    title: 'the quotation marks and dashes of windows-1252',
    content: Buffer.concat([
      Buffer.from(`${HEADER};Beschreibung\n${ROW};`, 'latin1'),
      Buffer.from([0x84, 0x5a, 0x75, 0x93, 0x20, 0x96, 0x20, 0x80]),
    ]),
    expected: { ...HOUSE, description: '„Zu“ – €' },
  },
  {
    title: 'UTF-16 from a spreadsheet',
    content: Buffer.from(`\ufeff${lines(HEADER, ROW)}`, 'utf16le'),
    expected: HOUSE,
  },
  { title: 'UTF-16 the other way round', content: utf16be(lines(HEADER, ROW)), expected: HOUSE },
  { title: 'commas', content: lines(HEADER, ROW).replaceAll(';', ','), expected: HOUSE },
  { title: 'tabs', content: lines(HEADER, ROW).replaceAll(';', '\t'), expected: HOUSE },
  { title: 'line ends of Windows', content: lines(HEADER, ROW).replaceAll('\n', '\r\n'), expected: HOUSE },
  { title: 'no line end at its end and blank lines before', content: `\n\n${HEADER}\n\n${ROW}`, expected: HOUSE },
  {
    title: 'quoted fields with separators, quotation marks and line breaks',
    content: `Name;Straße;PLZ;Ort;Beschreibung\n"Haus Rübezahl";"Große Straße 5";50667;Köln;"Hell; ""ruhig"",\nmit Garten"\n`,
    expected: { ...HOUSE, description: 'Hell; "ruhig",\nmit Garten' },
  },
  {
    title: 'a stray quotation mark',
    content: lines(`${HEADER};Träger`, `${ROW};Verein "Gut" Köln`),
    expected: { ...HOUSE, operator: 'Verein "Gut" Köln' },
  },
  {
    title: 'a first line that names the separator',
    content: `sep=;\r\n"Einrichtung, Name";${HEADER}\r\n"a,b,c";${ROW}\r\n`,
    expected: HOUSE,
  },
  {
    title: 'house numbers in a column of their own',
    content: lines('Einrichtungsname;Strasse;Hausnr.;PLZ;Ort', 'Haus Rübezahl;Große Straße;5;50667;Köln'),
    expected: HOUSE,
  },
  {
    title: 'the whole address in one column',
    content: lines('Anbieter;Anschrift', 'Haus Rübezahl;Große Straße 5, 50667 Köln'),
    expected: HOUSE,
  },
  {
    title: 'a town without postcode',
    content: lines('Name;Straße;Ort', 'Haus Rübezahl;Große Straße 5;Köln'),
    expected: { ...HOUSE, street: 'Große Straße 5, Köln, Deutschland', zip_code: '' },
  },
  {
    title: 'the zero of a postcode eaten by a spreadsheet',
    content: lines(HEADER, 'Elbhaus;Ring 1;1067;Dresden'),
    expected: { zip_code: '01067', street: 'Ring 1, 01067 Dresden, Deutschland' },
  },
  {
    title: 'coordinates with decimal commas',
    content: lines(`${HEADER};Breitengrad;Längengrad`, `${ROW};50,93;6,95`),
    expected: { ...HOUSE, lat: 50.93, lon: 6.95 },
  },
  {
    title: 'latitude and longitude exchanged',
    content: lines(`${HEADER};lat;lng`, `${ROW};6.95;50.93`),
    expected: { ...HOUSE, lat: 50.93, lon: 6.95 },
  },
  {
    title: 'combining characters and blanks all over',
    content: lines(
      ' Name ;Straße; PLZ ;Ort',
      `  Haus  ${'Rübezahl'.normalize('NFD')} ; Große   Straße  5;50667 ; Köln`,
    ),
    expected: HOUSE,
  },
  {
    title: 'words for nothing',
    content: lines(`${HEADER};Telefon;E-Mail;Homepage`, `${ROW};k. A.;-;n/a`),
    expected: { ...HOUSE, phone: null, email: null, website: null },
  },
  {
    title: 'contacts as people write them',
    content: lines(
      `${HEADER};Tel.;E-Mail;Internet`,
      `${ROW};0221 / 123 45-0 oder 0170 1234567;mailto:info@haus.example;www.haus.example`,
    ),
    expected: { ...HOUSE, phone: '0221 / 123 45-0', email: 'info@haus.example', website: 'https://www.haus.example' },
  },
  {
    title: 'GeoJSON',
    content: JSON.stringify({ type: 'FeatureCollection', features: [feature(ADDRESS, COLOGNE, { id: 'node/7' })] }),
    expected: { ...HOUSE, lat: 50.93, lon: 6.95, import_key: '#node/7' },
  },
  {
    title: 'GeoJSON with a building for a point',
    content: JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature(ADDRESS, {
          type: 'Polygon',
          coordinates: [
            [
              [6.94, 50.92],
              [6.96, 50.92],
              [6.96, 50.94],
              [6.94, 50.94],
              [6.94, 50.92],
            ],
          ],
        }),
      ],
    }),
    expected: { ...HOUSE, lat: 50.93, lon: 6.95 },
  },
  {
    title: 'GeoJSON without a position, with the names of OpenStreetMap',
    content: JSON.stringify(
      feature(
        {
          '@id': 'way/1',
          name: 'Haus Rübezahl',
          'addr:street': 'Große Straße',
          'addr:housenumber': '5',
          'addr:postcode': '50667',
          'addr:city': 'Köln',
        },
        null,
      ),
    ),
    expected: { ...HOUSE, import_key: '#way/1' },
  },
  {
    title: 'GeoJSON, one feature per line',
    content: [feature(ADDRESS, COLOGNE), feature({ ...ADDRESS, name: 'Zweites' }, COLOGNE)]
      .map((one) => `\u001e${JSON.stringify(one)}\n`)
      .join(''),
    expected: HOUSE,
  },
];

/** Files without a readable entry, with the message for the operator. */
export const UNUSABLE_FILES: { title: string; content: string | Buffer; message: RegExp }[] = [
  { title: 'an empty file', content: '', message: /^The file is empty\.$/ },
  { title: 'blank lines only', content: '\n \n\r\n', message: /^The file is empty\.$/ },
  { title: 'a header only', content: `${HEADER}\n`, message: /^The file has no entries\.$/ },
  {
    title: 'a spreadsheet',
    content: Buffer.from('PK\u0003\u0004\u0014\0'),
    message: /is an Excel or ZIP file; save it as CSV\./,
  },
  {
    title: 'an old spreadsheet',
    content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    message: /is an old Excel file/,
  },
  { title: 'a web page', content: '<!DOCTYPE html><title>404</title>', message: /is XML or HTML\./ },
  { title: 'a PDF', content: '%PDF-1.7\n', message: /is a PDF\./ },
  { title: 'a compressed file', content: Buffer.from([0x1f, 0x8b, 8, 0]), message: /is compressed/ },
  {
    title: 'no known column',
    content: 'foo;bar\n1;2\n',
    message: /^No column for name and address \(.+\) was found among: foo, bar$/,
  },
  {
    title: 'no address',
    content: 'Name;Telefon\nHaus;0221\n',
    message: /^No column for address \(or street with postcode or city\) was found/,
  },
  {
    title: 'a quotation mark that swallows the whole file',
    content: 'Name;Straße;PLZ\n"Haus;Weg 1;50667\nHaus;Weg 2;50667\n',
    message: /^No line can be read\. Line 2: .+ nie geschlossen$/,
  },
  { title: 'JSON of another kind', content: '{"providers": []}', message: /no GeoJSON: it has no features/ },
  { title: 'JSON cut off', content: '{"type": "FeatureCollection", "features": [{"type": ', message: /no valid JSON/ },
];

/** Entries that are refused, each beside a valid one. */
export const REFUSED_ROWS: { title: string; row: string; problem: RegExp }[] = [
  { title: 'no name', row: ';Weg 1;50667;Köln', problem: /^Name fehlt$/ },
  { title: 'no street', row: 'Haus;;50667;Köln', problem: /^Straße fehlt$/ },
  { title: 'no town', row: 'Haus;Weg 1;;', problem: /^Postleitzahl und Ort fehlen$/ },
  { title: 'an impossible postcode', row: 'Haus;Weg 1;5066;', problem: /^Postleitzahl 05066 gibt es nicht$/ },
  { title: 'letters for a postcode', row: 'Haus;Weg 1;ABC;Köln', problem: /^„ABC“ ist keine Postleitzahl$/ },
  { title: 'an unknown town', row: 'Haus;Weg 1;;Atlantis', problem: /^Ort „Atlantis“ nicht gefunden$/ },
  {
    title: 'an endless name',
    row: `${'x'.repeat(201)};Weg 1;50667;Köln`,
    problem: /^Name ist länger als 200 Zeichen$/,
  },
  {
    title: 'another country',
    row: 'Haus;Weg 1, 10115 Wien, Österreich;;',
    problem: /^„Österreich“ liegt nicht in Deutschland$/,
  },
  { title: 'too many fields', row: 'Haus;Weg 1;50667;Köln;x;y', problem: /^6 Felder, die Kopfzeile hat 4$/ },
  { title: 'a quotation mark never closed', row: '"Haus;Weg 1;50667;Köln', problem: /nie geschlossen/ },
];
