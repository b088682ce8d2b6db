import { buffer } from 'node:stream/consumers';
import { idParamsSchema, type DeskCase } from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CheckedDocument } from '../../platform/files/document-rules';
import { privateFiles, sendPrivately } from '../../platform/files/private-files';
import { audit } from '../../platform/audit/audit-log';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { recordForSubject } from './cases';

// Documents that somebody sends to the desk as a proof. Their files are deleted after the decision, their names stay.

interface StoredProof {
  id: number;
  file_name: string;
  bytes: number;
  storage_key: string | null;
}

const file = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
/** The schema of a route that sends a proof. */
export const proofSchema = {
  params: z.object({ id: idParamsSchema.shape.id, document: idParamsSchema.shape.id }),
  response: {
    200: { description: 'The file', content: { 'application/pdf': file, 'image/jpeg': file, 'image/png': file } },
  },
};

/**
 * Stores the file of a proof, but not a second time if it is sent again after a lost answer.
 * @returns its key; undefined if it was stored before
 * @throws 422 for one more than allowed
 */
export async function storeProof(
  { settings }: App,
  { document, content }: { document: CheckedDocument; content: Buffer },
  { kept, most }: { kept: readonly StoredProof[]; most: number },
): Promise<string | undefined> {
  const files = privateFiles(settings);
  for (const { storage_key, ...other } of kept) {
    const isAlike = other.file_name === document.file_name && other.bytes === document.bytes;
    const found = isAlike && storage_key !== null && (await files.find(storage_key));
    if (found && content.equals(await buffer(found.open()))) return undefined;
  }
  if (kept.length >= most) throw validationError({ file: `Sie können höchstens ${most} Dokumente hochladen.` });
  return files.put(content);
}

/** Proofs as a case shows them. */
export const proofFiles = (proofs: readonly StoredProof[], pathOf: (id: number) => string): DeskCase['files'] =>
  proofs.map(({ id, file_name, bytes, storage_key }) => ({ name: file_name, bytes, path: storage_key && pathOf(id) }));

/** Sends a proof. If somebody else than its sender opens it, the log of the case says so. @throws 404 without its file */
export async function sendProof(
  app: App,
  reply: FastifyReply,
  proof: { file_name: string; mime_type: string; storage_key: string | null } | undefined,
  opened: { isBySender: boolean; subject: Parameters<typeof recordForSubject>[1]; actorId: number; action: string },
) {
  const found = proof?.storage_key && (await privateFiles(app.settings).find(proof.storage_key));
  if (!found) throw noSuch('file');
  const { isBySender, subject, actorId, action } = opened;
  if (!isBySender)
    await app.databases.primary.kysely.transaction().execute(async (db) => {
      await recordForSubject(db, subject, { actorId, action, note: proof.file_name });
      const opened = `${subject.kinds[0]}:${subject.subjectId}`;
      await audit(db, { actor: actorId, action: 'proof-opened', subject: opened });
    });
  return sendPrivately(reply, found, { name: proof.file_name, type: proof.mime_type });
}
