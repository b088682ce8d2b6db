import { sql, type Kysely } from 'kysely';
import type { OwnApplication, ReceivedApplication } from '@care/contracts/schemas';
import type { Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { TRANSITIONS } from './transitions';

type Db = Kysely<Database>;
interface Page {
  limit: number;
  offset: number;
}

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
    .select([
      'application.id',
      'application.status',
      'status_at',
      'application.created_at',
      'message_id',
      'applicant_id',
    ])
    .select(['company.id as company_id', 'company.name as company_name', 'company.slug as company_slug', 'owner_id'])
    .select(['job_offer.id as offer_id', 'job_offer.title as offer_title', 'job_offer.slug as offer_slug'])
    .select(['job_seeker.visible_name', 'public_seeker.slug as seeker_slug', 'photo.url as image'])
    .select([
      'applicant_deleted_at',
      'employer_deleted_at',
      'message.sender_deleted_at',
      'message.recipient_id',
      'message.recipient_deleted_at',
    ])
    .select(['message.contact_info', sql<boolean>`coalesce(message.is_held, false)`.as('is_held')]);

const isOf = (applicantId: number) =>
  sql<boolean>`(application.applicant_id = ${applicantId} and application.applicant_deleted_at is null)`;

export type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number];

/** The applications of a job seeker, latest first. */
export const applicationsOf = (db: Db, applicantId: number, { limit, offset }: Page) =>
  applications(db)
    .where(isOf(applicantId))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/**
 * The applications that a provider received, latest first, for one offer or for all. Held ones are not received yet.
 */
export const applicationsAt = (db: Db, companyId: number, jobOfferId: number | null, { limit, offset }: Page) =>
  arrivedAt(applications(db), companyId, jobOfferId)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

const arrivedAt = (query: ReturnType<typeof applications>, companyId: number, jobOfferId: number | null) =>
  query
    .where('application.company_id', '=', companyId)
    .where('employer_deleted_at', 'is', null)
    .where(sql<boolean>`not coalesce(message.is_held, false)`)
    .$if(jobOfferId !== null, (narrowed) => narrowed.where('application.job_offer_id', '=', jobOfferId));

export const countApplicationsOf = async (db: Db, applicantId: number): Promise<number> =>
  (await countOf(applications(db).where(isOf(applicantId))))?.count ?? 0;

export const countApplicationsAt = async (db: Db, companyId: number, jobOfferId: number | null): Promise<number> =>
  (await countOf(arrivedAt(applications(db), companyId, jobOfferId)))?.count ?? 0;

const countOf = (query: ReturnType<typeof applications>) =>
  query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst();

export const findApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  applications(db).where('application.id', '=', id).executeTakeFirst();

export type Side = 'applicant' | 'employer';

/** Whether a user is on that side of an application, received it and has not deleted it. */
export const isOn = (side: Side, row: ApplicationRow, { userId }: Pick<Viewer, 'userId'>): boolean =>
  side === 'applicant'
    ? row.applicant_id === userId && row.applicant_deleted_at === null
    : row.owner_id === userId && !row.is_held && row.employer_deleted_at === null;

const common = (row: ApplicationRow, hasMessage: boolean) => ({
  id: row.id,
  status: row.status,
  status_at: row.status_at.toISOString(),
  created_at: row.created_at.toISOString(),
  message_id: hasMessage ? row.message_id : null,
  job_offer:
    row.offer_id && row.offer_title && row.offer_slug
      ? { id: row.offer_id, title: row.offer_title, slug: row.offer_slug }
      : null,
});

export const presentOwnApplication = (row: ApplicationRow): OwnApplication => ({
  ...common(row, row.sender_deleted_at === null),
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug },
  is_held: row.is_held,
  can_withdraw: TRANSITIONS[row.status].applicant.includes('WITHDRAWN'),
});

/**
 * The applicant has the name given in the application, or the public one; never the account's name (AC-13). After a
 * handover the message stays with the former owner (PP-18).
 */
export function presentReceivedApplication(
  row: ApplicationRow,
  { userId }: Pick<Viewer, 'userId'>,
): ReceivedApplication {
  const given = [row.contact_info?.name, row.contact_info?.lastname].filter(Boolean).join(' ');
  return {
    ...common(row, row.recipient_id === userId && row.recipient_deleted_at === null),
    applicant: {
      name: given || (row.visible_name ?? ''),
      image: row.image,
      slug: row.seeker_slug,
    },
    next: TRANSITIONS[row.status].employer,
  };
}
