import { deflateRawSync, deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The reason that the server gives for a refused file. */
type Refusal = 'invalidPhotoType' | 'photoIsTooLarge' | 'photoResolution';

export interface HostileFile {
  what: string;
  /** The name that the client gives. */
  name: string;
  content: Buffer;
  refusal: Refusal;
}

const MAX_BYTES = 600_000;

const plain = (width: number, height = width): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c4745a' }, limitInputPixels: false });

const pictures = (size: number) =>
  Promise.all([plain(size).png().toBuffer(), plain(size).jpeg().toBuffer(), plain(size).webp().toBuffer()] as const);
const inserted = (file: Buffer, at: number, more: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, at), more, file.subarray(at)]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose head claims this size; its pixels are the given bytes, compressed. */
function pngClaiming(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${inside}</svg>`);
const text = (content: string): Buffer => Buffer.from(content);
const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0, 8, 0]), Buffer.alloc(200)]);

/** A file of an archive; `claimed` is the size that it says it has. */
function zipped(name: string, content: Buffer, claimed = content.length): Buffer {
  const data = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), data]);
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
/** A Word document with a macro. */
const docx = (): Buffer =>
  Buffer.concat([
    zipped('[Content_Types].xml', text(`<Types xmlns="${TYPES}"/>`)),
    zipped('word/document.xml', text('<w:document/>')),
    zipped('word/vbaProject.bin', text('Sub AutoOpen()\nShell "calc.exe"\nEnd Sub')),
  ]);

function chunkOfRiff(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([text(type), size, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP that shows the same picture of 300 × 300 px this many times. */
async function animatedWebp(frames: number): Promise<Buffer> {
  const still = await plain(300).webp().toBuffer();
  const head = Buffer.from([2, 0, 0, 0, 43, 1, 0, 43, 1, 0]);
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 43, 1, 0, 43, 1, 0, 10, 0, 0, 0]);
  const frame = chunkOfRiff('ANMF', Buffer.concat([place, still.subarray(12)]));
  const body = [text('WEBP'), chunkOfRiff('VP8X', head), chunkOfRiff('ANIM', Buffer.alloc(6))];
  return chunkOfRiff('RIFF', Buffer.concat([...body, ...Array.from({ length: frames }, () => frame)]));
}

/** A GIF of this many pictures of 300 × 300 px. */
async function animatedGif(frames: number): Promise<Buffer> {
  const first = (await plain(300).gif().toBuffer()).subarray(0, -1);
  const picture = first.subarray(first.indexOf(Buffer.from([0x2c])));
  return Buffer.concat([first, ...Array.from({ length: frames - 1 }, () => picture), Buffer.from([0x3b])]);
}

/** A PNG with a chunk that is 100 MB when it is unpacked. */
async function pngWithBomb(type: 'iCCP' | 'zTXt'): Promise<Buffer> {
  const png = await plain(300).png().toBuffer();
  const bomb = pngChunk(type, Buffer.concat([text('x\u0000\u0000'), deflateSync(Buffer.alloc(100_000_000))]));
  return inserted(png, 33, bomb);
}

/** Files of other types, under the names of pictures and others. */
const ofOtherTypes = async (): Promise<[what: string, name: string, content: Buffer][]> => [
  ['an empty file', 'leer.png', Buffer.alloc(0)],
  ['only the signature of a PNG', 'x.png', SIGNATURE],
  ['600,000 zero bytes', 'x.png', Buffer.alloc(MAX_BYTES)],
  ['an SVG with a script', 'x.svg', svg('<script>alert(1)</script>')],
  ['an SVG with a script that calls itself a PNG', 'x.png', svg('<script>alert(1)</script>')],
  ['an HTML page', 'x.html', text('<!doctype html><script>alert(1)</script>')],
  ['an HTML page that calls itself a picture', 'x.png', text('<html><body onload=alert(1)>')],
  ['a PHP file with two extensions', 'x.php.png', text('<?php system($_GET["c"]); ?>')],
  ['an ImageMagick file', 'x.mvg', text('push graphic-context\nimage over 0,0 0,0 "|ls"\npop graphic-context')],
  ['a PostScript file', 'x.eps', text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 300 300\nshowpage')],
  ['a PDF', 'x.pdf', text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
  ['a ZIP archive', 'x.zip', zip],
  ['an archive that says it has 4 GB', 'x.zip', zipped('a', Buffer.alloc(100_000_000), 0xffffffff)],
  ['a Word document with a macro', 'x.docx', docx()],
  ['a Windows program', 'x.exe', Buffer.concat([text('MZ'), Buffer.alloc(300)])],
  ['a GIF', 'x.gif', await plain(300).gif().toBuffer()],
  ['a GIF that calls itself a PNG', 'x.png', await plain(300).gif().toBuffer()],
  ['a GIF of 2,000 pictures', 'x.gif', await animatedGif(2000)],
  ['a TIFF', 'x.tiff', await plain(300).tiff().toBuffer()],
  ['an AVIF', 'x.avif', await plain(300).avif().toBuffer()],
  ['a HEIC', 'x.heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(300)])],
  ['a BMP', 'x.bmp', Buffer.concat([text('BM'), Buffer.alloc(300)])],
  ['an MP4', 'x.png', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), Buffer.alloc(300)])],
  ['a GIF under a path', '../../../etc/passwd', await plain(300).gif().toBuffer()],
  ['text under a name with a null byte', 'x.php\u0000.png', text('<?php ?>')],
  ['text under a name with line breaks', 'x\r\ncontent-type: text/html\r\n\r\n.png', text('<b>x</b>')],
  ['text without a name', '', text('x')],
  ['text under a name of 300 characters', `${'x'.repeat(300)}.png`, text('x')],
];

/** Pictures that are damaged: their head is right, the rest is not. */
async function damaged(): Promise<[what: string, name: string, content: Buffer][]> {
  const [png, jpeg, webp] = await pictures(400);
  return [
    ['a PNG that ends in its pixels', 'x.png', png.subarray(0, png.length / 2)],
    ['a JPEG that ends after its head', 'x.jpg', jpeg.subarray(0, 200)],
    ['a WebP that ends in its pixels', 'x.webp', webp.subarray(0, webp.length / 2)],
    ['a PNG with a wrong checksum', 'x.png', Buffer.from(png).fill(0, 29, 33)],
    ['a PNG that claims more pixels than it has', 'x.png', pngClaiming(3000, 3000, Buffer.alloc(100))],
    ['a PNG with one line of its pixels', 'x.png', pngClaiming(300, 300, Buffer.alloc(901))],
  ];
}

/** Pictures with too many bytes, and with too many or too few pixels. */
async function ofWrongSize(): Promise<[refusal: Refusal, what: string, content: Buffer][]> {
  const png = await plain(300).png().toBuffer();
  const long = Buffer.concat([png, Buffer.alloc(MAX_BYTES + 1 - png.length)]);
  const bomb = pngClaiming(20_000, 20_000, Buffer.alloc(20_000_000));
  const huge = pngClaiming(65_500, 65_500, Buffer.alloc(9));
  return [
    ['photoIsTooLarge', 'a PNG of 600,001 bytes', long],
    ['photoResolution', 'a PNG of 20,000 × 20,000 px that is small as a file', bomb],
    ['photoResolution', 'a PNG that claims four thousand million pixels', huge],
    ['photoResolution', 'a JPEG of 20,000 × 300 px', await plain(20_000, 300).jpeg().toBuffer()],
    ['photoResolution', 'a WebP of 300 × 16,000 px', await plain(300, 16_000).webp().toBuffer()],
    ['photoResolution', 'a PNG of 8,000 × 8,000 px', pngClaiming(8000, 8000, Buffer.alloc(1_000_000))],
    ['photoResolution', 'a PNG of 199 × 300 px', await plain(199, 300).png().toBuffer()],
    ['photoResolution', 'a JPEG of 1 × 1 px', await plain(1).jpeg().toBuffer()],
  ];
}

/** Files that must not be stored, with the reason that the owner reads. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const invalid = [...(await ofOtherTypes()), ...(await damaged())];
  return [
    ...invalid.map(([what, name, content]): HostileFile => ({ what, name, content, refusal: 'invalidPhotoType' })),
    ...(await ofWrongSize()).map(([refusal, what, content]) => ({ what, name: 'x.png', content, refusal })),
  ];
}

/** Large pictures and packed surprises that are allowed: their size must not become the memory of the API. */
export async function largeFiles(): Promise<{ what: string; content: Buffer }[]> {
  const png = await plain(300).png().toBuffer();
  return [
    { what: 'a PNG of exactly 600,000 bytes', content: Buffer.concat([png, Buffer.alloc(MAX_BYTES - png.length)]) },
    { what: 'a WebP of 1,000 pictures', content: await animatedWebp(1000) },
    { what: 'a PNG with a colour profile of 100 MB', content: await pngWithBomb('iCCP') },
    { what: 'a PNG with a text of 100 MB', content: await pngWithBomb('zTXt') },
    { what: 'a JPEG of 6,000 × 4,000 px', content: await plain(6000, 4000).jpeg({ quality: 40 }).toBuffer() },
  ];
}

/** Real pictures that are something else too: they are stored as pixels only. */
export async function polyglots(): Promise<{ what: string; content: Buffer; hidden: Buffer }[]> {
  const hidden = text('<script>alert("versteckt")</script>');
  const [png, jpeg, webp] = await pictures(300);
  const taken = { IFD0: { Model: 'Telefon 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 28/1' } };
  const placed = await plain(300).withExif(taken).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), hidden]);
  return [
    { what: 'a PNG with a page behind it', content: Buffer.concat([png, hidden]), hidden },
    { what: 'a JPEG with an archive behind it', content: Buffer.concat([jpeg, zip, hidden]), hidden },
    { what: 'a WebP with a page behind it', content: Buffer.concat([webp, hidden]), hidden },
    { what: 'a JPEG with a page in a comment', content: inserted(jpeg, 2, comment), hidden },
    { what: 'a JPEG with the place where it was taken', content: placed, hidden: text('Telefon 9') },
    { what: 'a PNG with a page in a text chunk', content: inserted(png, 33, pngChunk('tEXt', hidden)), hidden },
  ];
}
