import { deflateSync } from 'node:zlib';

/** The body of an object; with `data` it is a stream. */
export interface PdfObject {
  head: string;
  data?: Buffer;
}

/** A complete PDF of these objects, numbered from 1, with a table and a trailer; the first is the catalogue. */
function buildPdf(objects: readonly (PdfObject | string)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    const { head, data } = typeof object === 'string' ? { head: object, data: undefined } : object;
    offsets.push(length);
    const body = data
      ? [Buffer.from(`${head}\nstream\n`, 'latin1'), data, Buffer.from('\nendstream')]
      : [Buffer.from(head, 'latin1')];
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]));
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

const PAGE = [
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R>>',
];

/** A page with compressed text, like a CV; `catalogue` and `more` are additions of a test. */
export function buildCv(catalogue = '', more: readonly (PdfObject | string)[] = [], trailer = ''): Buffer {
  const text = deflateSync(Buffer.from('BT /F1 12 Tf (Lebenslauf, obj /JS /Launch) Tj ET'));
  const contents = { head: `<</Length ${text.length} /Filter /FlateDecode>>`, data: text };
  return buildPdf([`<</Type /Catalog /Pages 2 0 R ${catalogue}>>`, ...PAGE, contents, ...more], trailer);
}

/** Objects packed into a stream, as most programs write them. */
export function objectStream(
  objects: string,
  { head = '', pack = deflateSync }: { head?: string; pack?: (data: Buffer) => Buffer } = {},
): PdfObject {
  const data = pack(Buffer.from(`9 0 ${objects}`, 'latin1'));
  return { head: `<</Type /ObjStm /N 1 /First 4 /Length ${data.length} ${head || '/Filter /FlateDecode'}>>`, data };
}
