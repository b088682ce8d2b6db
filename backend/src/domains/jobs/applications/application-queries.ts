import { sql } from 'kysely';
import type { Viewer } from '../../../platform/http/app-type';
import { countOf } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { companyById } from '../../companies';
import { lockPeople } from '../../messages';
import { tariffAt } from '../../operator';

export type Page = Record<'limit' | 'offset', number>;

const applications = (db: Db) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('user_account as applicant', 'applicant.id', 'application.applicant_id')
    .leftJoin('job_seeker', 'job_seeker.user_id', 'application.applicant_id')
    .leftJoin('public_job_seeker as public_seeker', 'public_seeker.id', 'job_seeker.id')
    .leftJoin('job_seeker_image as photo', 'photo.job_seeker_id', 'public_seeker.id')
    .leftJoin('job_offer', 'job_offer.id', 'application.job_offer_id')
    .leftJoin('message', 'message.id', 'application.message_id')
    .leftJoin('hire_confirmation as hire', 'hire.application_id', 'application.id')
    .leftJoin('placement', 'placement.application_id', 'application.id')
    .select(['application.id', 'application.status', 'status_at', 'application.created_at'])
    .select(['application.message_id', 'application.applicant_id'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.slug as company_slug', 'owner_id'])
    .select(['job_offer.id as offer_id', 'job_offer.title as offer_title', 'job_offer.slug as offer_slug'])
    .select(['job_seeker.visible_name', 'public_seeker.slug as seeker_slug', 'photo.url as image'])
    .select(['applicant_deleted_at', 'employer_deleted_at', 'message.sender_deleted_at'])
    .select(['message.recipient_id', 'message.recipient_deleted_at'])
    .select(['hire.version', 'hire.employer_id', 'hire.employer_confirmed_at', 'hire.applicant_confirmed_at'])
    .select(['hire.denied_by', 'hire.denied_at', 'hire.fee_cents'])
    .select(['placement.id as placement_id', 'placement.confirmed_at', 'placement.net_cents', 'placement.vat_percent'])
    .select(['message.contact_info', sql<boolean>`coalesce(message.is_held, false)`.as('is_held')]);

export type ApplicationRow = Awaited<ReturnType<typeof pageOf>>['rows'][number];

/** With the tariff of today: what a placement costs that nobody has agreed to yet (OP-54). */
async function pageOf(db: Db, found: ReturnType<typeof applications>, { limit, offset }: Page) {
  const latestFirst = found.orderBy('application.created_at', 'desc').orderBy('application.id', 'desc');
  const rows = await latestFirst.limit(limit).offset(offset).execute();
  const tariff = await tariffAt(db, new Date());
  return { count: await countOf(found), rows: rows.map((row) => ({ ...row, tariff })) };
}

/** One page of the applications of a job seeker, latest first, and their number. */
export const applicationsOf = (db: Db, applicantId: number, page: Page) =>
  pageOf(
    db,
    applications(db).where('application.applicant_id', '=', applicantId).where('applicant_deleted_at', 'is', null),
    page,
  );

/**
 * One page of the applications that a provider received, latest first, and their number, for one offer or for all. Held
 * ones are not received yet.
 */
export const applicationsAt = (db: Db, companyId: number, jobOfferId: number | null, page: Page) =>
  pageOf(
    db,
    applications(db)
      .where('application.company_id', '=', companyId)
      .where('employer_deleted_at', 'is', null)
      .where(sql<boolean>`not coalesce(message.is_held, false)`)
      .$if(jobOfferId !== null, (narrowed) => narrowed.where('application.job_offer_id', '=', jobOfferId)),
    page,
  );

export async function findApplication(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const row = await applications(db).where('application.id', '=', id).executeTakeFirst();
  return row && { ...row, tariff: await tariffAt(db, new Date()) };
}

/**
 * The application after all that changes it is locked: people, provider, application, in the order of handovers, merges
 * and deletions, which prevents deadlocks. A change of the owner in progress ends first.
 */
export async function lockedApplication(db: DbTransaction, id: number): Promise<ApplicationRow | undefined> {
  const found = await findApplication(db, id);
  if (!found) return undefined;
  await lockPeople(db, [found.applicant_id, found.owner_id]);
  await companyById(db, found.company_id).select('id').forNoKeyUpdate().execute();
  await db.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
  return findApplication(db, id);
}

const SIDES = ['applicant', 'employer'] as const;
export type Side = (typeof SIDES)[number];

/** Whether a user is on that side of an application, received it and has not deleted it. */
export const isOn = (side: Side, row: ApplicationRow, { userId }: Pick<Viewer, 'userId'>): boolean =>
  side === 'applicant'
    ? row.applicant_id === userId && row.applicant_deleted_at === null
    : row.owner_id === userId && !row.is_held && row.employer_deleted_at === null;

/** The side of an application on which a user is; undefined for others. */
export const sideOf = (row: ApplicationRow, viewer: Pick<Viewer, 'userId'>): Side | undefined =>
  SIDES.find((side) => isOn(side, row, viewer));

/** How the employer sees the applicant: the name given in the application, or the public one; never the account's (AC-13). */
export const applicantNameOf = ({ contact_info, visible_name }: ApplicationRow): string =>
  [contact_info?.name, contact_info?.lastname].filter(Boolean).join(' ') || (visible_name ?? '');
