import { sql, type Selectable, type SqlBool } from 'kysely';
import { berlinDay } from '@care/contracts/format';
import type { JobOfferState } from '@care/contracts/vocabulary';
import { boxAround, chordLimit } from '../../../platform/geo/distance';
import { squaredChord, vectorOf } from '../../../platform/geo/distance-sql';
import type { CompanyJobOffers, JobOffer, JobOfferCompany, Salary } from '@care/contracts/schemas';
import { companyMedia, hasJobsTab, type CompanyRow } from '../../companies';
import { qualificationIdsOf } from '../../search';
import { pick, rowsWith, times } from '../../../platform/database/queries';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import type { Database, Db } from '../../../platform/database/schema';

export type JobOfferRow = Selectable<Database['job_offer']>;

/** Published and not yet past its last day in Berlin, so everybody may read it. */
export const isOpen = (offer: Pick<JobOfferRow, 'status' | 'valid_through'>, now = new Date()): boolean =>
  offer.status === 'PUBLISHED' && offer.valid_through !== null && berlinDay(offer.valid_through) >= berlinDay(now);

/** The condition of `isOpen`, for a query. */
export const whereOpen = sql<SqlBool>`job_offer.status = 'PUBLISHED' and job_offer.valid_through >= berlin_today()`;

export async function findJobOffer(db: Db, key: { id: number } | { companyId: number; slug: string }) {
  const offers = db.selectFrom('job_offer').selectAll();
  return 'id' in key
    ? offers.where('id', '=', key.id).executeTakeFirst()
    : offers.where('company_id', '=', key.companyId).where('slug', '=', key.slug).executeTakeFirst();
}

/** A company's open offers, newest first. */
export const openJobOffers = (db: Db, companyId: number): Promise<JobOfferRow[]> =>
  newestFirst(db, companyId).where(whereOpen).execute();

/** All offers of a company except removed ones, or those in one state, newest first; for its owner. */
export function ownJobOffers(db: Db, companyId: number, state: JobOfferState | undefined): Promise<JobOfferRow[]> {
  const offers = newestFirst(db, companyId).where('status', '<>', 'REMOVED');
  return (state ? offers.where('status', '=', state) : offers).execute();
}

/**
 * Views and applications of a company's offers, for its owner (AC-16). Withdrawn and deleted applications do not count.
 */
export async function offerFigures(db: Db, companyId: number) {
  const { rows } = await sql<Record<'id' | 'views' | 'applications', number>>`
    select job_offer.id, coalesce(seen.views, 0) as views, (
      select count(*)::int from application where application.job_offer_id = job_offer.id
        and status <> 'WITHDRAWN' and employer_deleted_at is null) as applications
    from job_offer left join job_offer_view_count seen on seen.job_offer_id = job_offer.id
    where job_offer.company_id = ${companyId}`.execute(db);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

const newestFirst = (db: Db, companyId: number) =>
  rowsWith(db, 'job_offer', { company_id: companyId })
    .selectAll()
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc');

const SIMILAR_OFFERS = 5;
/** Maximum distance of an offer that may replace one that has ended. */
const SIMILAR_WITHIN_KM = 50;

/**
 * Open offers that may replace one that has ended, with the square of their chord: those with a common qualification
 * first, then the nearest. Only companies with a public jobs tab count.
 */
export function similarJobOffers(db: Db, gone: JobOfferRow): Promise<{ id: number; chord: number }[]> {
  const { west, south, east, north } = boxAround(gone, SIMILAR_WITHIN_KM);
  const shared = sql<boolean>`(job_offer.qualifications_mask & ${gone.qualifications_mask}) <> 0`;
  const chord = squaredChord(vectorOf('job_offer'), gone);
  return db
    .selectFrom('job_offer')
    .innerJoin('company', 'company.id', 'job_offer.company_id')
    .select(['job_offer.id', chord.as('chord')])
    .where(whereOpen)
    .where('job_offer.id', '<>', gone.id)
    .where(sql<SqlBool>`job_offer.lat between ${south} and ${north} and job_offer.lon between ${west} and ${east}`)
    .where(chord, '<=', chordLimit(SIMILAR_WITHIN_KM))
    .where('company.status', '=', 'PUBLISHED')
    .where(hasJobsTab())
    .orderBy(shared, 'desc')
    .orderBy(chord)
    .orderBy('job_offer.id')
    .limit(SIMILAR_OFFERS)
    .execute();
}

export async function employer(db: Db, company: CompanyRow): Promise<JobOfferCompany> {
  const { logo } = await companyMedia(db, company.id);
  return {
    ...pick(company, ['id', 'name', 'slug', 'street']),
    logo: logo && pick(logo, ['url', 'width', 'height', 'alt', 'variants']),
  };
}

type SalaryColumns = Pick<JobOfferRow, 'salary_min' | 'salary_max' | 'salary_unit' | 'salary_scheme'>;

export const salaryOf = ({ salary_min, salary_max, salary_unit, salary_scheme }: SalaryColumns): Salary | null =>
  salary_unit && { min: salary_min, max: salary_max, currency: 'EUR', unit: salary_unit, scheme: salary_scheme };

/** An offer in the list of its company (PP-04). */
export const presentListedOffer = (
  offer: JobOfferRow,
  company: JobOfferCompany,
): CompanyJobOffers['results'][number] => ({
  ...pick(offer, ['id', 'slug', 'title', 'employment_type', 'city', 'status']),
  company,
  coords: { lng: offer.lon, lat: offer.lat },
  salary: salaryOf(offer),
  ...times(offer, ['posted_at', 'valid_through']),
});

/** An offer in full (PP-04). */
export function presentJobOffer(offer: JobOfferRow, company: JobOfferCompany): JobOffer {
  const { contact_name: name, contact_email: email, contact_phone: phone } = offer;
  return {
    ...presentListedOffer(offer, company),
    description_html: sanitizeHtml(offer.description_html),
    ...pick(offer, ['tasks', 'requirements', 'offer', 'benefits', 'start_date', 'direct_apply']),
    qualifications: qualificationIdsOf(offer.qualifications_mask),
    contact: name || email || phone ? { name, email, phone } : null,
  };
}
