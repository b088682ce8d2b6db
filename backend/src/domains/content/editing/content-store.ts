import { CONTENT_KINDS, isFixedKind, type ContentFields, type ContentKind } from '@care/contracts/content-kinds';
import type { ContentStep } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import { changeRows, pick, rowsWith, times } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { ApiError, notFound } from '../../../platform/http/errors';

/** A text as visitors read it. */
export interface PublicContent<Kind extends ContentKind> {
  id: number;
  slug: string;
  fields: ContentFields<Kind>;
  /** The first time that it was public, and the time of this version. */
  published_at: Date;
  updated_at: Date;
}

/** The texts of a kind that are public now; one that is planned or withdrawn is not. */
export const publicContent = <Kind extends ContentKind>(db: Db, kind: Kind) =>
  rowsWith(db, 'public_content', { kind })
    .select(['id', 'slug', 'fields', 'published_at', 'updated_at'])
    .$castTo<PublicContent<Kind>>();

/** The public text with a slug; undefined if there is none. */
export const publicText = <Kind extends ContentKind>(db: Db, kind: Kind, slug: string) =>
  publicContent(db, kind).where('slug', '=', slug).executeTakeFirst();

/** The public text with a slug. @throws 404 with the words for this kind */
export const requireText = <Kind extends ContentKind>(
  db: Db,
  kind: Kind,
  slug: string,
  missing = 'Diesen Text gibt es nicht.',
) =>
  publicContent(db, kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(() => notFound(missing));

/** The entries with their newest version and what visitors see of them. */
export const entriesOf = (db: Db) =>
  db
    .selectFrom('content_entry as e')
    .innerJoin('content_version as v', (join) =>
      join
        .onRef('v.entry_id', '=', 'e.id')
        .on('v.number', '=', sql<number>`(select max(number) from content_version where entry_id = e.id)`),
    )
    .leftJoin('public_content as p', 'p.id', 'e.id')
    .select(['e.id', 'e.kind', 'e.slug', 'v.number as version', 'v.step', 'v.fields', 'v.created_at'])
    .select('p.number as public_version')
    .select([
      sql<string | null>`coalesce(nullif(v.fields->>'title', ''), nullif(v.fields->>'name', ''))`.as('title'),
      sql<Date | null>`(select min(public_from) from content_version where entry_id = e.id and public_from > now())`.as(
        'planned_for',
      ),
      sql<boolean>`e.kind = 'product' and p.id is not null and not exists (
        select from public_content c where c.kind = 'product_category' and c.slug = p.fields->>'category')`.as(
        'is_hidden',
      ),
    ]);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>;

export const presentEntry = (row: EntryRow) => ({
  ...pick(row, ['id', 'kind', 'slug', 'version', 'public_version', 'is_hidden']),
  title: row.title ?? (isFixedKind(row.kind) ? CONTENT_KINDS[row.kind].one : row.slug),
  path: CONTENT_KINDS[row.kind].pathOf(row.slug, row.fields),
  is_draft: row.step === 'SAVED' || row.step === 'RESTORED',
  ...times(row, ['planned_for']),
  changed_at: row.created_at.toISOString(),
});

export const noText = (): ApiError => notFound('Diesen Text gibt es nicht.');

/** The entry with its newest version, locked until the transaction ends. Refuses a base that is not the newest. */
export async function lockedEntry(db: DbTransaction, id: number, base: number): Promise<EntryRow> {
  await db.selectFrom('content_entry').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow(noText);
  const entry = await entriesOf(db).where('e.id', '=', id).executeTakeFirstOrThrow();
  if (entry.version !== base) throw new ApiError(412, 'conflict', t('fields.conflict'));
  return entry;
}

interface NewVersion {
  fields: object;
  step: ContentStep;
  author: number;
  publicFrom?: Date | 'now';
}

/** Adds a version. One that becomes public, or withdraws the text, replaces what was planned. */
export async function addVersion(
  db: DbTransaction,
  { id, version }: Pick<EntryRow, 'id' | 'version'>,
  { fields, step, author, publicFrom }: NewVersion,
): Promise<void> {
  if (publicFrom)
    await changeRows(db, 'content_version', { entry_id: id })
      .set({ public_from: null })
      .where('public_from', '>', sql<Date>`now()`)
      .execute();
  await db
    .insertInto('content_version')
    .values({
      entry_id: id,
      number: version + 1,
      step,
      fields: JSON.stringify(fields),
      author_id: author,
      public_from: publicFrom === 'now' ? sql<Date>`now()` : (publicFrom ?? null),
    })
    .execute();
}

/** The versions of an entry, newest first, with their authors. */
export const versionsOf = (db: Db, id: number) =>
  db
    .selectFrom('content_version as v')
    .leftJoin('user_account as u', 'u.id', 'v.author_id')
    .select(['v.number', 'v.step', 'v.created_at', 'v.public_from', 'u.username as author'])
    .where('v.entry_id', '=', id)
    .orderBy('v.number', 'desc');

/** The fields of a version. */
export async function fieldsOfVersion(db: Db, id: number, number: number) {
  const version = versionsOf(db, id).where('v.number', '=', number).select('v.fields');
  return (await version.executeTakeFirstOrThrow(noText)).fields;
}
