import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { companyUploadSchema, type CompanyUpload, type GalleryItem } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Databases } from '../../../platform/database/database';
import { countOf, rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { signedIn, type App, type Viewer } from '../../../platform/http/app-type';
import { conflict, notFound, permissionDenied, validationError } from '../../../platform/http/errors';
import { companyMedia, galleryItemOf, lockOwnCompany, updateCompany } from '../company-queries';
import type { CompanyMediaRow, CompanyRow } from '../company-queries';
import { noteChange } from '../editing/sections';
import { limitsOfCompany } from '../../operator';
import { readUpload } from '../../../platform/files/read-upload';
import { tooManyFiles } from '../../../platform/files/upload-rules';
import { filesOfPicture } from '../../media';
import { removeFilesLater } from './clean-media';

/** Fields of a form, or a body, as their schema has them. @throws 422 */
export function parsed<Fields>(schema: z.ZodType<Fields>, given: unknown): Fields {
  const { success, data } = schema.safeParse(given);
  if (!success) throw validationError({ detail: t('errors.wrongData') });
  return data;
}

/** A picture that is sent for the own provider, with its text fields (SH-23). @throws as `requireOwnCompany`, and 422 */
export async function readOwnUpload(request: FastifyRequest) {
  const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
  const viewer = signedIn(request);
  const company = await requireOwnCompany(request.server.databases, parsed(companyUploadSchema, fields), viewer);
  return { fields, file, company, viewer };
}

/**
 * The provider of an upload, before its content is checked.
 * @throws 403 if the provider belongs to somebody else, or the upload names another user
 */
export async function requireOwnCompany(
  { primary }: Databases,
  { user, company: id }: Pick<CompanyUpload, 'user' | 'company'>,
  viewer: Viewer,
): Promise<CompanyRow> {
  if (user !== viewer.userId) throw permissionDenied();
  return rowsWith(primary.kysely, 'company', { id, owner_id: viewer.userId })
    .selectAll()
    .executeTakeFirstOrThrow(() => permissionDenied());
}

/** How many items the gallery has, and how many its tier allows (PK-05). */
export async function galleryCount(db: Db, company: CompanyRow) {
  const items = db.selectFrom('company_media').where('company_id', '=', company.id).where('kind', '=', 'GALLERY');
  const { galleryItems } = await limitsOfCompany(db, company);
  return { present: await countOf(items), most: galleryItems };
}

type Kind = CompanyMediaRow['kind'];

/** Records a change of the media: the section is confirmed, and cached answers about the provider are outdated. */
export async function noteMediaChange(transaction: DbTransaction, companyId: number, kind: Kind = 'GALLERY') {
  await updateCompany(transaction, companyId, {});
  await noteChange(transaction, companyId, kind === 'LOGO' ? 'logo' : 'images');
}

type FileType = CompanyMediaRow['file_type'];

/** A stored file that becomes an item of the gallery. */
export type NewItem = Pick<CompanyMediaRow, 'file_type' | 'url' | 'width' | 'height' | 'variants' | 'alt'>;

/** The gallery of one provider, in its order. */
const galleryOf = async (db: Db, companyId: number): Promise<GalleryItem[]> =>
  (await companyMedia(db, companyId)).gallery;

const idsOf = async (db: DbTransaction, companyId: number): Promise<number[]> =>
  (await galleryOf(db, companyId)).map(({ id }) => id);

/** Stores the order: the position of an item is its place in the list. */
async function storeOrder(transaction: DbTransaction, ids: readonly number[]): Promise<void> {
  await sql`update company_media m set position = o.nth - 1
    from unnest(${ids}::bigint[]) with ordinality o (id, nth)
    where m.id = o.id and m.position <> o.nth - 1`.execute(transaction);
}

async function moveTo(transaction: DbTransaction, companyId: number, id: number, order: number | undefined) {
  const others = (await idsOf(transaction, companyId)).filter((one) => one !== id);
  const place = order ?? others.length;
  await storeOrder(transaction, [...others.slice(0, place), id, ...others.slice(place)]);
}

/**
 * Adds an item; the limit of the tier is checked while the provider's row is locked, so that simultaneous uploads
 * cannot exceed it (PK-05).
 * @param order its place, by default the last
 */
export async function addItem(
  transaction: DbTransaction,
  { companyId, viewer, order }: { companyId: number; viewer: Pick<Viewer, 'userId'>; order: number | undefined },
  { variants, ...item }: NewItem,
): Promise<GalleryItem> {
  const company = await lockOwnCompany(transaction, companyId, viewer);
  const count = await galleryCount(transaction, company);
  if (count.present >= count.most) throw tooManyFiles(count);
  const { id } = await transaction
    .insertInto('company_media')
    .values({
      company_id: companyId,
      kind: 'GALLERY',
      position: count.present,
      variants: JSON.stringify(variants),
      ...item,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveTo(transaction, companyId, id, order);
  await noteMediaChange(transaction, companyId);
  return galleryItemOf(await requireOwnItem(transaction, { id, viewer, kind: 'GALLERY', fileType: item.file_type }));
}

interface OwnItem {
  id: number;
  viewer: Pick<Viewer, 'userId'>;
  kind: Kind;
  fileType: FileType;
}

/** The picture or video that a request names. */
export const itemIn = (request: FastifyRequest, id: number, fileType: FileType, kind: Kind = 'GALLERY'): OwnItem => ({
  id,
  viewer: signedIn(request),
  kind,
  fileType,
});

/** 404 for an item that does not exist or belongs to somebody else. */
export const requireOwnItem = (db: Db, { id, viewer, kind, fileType }: OwnItem): Promise<CompanyMediaRow> =>
  db
    .selectFrom('company_media as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .selectAll('m')
    .where('m.id', '=', id)
    .where('m.kind', '=', kind)
    .where('m.file_type', '=', fileType)
    .where('c.owner_id', '=', viewer.userId)
    .executeTakeFirstOrThrow(() => notFound(`Dieses Bild ${kind === 'GALLERY' ? 'oder Video ' : ''}gibt es nicht.`));

/** The own item, with the provider's row locked; 404 for everybody else. */
async function lockItem(transaction: DbTransaction, own: OwnItem): Promise<CompanyMediaRow> {
  const { company_id } = await requireOwnItem(transaction, own);
  await lockOwnCompany(transaction, company_id, own.viewer);
  // Another request may have replaced or deleted it before the lock.
  return requireOwnItem(transaction, own);
}

type ItemChange = Partial<Pick<CompanyMediaRow, 'alt' | 'url' | 'width' | 'height' | 'variants' | 'captions'>> & {
  order?: number | undefined;
};

const columnsOf = ({ alt, url, width, height, variants, captions }: ItemChange) => ({
  ...(alt !== undefined && { alt }),
  ...(captions !== undefined && { captions }),
  ...(url !== undefined && { url }),
  ...(variants !== undefined && { width, height, variants: JSON.stringify(variants) }),
});

/** Changes an item, or a single picture. Files that it no longer uses are deleted later. */
export async function changeMedia(app: Pick<App, 'databases' | 'jobs'>, own: OwnItem, change: ItemChange) {
  const { before, after } = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockItem(transaction, own);
    const columns = columnsOf(change);
    if (Object.keys(columns).length > 0)
      await transaction.updateTable('company_media').set(columns).where('id', '=', own.id).execute();
    if (change.order !== undefined) await moveTo(transaction, row.company_id, own.id, change.order);
    await noteMediaChange(transaction, row.company_id, own.kind);
    return { before: row, after: await requireOwnItem(transaction, own) };
  });
  const used = filesOfPicture(after);
  const unused = filesOfPicture(before).filter((file) => !used.includes(file));
  if (unused.length > 0) await removeFilesLater(app, unused);
  return after;
}

export const changeItem = async (...change: Parameters<typeof changeMedia>): Promise<GalleryItem> =>
  galleryItemOf(await changeMedia(...change));

/** Deletes an item, and its files later. */
export async function removeItem(app: Pick<App, 'databases' | 'jobs'>, own: OwnItem): Promise<void> {
  const removed = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockItem(transaction, own);
    await transaction.deleteFrom('company_media').where('id', '=', own.id).execute();
    await storeOrder(transaction, await idsOf(transaction, row.company_id));
    await noteMediaChange(transaction, row.company_id, own.kind);
    return row;
  });
  await removeFilesLater(app, filesOfPicture(removed));
}

/** Stores a new order, which must name every item once. */
export const reorder = ({ primary }: Databases, companyId: number, viewer: Viewer, order: readonly number[]) =>
  primary.kysely.transaction().execute(async (transaction) => {
    await lockOwnCompany(transaction, companyId, viewer);
    const ids = await idsOf(transaction, companyId);
    const isComplete = order.length === ids.length && ids.every((id) => order.includes(id));
    if (!isComplete)
      throw conflict(
        'Die Galerie hat sich inzwischen geändert. Bitte laden Sie die Seite neu und ordnen Sie noch einmal.',
      );
    await storeOrder(transaction, order);
    await noteMediaChange(transaction, companyId);
    return galleryOf(transaction, companyId);
  });
