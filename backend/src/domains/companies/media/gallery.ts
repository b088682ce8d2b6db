import type { FastifyRequest } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { GalleryItem } from '@care/contracts/schemas';
import type { Databases } from '../../../platform/database/database';
import type { Database } from '../../../platform/database/schema';
import { signedIn, type App, type Viewer } from '../../../platform/http/app-type';
import { conflict, notFound } from '../../../platform/http/errors';
import { companyMedia, lockOwnCompany, type CompanyMediaRow, mediaOf } from '../company-queries';
import { tooManyFiles } from '../../../platform/files/upload-rules';
import { filesOfPicture } from '../../media';
import { galleryCount, noteMediaChange } from './own-company';
import { removeFilesLater } from './clean-media';

type FileType = 'IMAGE' | 'VIDEO';
type GalleryTransaction = Transaction<Database>;

/** A stored file that becomes an item of the gallery. */
export interface NewItem {
  file_type: FileType;
  url: string;
  width: number | null;
  height: number | null;
  variants: CompanyMediaRow['variants'];
  alt: string;
}

const noSuchItem = () => notFound('Dieses Bild oder Video gibt es nicht.');

/** The gallery of one provider, in its order. */
const galleryOf = async (db: Kysely<Database>, companyId: number): Promise<GalleryItem[]> =>
  mediaOf(await companyMedia(db, companyId)).gallery;

/** An item of this provider; undefined if it was deleted. */
export const findItem = async (db: Kysely<Database>, companyId: number, id: number): Promise<GalleryItem | undefined> =>
  (await galleryOf(db, companyId)).find((one) => one.id === id);

async function itemOf(db: GalleryTransaction, companyId: number, id: number): Promise<GalleryItem> {
  const item = await findItem(db, companyId, id);
  if (!item) throw noSuchItem();
  return item;
}

const idsOf = async (db: GalleryTransaction, companyId: number): Promise<number[]> =>
  (await galleryOf(db, companyId)).map(({ id }) => id);

/** Stores the order: the position of an item is its place in the list. */
async function storeOrder(transaction: GalleryTransaction, ids: readonly number[]): Promise<void> {
  await sql`update company_media m set position = o.nth - 1
    from unnest(${ids}::bigint[]) with ordinality o (id, nth)
    where m.id = o.id and m.position <> o.nth - 1`.execute(transaction);
}

async function moveTo(
  transaction: GalleryTransaction,
  companyId: number,
  id: number,
  order: number | undefined,
): Promise<void> {
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
  transaction: GalleryTransaction,
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
  await noteMediaChange(transaction, companyId, 'images');
  return itemOf(transaction, companyId, id);
}

interface OwnItem {
  id: number;
  viewer: Pick<Viewer, 'userId'>;
  fileType: FileType;
}

/** The item that a request names. */
export const itemIn = (request: FastifyRequest, id: number, fileType: FileType): OwnItem => ({
  id,
  viewer: signedIn(request),
  fileType,
});

/** 404 for an item that does not exist or belongs to somebody else. */
export const requireOwnItem = (db: Kysely<Database>, { id, viewer, fileType }: OwnItem): Promise<CompanyMediaRow> =>
  db
    .selectFrom('company_media as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .selectAll('m')
    .where('m.id', '=', id)
    .where('m.kind', '=', 'GALLERY')
    .where('m.file_type', '=', fileType)
    .where('c.owner_id', '=', viewer.userId)
    .executeTakeFirstOrThrow(noSuchItem);

/** The own item, with the provider's row locked; 404 for everybody else. */
async function lockItem(transaction: GalleryTransaction, own: OwnItem): Promise<CompanyMediaRow> {
  const { company_id } = await requireOwnItem(transaction, own);
  await lockOwnCompany(transaction, company_id, own.viewer);
  // Another request may have deleted it before the lock.
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

/** Changes an item. Files that it no longer uses are deleted later. */
export async function changeItem(
  app: Pick<App, 'databases' | 'jobs'>,
  own: OwnItem,
  change: ItemChange,
): Promise<GalleryItem> {
  const { unused, item } = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockItem(transaction, own);
    const columns = columnsOf(change);
    if (Object.keys(columns).length > 0)
      await transaction.updateTable('company_media').set(columns).where('id', '=', own.id).execute();
    if (change.order !== undefined) await moveTo(transaction, row.company_id, own.id, change.order);
    await noteMediaChange(transaction, row.company_id, 'images');
    const changed = await itemOf(transaction, row.company_id, own.id);
    const used = filesOfPicture(changed);
    return { unused: filesOfPicture(row).filter((file) => !used.includes(file)), item: changed };
  });
  if (unused.length > 0) await removeFilesLater(app, unused);
  return item;
}

/** Deletes an item, and its files later. */
export async function removeItem(app: Pick<App, 'databases' | 'jobs'>, own: OwnItem): Promise<void> {
  const removed = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockItem(transaction, own);
    await transaction.deleteFrom('company_media').where('id', '=', own.id).execute();
    await storeOrder(transaction, await idsOf(transaction, row.company_id));
    await noteMediaChange(transaction, row.company_id, 'images');
    return row;
  });
  await removeFilesLater(app, filesOfPicture(removed));
}

/** Stores a new order, which must name every item once. */
export const reorder = (
  { primary }: Databases,
  companyId: number,
  viewer: Viewer,
  order: readonly number[],
): Promise<GalleryItem[]> =>
  primary.kysely.transaction().execute(async (transaction) => {
    await lockOwnCompany(transaction, companyId, viewer);
    const ids = await idsOf(transaction, companyId);
    const isComplete = order.length === ids.length && ids.every((id) => order.includes(id));
    if (!isComplete)
      throw conflict(
        'Die Galerie hat sich inzwischen geändert. Bitte laden Sie die Seite neu und ordnen Sie noch einmal.',
      );
    await storeOrder(transaction, order);
    await noteMediaChange(transaction, companyId, 'images');
    return galleryOf(transaction, companyId);
  });
