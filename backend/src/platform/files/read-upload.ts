import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { t } from '@care/contracts/texts';
import type { App } from '../http/app-type';
import { badRequest, validationError } from '../http/errors';

export type UploadedFile = { name: string; content: Buffer; isTooLarge: boolean };
export type UploadedForm = { fields: Record<string, string>; file: UploadedFile };

const MAX_FIELDS = 10;

/** Lets the routes of this plugin take multipart forms with one file of at most so many bytes. */
export async function acceptUploads(app: App, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    // One byte more than allowed shows that a file is too large without reading the rest into memory.
    limits: { fileSize: maxBytes + 1, files: 1, fields: MAX_FIELDS, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
}

/**
 * Reads a form with one file, named `file` as the specification has it.
 * @throws 400 for what is no such form, 422 without a file
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedForm> {
  if (!request.isMultipart()) throw badRequest('Die Anfrage enthält keine Datei.');
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
    throw badRequest('Die Anfrage ist unvollständig.');
  }
  if (!file || (file.content.length === 0 && !file.name)) throw validationError({ file: t('fields.required') });
  return { fields, file };
}
