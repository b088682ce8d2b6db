import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { ApiError } from '../http/errors';
import { answerText } from '../http/texts';
import { oneLine } from '../text/plain-text';
import { typeOf, readFacts } from './picture-facts';
import { pdfProblem, type PdfProblem } from './pdf-rules';
import type { UploadedFile } from './read-upload';

const MAX_NAME = 150;
const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
type DocumentType = keyof typeof ENDINGS;

const refused = (status: number, code: string, text: string): ApiError =>
  new ApiError(status, code, text, { details: { file: text } });
const invalid = (text: string): ApiError => refused(422, 'validation_error', text);
const tooLarge = (): ApiError =>
  refused(413, 'payload_too_large', 'Die Datei ist zu groß. Erlaubt sind höchstens 5\u00a0MB.');
const wrongType = (): ApiError =>
  refused(415, 'unsupported_media_type', 'Diese Datei ist kein PDF, JPG oder PNG, oder sie ist beschädigt.');

const pdfRefusals: Record<PdfProblem, () => ApiError> = {
  tooLarge,
  noPdf: wrongType,
  active: () => invalid(answerText('pdf.active')),
  protected: () => invalid(answerText('pdf.protected')),
  unreadable: () => invalid(answerText('pdf.unreadable')),
};

/** The last bytes of a whole picture; what follows them could be another file. */
const PICTURE_ENDS = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND\xaeB\x60\x82', 'latin1'),
};
/** A page of A3 at 600 dpi has 70 million. More would harm the program in which STAFF opens the document. */
const MAX_PIXELS = 100_000_000;

async function refuseBadPicture(content: Buffer, type: 'image/jpeg' | 'image/png'): Promise<void> {
  const end = PICTURE_ENDS[type];
  if (!content.subarray(-end.length).equals(end)) throw wrongType();
  const facts = await readFacts(content);
  if (!facts) throw wrongType();
  if (facts.width * facts.height > MAX_PIXELS)
    throw invalid('Dieses Bild hat zu viele Pixel. Bitte scannen Sie das Dokument mit höchstens 600 dpi.');
}

async function checkedType(content: Buffer): Promise<DocumentType> {
  if (content.length > PDF_MAX_BYTES) throw tooLarge();
  const found = (await typeOf(content))?.mime;
  if (found === 'application/pdf') {
    const problem = await pdfProblem(content);
    if (problem) throw pdfRefusals[problem]();
    return found;
  }
  if (found !== 'image/jpeg' && found !== 'image/png') throw wrongType();
  await refuseBadPicture(content, found);
  return found;
}

/** A safe name: one line, no path, with the ending of the type. */
function safeName(given: string, type: DocumentType): string {
  const base = oneLine(given.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .slice(0, MAX_NAME);
  return `${base || 'Nachweis'}.${ENDINGS[type]}`;
}

/**
 * A document that somebody sends as a proof: a safe name, and the type by its content.
 * @throws 413, 415 or 422 with `details.file` for everything that is not a plain PDF, JPG or PNG
 */
export async function checkedDocument({ name, content }: UploadedFile) {
  const mime_type = await checkedType(content);
  return { file_name: safeName(name, mime_type), mime_type, bytes: content.length };
}

export type CheckedDocument = Awaited<ReturnType<typeof checkedDocument>>;
