import type { Kysely, Transaction } from 'kysely';
import { companyUploadSchema, type CompanyUpload } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { CompanySection } from '@care/contracts/vocabulary';
import type { Databases } from '../../../platform/database/database';
import { countOf } from '../../../platform/database/queries';
import type { Database } from '../../../platform/database/schema';
import type { Viewer } from '../../../platform/http/app-type';
import { permissionDenied, validationError } from '../../../platform/http/errors';
import { limitsOfCompany } from '../../operator';
import { companyById, updateCompany, type CompanyRow } from '../company-queries';
import { noteChange } from '../editing/sections';

/** The text fields of an upload (SH-23). */
export function uploadFields(fields: Record<string, string>): CompanyUpload {
  const given = companyUploadSchema.safeParse(fields);
  if (!given.success) throw validationError({ detail: t('errors.wrongData') });
  return given.data;
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
  return companyById(primary.kysely, id)
    .selectAll()
    .where('owner_id', '=', viewer.userId)
    .executeTakeFirstOrThrow(() => permissionDenied());
}

/** How many items the gallery has, and how many its tier allows (PK-05). */
export async function galleryCount(db: Kysely<Database>, company: CompanyRow) {
  const items = db.selectFrom('company_media').where('company_id', '=', company.id).where('kind', '=', 'GALLERY');
  const { galleryItems } = await limitsOfCompany(db, company);
  return { present: await countOf(items), most: galleryItems };
}

/** Records a change of the media: the section is confirmed, and cached answers about the provider are outdated. */
export async function noteMediaChange(
  transaction: Transaction<Database>,
  companyId: number,
  section: CompanySection,
): Promise<void> {
  await updateCompany(transaction, companyId, {});
  await noteChange(transaction, companyId, section);
}
