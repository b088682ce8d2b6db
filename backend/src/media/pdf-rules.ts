import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { fileTypeFromBuffer } from 'file-type/core';

/** What every PDF ends with, perhaps followed by a little rest; one that was cut off lacks it. */
const END = Buffer.from('%%EOF');
const END_WITHIN = 2048;

/** Why a file cannot be taken as a PDF; looked at its content, never its name. */
export async function pdfProblem(content: Buffer): Promise<'tooLarge' | 'noPdf' | undefined> {
  if (content.length > PDF_MAX_BYTES) return 'tooLarge';
  if ((await fileTypeFromBuffer(content))?.mime !== 'application/pdf') return 'noPdf';
  return content.subarray(-END_WITHIN).includes(END) ? undefined : 'noPdf';
}
