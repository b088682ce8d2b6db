import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { t } from '@care/contracts/texts';
import type { App } from '../http/app-type';
import { badRequest, validationError } from '../http/errors';
import { answerText } from '../http/texts';

export interface UploadedFile {
  name: string;
  content: Buffer;
  isTooLarge: boolean;
}
const MAX_FIELDS = 10;

/** Adds multipart forms with one file of at most this many bytes to the routes of this plugin. */
export async function acceptUploads(app: App, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    // One byte more than allowed shows that a file is too large, without reading the rest into memory.
    limits: { fileSize: maxBytes + 1, files: 1, fields: MAX_FIELDS, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
}

/**
 * Reads a form with one file in the field `file`, as specified.
 * @throws 400 for a form of another kind, 422 without a file
 */
export async function readUpload(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) throw badRequest(answerText('request.withoutFile'));
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
      else {
        const content = await part.toBuffer();
        file = { name: part.filename, content, isTooLarge: content.length > maxBytes };
      }
    }
  } catch {
    throw badRequest(answerText('request.incomplete'));
  }
  if (!file || (file.content.length === 0 && !file.name)) throw validationError({ file: t('fields.required') });
  return { fields, file };
}
