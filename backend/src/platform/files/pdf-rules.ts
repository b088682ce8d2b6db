import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { fileTypeFromBuffer } from 'file-type/core';
import { pdfNames } from './pdf-names';

/** What every PDF ends with, perhaps followed by a little rest; one that was cut off lacks it. */
const END = Buffer.from('%%EOF');
const END_WITHIN = 2048;

/** Scripts, programs to be started, files within the file, forms that send: nothing of that belongs into a CV. */
const ACTIVE = [
  ...['JavaScript', 'JS', 'Launch', 'Rendition', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'GoToE'],
];

export type PdfProblem = 'tooLarge' | 'noPdf' | 'active' | 'protected' | 'unreadable';

/** Why a file cannot be taken as a PDF; looked at its content, never its name. */
export async function pdfProblem(content: Buffer): Promise<PdfProblem | undefined> {
  if (content.length > PDF_MAX_BYTES) return 'tooLarge';
  if ((await fileTypeFromBuffer(content))?.mime !== 'application/pdf') return 'noPdf';
  if (!content.subarray(-END_WITHIN).includes(END)) return 'noPdf';
  const found = pdfNames(content);
  if (!found.success) return found.reason;
  // With a password the objects are encrypted, and nobody can see what they are.
  if (found.names.has('Encrypt')) return 'protected';
  return ACTIVE.some((name) => found.names.has(name)) ? 'active' : undefined;
}
