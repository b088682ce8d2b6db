import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { typeOf } from './picture-facts';
import { constants, inflateSync } from 'node:zlib';

/**
 * Allowed names in the head of an object stream, each once. With any other name, other programs might unpack it
 * differently.
 */
const OBJECT_STREAM_HEAD = new Set(['Type', 'ObjStm', 'N', 'First', 'Length', 'Filter', 'FlateDecode', 'Extends']);
const MAX_UNPACKED = 50_000_000;
/** Limits how often a file is read again because of nested objects. */
const MAX_READS = 8;
/** Names and words of all objects. A file of 5 MB can have as many slashes, and each costs as much as a long name. */
const MAX_TOKENS = 1_000_000;

class Unreadable extends Error {}

/**
 * Reads every object that a PDF can contain, independent of its tables: from each `obj` and `trailer` in the file, and
 * everything in compressed object streams. The contents of pages and pictures are not objects and are skipped.
 * @returns all decoded names; undefined if an object may be hidden from this reader
 */
function pdfNames(content: Buffer): ReadonlySet<string> | undefined {
  const reading = new Reading(content);
  try {
    for (const start of startsOf(content)) reading.readObject(start);
    return reading.names;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/**
 * Positions after every `obj` and `trailer`, also inside comments and strings, because other programs may start there.
 */
function* startsOf(content: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + word.length))
      yield at + word.length;
  }
}

class Reading {
  readonly names = new Set<string>();
  #bytesLeft: number;
  #unpackedLeft = MAX_UNPACKED;
  #tokensLeft = MAX_TOKENS;

  constructor(private readonly content: Buffer) {
    this.#bytesLeft = content.length * MAX_READS + 1_000_000;
  }

  readObject(start: number): void {
    const own: string[] = [];
    const { next, word } = readTokens(
      this.content,
      start,
      this.#names((name) => own.push(name)),
    );
    this.#spend(next - start);
    for (const name of own) this.names.add(name);
    if (word === 'stream' && (own.includes('First') || own.includes('ObjStm'))) this.#readObjectStream(own, next);
  }

  #readObjectStream(head: readonly string[], start: number): void {
    const isPacked = head[head.indexOf('Filter') + 1] === 'FlateDecode';
    const isPlain = head.every((name, index) => OBJECT_STREAM_HEAD.has(name) && head.indexOf(name) === index);
    if (!isPacked || !isPlain) throw new Unreadable();
    const objects = this.#unpack(this.content.subarray(start + lineBreakAt(this.content, start)));
    let at = 0;
    const onToken = this.#names((name) => this.names.add(name));
    while (at < objects.length) at = readTokens(objects, at, onToken).next;
  }

  /** Counts tokens, and decodes those that are names. */
  #names(onName: (name: string) => void) {
    return (token: string): void => {
      if (--this.#tokensLeft < 0) throw new Unreadable();
      if (token.startsWith('/')) onName(decoded(token.slice(1)));
    };
  }

  #unpack(data: Buffer): Buffer {
    try {
      const unpacked = inflateSync(data, { maxOutputLength: this.#unpackedLeft, finishFlush: constants.Z_FINISH });
      this.#unpackedLeft -= unpacked.length;
      return unpacked;
    } catch {
      throw new Unreadable();
    }
  }

  #spend(bytes: number): void {
    this.#bytesLeft -= bytes;
    if (this.#bytesLeft < 0) throw new Unreadable();
  }
}

function lineBreakAt(content: Buffer, at: number): number {
  if (content[at] === CR && content[at + 1] === LF) return 2;
  return content[at] === CR || content[at] === LF ? 1 : 0;
}

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [CR, LF, PERCENT, SLASH] = [codeOf('\r'), codeOf('\n'), codeOf('%'), codeOf('/')];
const [OPEN, CLOSE, ESCAPE, LESS, GREATER] = [codeOf('('), codeOf(')'), codeOf('\\'), codeOf('<'), codeOf('>')];
const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...Buffer.from('()<>[]{}/%')]);
/** Words that end an object. */
const ENDS = new Set(['stream', 'endobj', 'obj', 'trailer', 'xref', 'startxref']);

const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/**
 * Reads to the end of the object.
 * @returns the word that ended it and the position after it
 */
function readTokens(content: Buffer, start: number, onToken: (token: string) => void): { next: number; word?: string } {
  let at = start;
  while (at < content.length) {
    const byte = content[at] as number;
    if (byte === PERCENT) at = endOfLine(content, at);
    else if (byte === OPEN) at = endOfString(content, at);
    else if (byte === LESS) at = content[at + 1] === LESS ? at + 2 : endOfHex(content, at);
    else if (byte === SLASH || isRegular(byte)) {
      let end = at + 1;
      while (isRegular(content[end])) end++;
      const text = content.toString('latin1', at, end);
      onToken(text);
      if (ENDS.has(text)) return { next: end, word: text };
      at = end;
    } else at++;
  }
  return { next: at };
}

/** A name may contain character codes: `/J#61vaScript`. */
const decoded = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function endOfLine(content: Buffer, start: number): number {
  let at = start;
  while (at < content.length && content[at] !== CR && content[at] !== LF) at++;
  return at;
}

function endOfHex(content: Buffer, start: number): number {
  const end = content.indexOf(GREATER, start);
  return end === -1 ? content.length : end + 1;
}

function endOfString(content: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    const byte = content[at];
    if (byte === ESCAPE) at++;
    else if (byte === OPEN) depth++;
    else if (byte === CLOSE && --depth === 0) return at + 1;
  }
  return content.length;
}

/** The end mark of every PDF, which a few bytes may follow; a truncated file does not have it. */
const END = Buffer.from('%%EOF');
const END_WITHIN = 2048;

/** Scripts, programs to start, embedded files and forms that send data are not allowed in a CV. */
const ACTIVE = [
  ...['JavaScript', 'JS', 'Launch', 'Rendition', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'GoToE'],
];

export type PdfProblem = 'tooLarge' | 'noPdf' | 'active' | 'protected' | 'unreadable';

/** Why a file is refused as a PDF, by its content and never by its name. */
export async function pdfProblem(content: Buffer): Promise<PdfProblem | undefined> {
  if (content.length > PDF_MAX_BYTES) return 'tooLarge';
  if ((await typeOf(content))?.mime !== 'application/pdf') return 'noPdf';
  if (!content.subarray(-END_WITHIN).includes(END)) return 'noPdf';
  const names = pdfNames(content);
  if (!names) return 'unreadable';
  // With a password the objects are encrypted and cannot be checked.
  if (names.has('Encrypt')) return 'protected';
  return ACTIVE.some((name) => names.has(name)) ? 'active' : undefined;
}
