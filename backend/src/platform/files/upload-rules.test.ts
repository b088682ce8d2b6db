import { deflateSync } from 'node:zlib';
import { uploadProblem, uploadRefusal, type Upload } from './upload-rules';
import { buildCv, objectStream } from './testing/build-pdf';
import { pdfProblem, type PdfProblem } from './pdf-rules';

const fine: Upload = {
  count: { present: 0, most: 4 },
  mimeType: 'image/png',
  bytes: 1000,
  readSize: async () => ({ width: 400, height: 400 }),
};
const wrongEverything: Upload = {
  count: { present: 4, most: 4 },
  mimeType: 'image/gif',
  bytes: 600_001,
  readSize: async () => ({ width: 1, height: 1 }),
};
const SCRIPT = '<</S /JavaScript /JS (app.alert\\(1\\))>>';
const RESOLUTION =
  'Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein und darf höchstens 25 Megapixel haben.';
const hex = (data: Buffer): Buffer => Buffer.from(`${data.toString('hex')}>`);
/** Rows of four bytes, each after a byte that names its predictor, as in a PNG. */
function predicted(data: Buffer): Buffer {
  const rows = Array.from({ length: Math.ceil(data.length / 4) }, (_, row) => data.subarray(row * 4, row * 4 + 4));
  return deflateSync(Buffer.concat(rows.map((row) => Buffer.concat([Buffer.from([0]), row]))));
}

it('PP-22 upload rules: checks count first, then type, then size, then resolution', async () => {
  const upload = { ...wrongEverything };
  expect(await uploadProblem(upload)).toBe('tooManyFiles');
  expect(await uploadProblem(Object.assign(upload, { count: fine.count }))).toBe('invalidPhotoType');
  expect(await uploadProblem(Object.assign(upload, { mimeType: 'image/png' }))).toBe('photoIsTooLarge');
  expect(await uploadProblem(Object.assign(upload, { bytes: 1 }))).toBe('photoResolution');
  expect(await uploadProblem(fine)).toBeUndefined();
});

it('PP-11 upload rules: accepts JPEG, WebP and PNG only', async () => {
  const taken: (string | undefined)[] = ['image/jpeg', 'image/webp', 'image/png'];
  for (const mimeType of [...taken, 'image/gif', 'image/svg+xml', 'image/avif', 'application/pdf', undefined])
    expect([mimeType, await uploadProblem({ ...fine, mimeType })]).toEqual([
      mimeType,
      taken.includes(mimeType) ? undefined : 'invalidPhotoType',
    ]);
});

it('PP-11 upload rules: accepts exactly 600000 bytes and refuses one more', async () => {
  expect(await uploadProblem({ ...fine, bytes: 600_000 })).toBeUndefined();
  expect(await uploadProblem({ ...fine, bytes: 600_001 })).toBe('photoIsTooLarge');
});

it('PP-22 upload rules: accepts 200 to 8000 px and at most 25 megapixels', async () => {
  for (const [width, height, problem] of [
    [200, 200, undefined],
    [8000, 3125, undefined],
    [3125, 8000, undefined],
    [5001, 5000, 'photoResolution'],
    [199, 400, 'photoResolution'],
    [400, 199, 'photoResolution'],
    [8001, 400, 'photoResolution'],
    [400, 8001, 'photoResolution'],
  ] as const) {
    const found = await uploadProblem({ ...fine, readSize: async () => ({ width, height }) });
    expect([width, height, found]).toEqual([width, height, problem]);
  }
});

it('PP-22 upload rules: has a different answer for each of them', () => {
  const count = { present: 4, most: 4 };
  const problems = ['tooManyFiles', 'invalidPhotoType', 'photoIsTooLarge', 'photoResolution'] as const;
  const answers = problems.map((problem) => uploadRefusal(problem, { count }));
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [409, 'Sie haben die maximale Anzahl an Dateien erreicht (4).'],
    [415, 'ungültiger Dateityp'],
    [413, 'Die Datei ist zu groß'],
    [422, RESOLUTION],
  ]);
});

describe('an uploaded PDF', () => {
  const LINK = '<</S /URI /URI (https://example.org)>>';
  const PICTURE = { head: '<</Subtype /Image /Filter /DCTDecode>>', data: Buffer.from('\xff\xd8/JS obj <<', 'latin1') };
  const TABLE = {
    head: '<</Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms <</Columns 4 /Predictor 12>>>>',
    data: predicted(Buffer.from('0123')),
  };
  const FILE = ['<</Names [(a) 6 0 R]>>', '<</Type /Filespec /EF <</F 7 0 R>>>>'];
  /** Opens what is packed. */
  const packed = (more: Parameters<typeof objectStream>[1] = {}) =>
    buildCv('/OpenAction 9 0 R', [objectStream(SCRIPT, more)]);
  const later = Buffer.from(`7 0 obj${SCRIPT}endobj\n%%EOF\n`);
  const plainStream = { head: '<</Length 60>>', data: Buffer.from(`9 0 obj ${SCRIPT} endobj`) };
  const hexed = { head: '/Filter [/ASCIIHexDecode /FlateDecode]', pack: (data: Buffer) => hex(deflateSync(data)) };
  const behind = { head: '/Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 4>>', pack: predicted };

  it.each<[string, Buffer]>([
    ['with packed text', buildCv()],
    ['with objects in a stream', buildCv('', [objectStream('<</Producer (Writer) /Title (Lebenslauf /JS)>>')])],
    ['that opens at its first page and has links', buildCv('/OpenAction [3 0 R /Fit]', [LINK])],
    ['with a picture of random bytes', buildCv('', [PICTURE])],
    ['with a table in a stream', buildCv('', [TABLE])],
  ])('PP-16 is accepted %s', async (_what, file) => expect(await pdfProblem(file)).toBeUndefined());

  it.each<[string, Buffer, PdfProblem]>([
    ['that runs a script when opened', buildCv(`/OpenAction ${SCRIPT}`), 'active'],
    ['with a script by name', buildCv('/Names <</JavaScript 5 0 R>>', ['<</Names [(a) 6 0 R]>>', SCRIPT]), 'active'],
    ['with the name of a script in codes', buildCv('/OpenAction <</S /J#61vaScript /#4aS (x)>>'), 'active'],
    ['with a script in a rendition', buildCv('/OpenAction <</S /Rendition /JS (x)>>'), 'active'],
    ['with a script in packed objects', packed(), 'active'],
    ['with a script behind the end of the first version', Buffer.concat([buildCv(), later]), 'active'],
    ['with a script in what looks like a comment', buildCv('', [`(%\n) % 9 0 obj ${SCRIPT}`]), 'active'],
    ['with a script inside a stream that is not packed', buildCv('', [plainStream]), 'active'],
    ['that starts a program', buildCv('/OpenAction <</S /Launch /F (cmd.exe)>>'), 'active'],
    ['with a file inside', buildCv('/Names <</EmbeddedFiles 5 0 R>>', FILE), 'active'],
    ['with a form that has scripts', buildCv('/AcroForm <</XFA 5 0 R>>'), 'active'],
    ['with a password', buildCv('', ['<</Filter /Standard /V 2>>'], '/Encrypt 5 0 R'), 'protected'],
    ['with packed objects in another packing', packed(hexed), 'unreadable'],
    ['with packed objects behind a predictor', packed(behind), 'unreadable'],
    ['with packed objects whose packing stands elsewhere', packed({ head: '/Filter 5 0 R', pack: hex }), 'unreadable'],
    ['with packed objects that are no such', packed({ pack: (data) => data }), 'unreadable'],
    ['with a million names without a letter', buildCv(`/A [${'/'.repeat(1_000_000)}]`), 'unreadable'],
    ['with packed objects of a million words', buildCv('', [objectStream('a '.repeat(1_000_000))]), 'unreadable'],
    ['with packed objects of too many bytes', buildCv('', [objectStream(' '.repeat(60_000_000))]), 'unreadable'],
    ['that is not whole', buildCv().subarray(0, 400), 'noPdf'],
    ['that is a page of the web', Buffer.from('<html>%PDF-1.7 %%EOF</html>'), 'noPdf'],
  ])('PP-16 is refused %s', async (_what, file, problem) => expect(await pdfProblem(file)).toBe(problem));

  it('PP-16 is checked in limited time, even if it is built to be read again and again', async () => {
    const file = Buffer.concat([buildCv(), Buffer.from('1 0 obj ('.repeat(400_000)), Buffer.from('%%EOF')]);
    const begin = performance.now();
    expect(await pdfProblem(file)).toBe('unreadable');
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
