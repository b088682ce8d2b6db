import type { Readable } from 'node:stream';
import type { AccountFile } from '../../platform/domain/domain';
import { privateFiles } from '../../platform/files/private-files';
import type { App } from '../../platform/http/app-type';

/** The attachments among the exported rows: those of the account, and those that it has received. */
export async function exportedAttachments(
  { databases, settings }: App,
  userId: number,
  exported: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>,
): Promise<AccountFile[]> {
  const ids = (exported.get('message_attachment') ?? []).map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const kept = privateFiles(settings);
  const rows = await databases.primary.kysely
    .selectFrom('message_attachment')
    .select(['id', 'file_name', 'storage_key', 'owner_id'])
    .where('id', 'in', ids)
    .execute();
  const files: AccountFile[] = [];
  for (const { id, file_name, storage_key, owner_id } of rows) {
    const found = await kept.find(storage_key);
    const folder = owner_id === userId ? 'anhaenge' : 'erhaltene-anhaenge';
    if (found) files.push({ name: `${folder}/${id}-${file_name}`, open: () => found.open() as Readable });
  }
  return files;
}
