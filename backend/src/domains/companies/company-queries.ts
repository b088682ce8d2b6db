import type { GalleryItem, Image } from '@care/contracts/schemas';
import { allows } from '@care/contracts/tiers';
import { TIERS } from '@care/contracts/vocabulary';
import type { FastifyRequest } from 'fastify';
import { sql, type Expression, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { isFound, pick, rowsWith, changeRows } from '../../platform/database/queries';
import type { Viewer } from '../../platform/http/app-type';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import { noSuch } from '../../platform/http/texts';

export type CompanyRow = Selectable<Database['company']>;
export type CompanyMediaRow = Selectable<Database['company_media']>;

/** A provider that may be shown, or the target of a redirect: of a merged provider, or of a slug in capitals. */
export type FoundCompany =
  | { kind: 'found'; company: CompanyRow }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' };

/** The query of one provider by its id. */
export const companyById = (db: Db, id: number | null) => db.selectFrom('company').where('company.id', '=', id);

/** Changes the row of a provider. */
export const updateCompany = (db: DbTransaction, id: number, values: Updateable<Database['company']>) =>
  changeRows(db, 'company', { id })
    .set({ ...values, updated_at: new Date() })
    .execute();

const ownCompanyById = (db: Db, id: number, { userId }: Pick<Viewer, 'userId'>) =>
  companyById(db, id).selectAll().where('owner_id', '=', userId);

/** The own provider; 404 for everybody else (PP-06). */
export const ownCompany = (db: Db, id: number, viewer: Pick<Viewer, 'userId'>): Promise<CompanyRow> =>
  ownCompanyById(db, id, viewer).executeTakeFirstOrThrow(() => noSuch('company'));

/** The own provider, with its row locked; 404 for everybody else (PP-06). */
export const lockOwnCompany = (db: DbTransaction, id: number, viewer: Pick<Viewer, 'userId'>): Promise<CompanyRow> =>
  ownCompanyById(db, id, viewer)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => noSuch('company'));

/**
 * Finds a provider by id or slug. An unpublished one is shown only to its owner, to STAFF, and to the person who
 * registered it.
 */
export async function findCompany(
  db: Db,
  key: { id: number } | { slug: string },
  viewer: Viewer | null,
): Promise<FoundCompany> {
  const company = await db
    .selectFrom('company')
    .selectAll()
    .where((where) => ('id' in key ? where('id', '=', key.id) : where('slug', '=', key.slug)))
    .executeTakeFirst();
  if (!company)
    return 'slug' in key ? movedTo(published(db).where('slug', '=', key.slug.toLowerCase())) : { kind: 'missing' };
  if (company.status === 'MERGED' && company.merged_into_id)
    return movedTo(published(db).where('id', '=', company.merged_into_id));
  const isShown =
    company.status === 'PUBLISHED' || mayManage(company, viewer) || (await hasRegistered(db, company, viewer));
  return isShown ? { kind: 'found', company } : { kind: 'missing' };
}

/** A provider that the viewer may see, and that was not merged. @throws 404 */
export async function requireCompany(
  { reads, viewer }: Pick<FastifyRequest, 'reads' | 'viewer'>,
  key: Parameters<typeof findCompany>[1],
  what: 'company' | 'jobOffer' = 'company',
): Promise<CompanyRow> {
  const found = await findCompany(reads.kysely, key, viewer);
  if (found.kind !== 'found') throw noSuch(what);
  return found.company;
}

/** Whether the viewer registered a provider that is still under review (AC-05). */
async function hasRegistered(db: Db, company: CompanyRow, viewer: Viewer | null): Promise<boolean> {
  if (!viewer || company.status !== 'PENDING_REVIEW') return false;
  return isFound(openClaims(db, company.id).where('user_id', '=', viewer.userId));
}

/** Whether the viewer owns this provider; the owner sees the parts that a tier hides (PP-06). */
export const isOwner = (company: Pick<CompanyRow, 'owner_id'>, viewer: Viewer | null): boolean =>
  viewer !== null && company.owner_id === viewer.userId;

const mayManage = (company: CompanyRow, viewer: Viewer | null): boolean =>
  isOwner(company, viewer) || viewer?.roles.includes('MODERATOR') === true;

const published = (db: Db) => db.selectFrom('company').select('slug').where('status', '=', 'PUBLISHED');

async function movedTo(target: ReturnType<typeof published>): Promise<FoundCompany> {
  const company = await target.executeTakeFirst();
  return company ? { kind: 'moved', slug: company.slug } : { kind: 'missing' };
}

export const imageOf = (row: CompanyMediaRow): Image => pick(row, ['id', 'url', 'width', 'height', 'alt', 'variants']);

export const galleryItemOf = (row: CompanyMediaRow): GalleryItem => ({
  ...imageOf(row),
  file_type: row.file_type,
  order: row.position,
  ...(row.captions && { captions: row.captions }),
});

/** The media of one provider by purpose; the gallery in its order. */
export async function companyMedia(db: Db, companyId: number) {
  const media = rowsWith(db, 'company_media', { company_id: companyId }).selectAll();
  const rows = await media.orderBy('position').orderBy('id').execute();
  const single = (kind: CompanyMediaRow['kind']): Image | null =>
    rows.filter((row) => row.kind === kind).map(imageOf)[0] ?? null;
  return {
    logo: single('LOGO'),
    main_image: single('MAIN_IMAGE'),
    gallery: rows.filter(({ kind }) => kind === 'GALLERY').map(galleryItemOf),
  };
}

export type CompanyMedia = Awaited<ReturnType<typeof companyMedia>>;

/** Whether a claim to own this provider is under review (PP-18). */
export const hasPendingClaim = (db: Db, companyId: number): Promise<boolean> => isFound(openClaims(db, companyId));

const openClaims = (db: Db, companyId: number) =>
  rowsWith(db, 'ownership_claim', { company_id: companyId })
    .select('id')
    .where('status', 'in', ['PENDING_PROOF', 'PENDING_REVIEW', 'DISPUTED'])
    .limit(1);

/**
 * Whether a person owns a provider or has owned it, also under an entry that was merged into it or with another account
 * of the same mailbox (RV-09).
 */
export const hasOwned = (companyId: Expression<number>, userId: Expression<number | null>): RawBuilder<boolean> =>
  sql<boolean>`has_owned(${companyId}, ${userId})`;

/** The viewer's relations to the provider: `hasOwned` also after a handover. */
export async function viewerTies(db: Db, companyId: number, viewer: Viewer | null) {
  if (!viewer) return { isFollowed: false, hasRated: false, hasOwned: false };
  const [id, userId] = [sql.val(companyId), sql.val(viewer.userId)];
  const ties = sql<Record<'isFollowed' | 'hasRated' | 'hasOwned', boolean>>`
    select exists (select from company_follow where user_id = ${userId} and company_id = ${id}) as "isFollowed",
      exists (select from rating where author_id = ${userId} and company_id = ${id}
        and status not in ('REMOVED', 'AUTHOR_DELETED')) as "hasRated", ${hasOwned(id, userId)} as "hasOwned"`;
  return (await ties.execute(db)).rows[0]!;
}

/** The providers that an account owns. */
export async function ownedCompanies(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('company').select('id').where('owner_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

const WITHOUT_JOBS_TAB = TIERS.filter((tier) => !allows(tier, 'jobsTab'));

/**
 * Whether the tier of a provider shows its job offers (PK-05). The index `company_employers` has the same condition.
 */
export const hasJobsTab = (company = 'company'): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${company}.subscription`)} not in (${sql.join(WITHOUT_JOBS_TAB.map((tier) => sql.lit(tier)))})`;
