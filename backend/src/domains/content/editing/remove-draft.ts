import { isFixedKind } from '@care/contracts/content-kinds';
import type { Transaction } from 'kysely';
import { audit } from '../../../platform/audit/audit-log';
import { isFound } from '../../../platform/database/queries';
import type { Database } from '../../../platform/database/schema';
import { conflict } from '../../../platform/http/errors';
import { lockedEntry } from './content-store';

interface Draft {
  id: number;
  /** The newest version, which the editor has read. */
  version: number;
  author: number;
}

/**
 * Deletes a text that was never public, with its history (OP-103).
 * @throws 409 for one that was public or is planned: addresses lead to it, and its history stays
 */
export async function removeDraft(db: Transaction<Database>, { id, version, author }: Draft): Promise<void> {
  const { kind, slug } = await lockedEntry(db, id, version);
  const published = db
    .selectFrom('content_version')
    .select('number')
    .where('entry_id', '=', id)
    .where('step', '=', 'PUBLISHED')
    .where('public_from', 'is not', null);
  if (isFixedKind(kind) || (await isFound(published)))
    throw conflict('Nur ein Entwurf, der nie veröffentlicht wurde, lässt sich löschen.');
  await db.deleteFrom('content_entry').where('id', '=', id).execute();
  await audit(db, { actor: author, action: 'content-removed', subject: `content:${id}`, detail: `${kind}/${slug}` });
}
