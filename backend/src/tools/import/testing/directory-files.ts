const NAME = 'Haus Rübezahl';
const PLACE = { zip_code: '50667', city: 'Köln', city_slug: 'köln' };
const HOUSE = { name: NAME, street: 'Große Straße 5, 50667 Köln, Deutschland', ...PLACE };
/** With the position of the files below. */
const PLACED = { ...HOUSE, lat: 50.93, lon: 6.95 };
const HEADER = 'Name;Straße;PLZ;Ort';
const ROW = 'Haus Rübezahl;Große Straße 5;50667;Köln';
const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;
const feature = (properties: object, geometry: object | null, extra: object = {}) => ({
  type: 'Feature',
  properties,
  geometry,
  ...extra,
});
const collection = (...features: object[]): string => JSON.stringify({ type: 'FeatureCollection', features });
const COLOGNE = { type: 'Point', coordinates: [6.95, 50.93] };
const RING = ['6.94 50.92', '6.96 50.92', '6.96 50.94', '6.94 50.94', '6.94 50.92'];
const BUILDING = { type: 'Polygon', coordinates: [RING.map((point) => point.split(' ').map(Number))] };
const ADDRESS = { name: NAME, strasse: 'Große Straße 5', plz: '50667', ort: 'Köln' };
const OF_OPEN_STREET_MAP = {
  '@id': 'way/1',
  name: NAME,
  'addr:street': 'Große Straße',
  'addr:housenumber': '5',
  'addr:postcode': '50667',
  'addr:city': 'Köln',
};
const STRAY = 'Verein "Gut" Köln';
/** „Zu“ – € */
const QUOTED = Buffer.from([0x84, 0x5a, 0x75, 0x93, 0x20, 0x96, 0x20, 0x80]);
const utf16be = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

/** Files as operators have them, with the provider expected from the first entry. */
export const READABLE_FILES: [title: string, content: string | Buffer, expected: Record<string, unknown>][] = [
  ['semicolons in UTF-8', lines(HEADER, ROW), HOUSE],
  [
    'the quotation marks and dashes of windows-1252',
    Buffer.concat([Buffer.from(`${HEADER};Beschreibung\n${ROW};`, 'latin1'), QUOTED]),
    { ...HOUSE, description: '„Zu“ – €' },
  ],
  ['UTF-16 from a spreadsheet', Buffer.from(`\ufeff${lines(HEADER, ROW)}`, 'utf16le'), HOUSE],
  ['UTF-16 the other way round', utf16be(lines(HEADER, ROW)), HOUSE],
  ['commas', lines(HEADER, ROW).replaceAll(';', ','), HOUSE],
  ['tabs', lines(HEADER, ROW).replaceAll(';', '\t'), HOUSE],
  ['line ends of Windows', lines(HEADER, ROW).replaceAll('\n', '\r\n'), HOUSE],
  ['no line end at its end and blank lines before', `\n\n${HEADER}\n\n${ROW}`, HOUSE],
  [
    'quoted fields with separators, quotation marks and line breaks',
    `Name;Straße;PLZ;Ort;Beschreibung\n"Haus Rübezahl";"Große Straße 5";50667;Köln;"Hell; ""ruhig"",\nmit Garten"\n`,
    { ...HOUSE, description: 'Hell; "ruhig",\nmit Garten' },
  ],
  ['a stray quotation mark', lines(`${HEADER};Träger`, `${ROW};${STRAY}`), { ...HOUSE, operator: STRAY }],
  ['a first line that names the separator', `sep=;\r\n"Einrichtung, Name";${HEADER}\r\n"a,b,c";${ROW}\r\n`, HOUSE],
  [
    'house numbers in a column of their own',
    lines('Einrichtungsname;Strasse;Hausnr.;PLZ;Ort', 'Haus Rübezahl;Große Straße;5;50667;Köln'),
    HOUSE,
  ],
  ['the whole address in one column', lines('Anbieter;Anschrift', 'Haus Rübezahl;Große Straße 5, 50667 Köln'), HOUSE],
  [
    'a town without postcode',
    lines('Name;Straße;Ort', 'Haus Rübezahl;Große Straße 5;Köln'),
    { ...HOUSE, street: 'Große Straße 5, Köln, Deutschland', zip_code: '' },
  ],
  [
    'the zero of a postcode eaten by a spreadsheet',
    lines(HEADER, 'Elbhaus;Ring 1;1067;Dresden'),
    { zip_code: '01067', street: 'Ring 1, 01067 Dresden, Deutschland' },
  ],
  ['coordinates with decimal commas', lines(`${HEADER};Breitengrad;Längengrad`, `${ROW};50,93;6,95`), PLACED],
  ['latitude and longitude exchanged', lines(`${HEADER};lat;lng`, `${ROW};6.95;50.93`), PLACED],
  [
    'combining characters and blanks all over',
    lines(' Name ;Straße; PLZ ;Ort', `  Haus  ${'Rübezahl'.normalize('NFD')} ; Große   Straße  5;50667 ; Köln`),
    HOUSE,
  ],
  [
    'words for nothing',
    lines(`${HEADER};Telefon;E-Mail;Homepage`, `${ROW};k. A.;-;n/a`),
    { ...HOUSE, phone: null, email: null, website: null },
  ],
  [
    'contacts as people write them',
    lines(
      `${HEADER};Tel.;E-Mail;Internet`,
      `${ROW};0221 / 123 45-0 oder 0170 1234567;mailto:info@haus.example;www.haus.example`,
    ),
    { ...HOUSE, phone: '0221 / 123 45-0', email: 'info@haus.example', website: 'https://www.haus.example' },
  ],
  ['GeoJSON', collection(feature(ADDRESS, COLOGNE, { id: 'node/7' })), { ...PLACED, import_key: '#node/7' }],
  ['GeoJSON with a building for a point', collection(feature(ADDRESS, BUILDING)), PLACED],
  [
    'GeoJSON without a position, with the names of OpenStreetMap',
    JSON.stringify(feature(OF_OPEN_STREET_MAP, null)),
    { ...HOUSE, import_key: '#way/1' },
  ],
  [
    'GeoJSON, one feature per line',
    [feature(ADDRESS, COLOGNE), feature({ ...ADDRESS, name: 'Zweites' }, COLOGNE)]
      .map((one) => `\u001e${JSON.stringify(one)}\n`)
      .join(''),
    HOUSE,
  ],
];

/** Files without a readable entry, with the message for the operator. */
export const UNUSABLE_FILES: [title: string, content: string | Buffer, message: RegExp][] = [
  ['an empty file', '', /^The file is empty\.$/],
  ['blank lines only', '\n \n\r\n', /^The file is empty\.$/],
  ['a header only', `${HEADER}\n`, /^The file has no entries\.$/],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0014\0'), /is an Excel or ZIP file; save it as CSV\./],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /is an old Excel file/],
  ['a web page', '<!DOCTYPE html><title>404</title>', /is XML or HTML\./],
  ['a PDF', '%PDF-1.7\n', /is a PDF\./],
  ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), /is compressed/],
  ['no known column', 'foo;bar\n1;2\n', /^No column for name and address \(.+\) was found among: foo, bar$/],
  ['no address', 'Name;Telefon\nHaus;0221\n', /^No column for address \(or street with postcode or city\) was found/],
  [
    'a quotation mark that swallows the whole file',
    'Name;Straße;PLZ\n"Haus;Weg 1;50667\nHaus;Weg 2;50667\n',
    /^No line can be read\. Line 2: .+ nie geschlossen$/,
  ],
  ['JSON of another kind', '{"providers": []}', /no GeoJSON: it has no features/],
  ['JSON cut off', '{"type": "FeatureCollection", "features": [{"type": ', /no valid JSON/],
];

/** Entries that are refused, each beside a valid one. */
export const REFUSED_ROWS: [title: string, row: string, problem: RegExp][] = [
  ['no name', ';Weg 1;50667;Köln', /^Name fehlt$/],
  ['no street', 'Haus;;50667;Köln', /^Straße fehlt$/],
  ['no town', 'Haus;Weg 1;;', /^Postleitzahl und Ort fehlen$/],
  ['an impossible postcode', 'Haus;Weg 1;5066;', /^Postleitzahl 05066 gibt es nicht$/],
  ['letters for a postcode', 'Haus;Weg 1;ABC;Köln', /^„ABC“ ist keine Postleitzahl$/],
  ['an unknown town', 'Haus;Weg 1;;Atlantis', /^Ort „Atlantis“ nicht gefunden$/],
  ['an endless name', `${'x'.repeat(201)};Weg 1;50667;Köln`, /^Name ist länger als 200 Zeichen$/],
  ['another country', 'Haus;Weg 1, 10115 Wien, Österreich;;', /^„Österreich“ liegt nicht in Deutschland$/],
  ['too many fields', 'Haus;Weg 1;50667;Köln;x;y', /^6 Felder, die Kopfzeile hat 4$/],
  ['a quotation mark never closed', '"Haus;Weg 1;50667;Köln', /nie geschlossen/],
];
