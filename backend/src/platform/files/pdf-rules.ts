import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { typeOf } from './file-type';
import { pdfNames } from './pdf-names';

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
  const found = pdfNames(content);
  if (!found.success) return found.reason;
  // With a password the objects are encrypted and cannot be checked.
  if (found.names.has('Encrypt')) return 'protected';
  return ACTIVE.some((name) => found.names.has(name)) ? 'active' : undefined;
}
