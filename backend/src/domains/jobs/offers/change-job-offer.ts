import { sql, type Insertable } from 'kysely';
import { JOB_OFFER_DAYS } from '@care/contracts/constants';
import { tierLabel } from '@care/contracts/enumerations';
import { nextTier } from '@care/contracts/tiers';
import { berlinDay } from '@care/contracts/format';
import { JOB_TITLE_MAX_LENGTH, publicJobTitle } from '@care/contracts/job-title';
import { RESERVED_SLUGS } from '@care/contracts/routes';
import type { ErrorDetails, JobOfferChange } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyError, FastifyRequest } from 'fastify';
import { maskOf } from '../../../platform/database/bit-mask';
import { changeRows, countOf, rowsWith } from '../../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../../platform/database/schema';
import { refuseStale } from '../../../platform/http/entity-tag';
import { toApiError } from '../../../platform/http/error-handler';
import { signedIn, type App } from '../../../platform/http/app-type';
import { conflict, refusedAt, tierRequired, validationError, type ApiError } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import { textSlug } from '../../../platform/text/text-slug';
import type { Databases } from '../../../platform/database/database';
import type { Leaver } from '../../../platform/domain/domain';
import { type CompanyRow, companyById, hasJobsTab, lockOwnCompany } from '../../companies';
import { limitsOfCompany } from '../../operator';
import { isOpen, whereOpen, type JobOfferRow } from './job-offer-queries';

const DAY_MS = 86_400_000;
const MAX_DAYS = 365;
const MAX_SLUG_LENGTH = 100;

export type Columns = Partial<Insertable<Database['job_offer']>>;

/** An offer of the viewer's own company, with both rows locked: offers of one company change one after the other. */
export interface OwnOffer {
  company: CompanyRow;
  offer: JobOfferRow;
}

/** The offer with its company; 404 for those of others and for deleted ones, 412 for an outdated `If-Match`. */
export async function lockOwnOffer(transaction: DbTransaction, request: FastifyRequest, id: number): Promise<OwnOffer> {
  const viewer = signedIn(request);
  const { company_id } = await transaction
    .selectFrom('job_offer')
    .innerJoin('company', 'company.id', 'job_offer.company_id')
    .select('company_id')
    .where('job_offer.id', '=', id)
    .where('owner_id', '=', viewer.userId)
    .executeTakeFirstOrThrow(() => noSuch('jobOffer'));
  const company = await lockOwnCompany(transaction, company_id, viewer);
  const offer = await transaction.selectFrom('job_offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (offer.status === 'REMOVED') throw noSuch('jobOffer');
  refuseStale(request, offer.updated_at);
  return { company, offer };
}

/**
 * Refuses to publish or to extend an offer if as many others are published as the tier includes (PP-19, PK-05): 403 on
 * Free, 409 `limit_reached` above. Paused, expired and draft offers do not count. The caller holds the lock of the
 * company's row.
 */
export async function refuseAboveLimit(transaction: DbTransaction, { company, offer }: OwnOffer): Promise<void> {
  const { jobOffers: limit } = await limitsOfCompany(transaction, company);
  if (limit === 0) throw tierRequired('jobOffers', t('errors.jobOfferFreeTier'));
  const others = transaction.selectFrom('job_offer').where('company_id', '=', company.id).where('id', '<>', offer.id);
  const used = await countOf(others.where(whereOpen));
  if (used < limit) return;
  const next = nextTier(company.subscription);
  const text = next
    ? t('errors.jobOfferLimitPlusTier', { limit, next: tierLabel(next) })
    : t('errors.jobOfferLimitPremiumTier', { limit });
  throw refusedAt('detail', 409, 'limit_reached', text, { limit, used });
}

/** Keeps the number on cards, in the search and in its facets right: the offers that visitors can see in this tier. */
export const countOpenOffers = (db: Db, companyId: number) =>
  sql`update company set job_offers_count =
    (select count(*)::int from job_offer where company_id = ${companyId} and ${whereOpen} and ${hasJobsTab()})
    where id = ${companyId}`.execute(db);

/** A last day as a moment. At noon in UTC it is the same day in Berlin, in summer and in winter. */
const endOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const defaultEnd = (now: Date): Date => new Date(endOf(berlinDay(now)).getTime() + JOB_OFFER_DAYS * DAY_MS);

/** The columns of the given fields; texts are cleaned, HTML is sanitised. */
export function columnsOf(change: JobOfferChange): Columns {
  const { salary, contact } = change;
  return {
    ...(change.title !== undefined && { title: oneLine(change.title) }),
    ...(change.employment_type && { employment_type: change.employment_type }),
    ...(change.description_html !== undefined && { description_html: sanitizeHtml(change.description_html) }),
    ...(change.tasks !== undefined && { tasks: manyLines(change.tasks) }),
    ...(change.requirements !== undefined && { requirements: manyLines(change.requirements) }),
    ...(change.offer !== undefined && { offer: manyLines(change.offer) }),
    ...(change.qualifications && { qualifications_mask: maskOf(change.qualifications) }),
    ...(salary !== undefined && {
      salary_min: salary?.min ?? null,
      salary_max: salary?.max ?? null,
      salary_unit: salary?.unit ?? null,
      salary_scheme: salary?.scheme ? oneLine(salary.scheme) : null,
    }),
    ...(change.benefits && { benefits: [...new Set(change.benefits.map(oneLine).filter(Boolean))] }),
    ...(change.start_date !== undefined && { start_date: change.start_date }),
    ...(contact !== undefined && {
      contact_name: contact?.name ? oneLine(contact.name) : null,
      contact_email: contact?.email || null,
      contact_phone: contact?.phone ? oneLine(contact.phone) : null,
    }),
    ...(change.valid_through !== undefined && {
      valid_through: change.valid_through ? endOf(change.valid_through) : null,
    }),
    ...(change.direct_apply !== undefined && { direct_apply: change.direct_apply }),
  };
}

/** Refuses what the given checks have found, all of it at once. */
export function refuseProblems(...found: ErrorDetails[]): void {
  const details: ErrorDetails = Object.assign({}, ...found);
  if (Object.keys(details).length > 0) throw validationError(details);
}

/** Mistakes that even a draft may not have: pay without an amount, and a last day in the past or too far ahead. */
export function unusable({ salary, valid_through }: JobOfferChange): ErrorDetails {
  const details: ErrorDetails = {};
  if (salary?.min === null && salary.max === null) details['salary'] = t('fields.salaryMissing');
  const last = berlinDay(new Date(Date.now() + MAX_DAYS * DAY_MS));
  if (valid_through && (valid_through <= berlinDay(new Date()) || valid_through > last))
    details['valid_through'] = t('fields.validThrough');
  return details;
}

/**
 * Parts that an offer lacks before others may read it: a description of the work, and a title with room for "(m/w/d)".
 */
export function incomplete(offer: Pick<JobOfferRow, 'title' | 'tasks' | 'description_html'>): ErrorDetails {
  const { title, tasks, description_html } = offer;
  const details: ErrorDetails = {};
  const surplus = publicJobTitle(title).length - JOB_TITLE_MAX_LENGTH;
  if (surplus > 0) details['title'] = t('fields.maxLength', { max: title.length - surplus });
  if (!tasks && !description_html) details['tasks'] = t('fields.required');
  return details;
}

/** The refusal of a new offer by its schema; of a publication without tasks it names these, too. */
export function refusedInput(error: Error, body: unknown): ApiError {
  const refusal = toApiError(error as FastifyError);
  const { status, tasks, description_html } = Object(body) as Record<string, unknown>;
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  if (refusal.status !== 422 || status !== 'PUBLISHED' || isText(tasks) || isText(description_html)) return refusal;
  return validationError({ tasks: t('fields.required'), ...refusal.options.details });
}

/** A public offer always has a last day: 60 days from today if the given one is missing or has passed. */
export const lastDayOf = (validThrough: Date | null, now = new Date()): Date =>
  validThrough && berlinDay(validThrough) >= berlinDay(now) ? validThrough : defaultEnd(now);

/** The columns that make an offer public from now on. */
export const published = ({ title, valid_through }: Pick<JobOfferRow, 'title' | 'valid_through'>): Columns => ({
  status: 'PUBLISHED',
  title: publicJobTitle(title),
  posted_at: new Date(),
  valid_through: lastDayOf(valid_through),
});

/** A slug from the title that no other offer of the company has and that is no word of an address (PP-04). */
export async function freeOfferSlug(
  transaction: DbTransaction,
  companyId: number,
  title: string,
  ownId: number | null = null,
): Promise<string> {
  const wanted = textSlug(title).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '') || 'stelle';
  const rows = await rowsWith(transaction, 'job_offer', { company_id: companyId }).select(['id', 'slug']).execute();
  const taken = new Set<string>([...RESERVED_SLUGS, ...rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug)]);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Whether the change moves the last day of the offer to a later one. */
export const endsLater = ({ valid_through: before }: JobOfferRow, { valid_through: after }: Columns): boolean =>
  before !== null && after instanceof Date && berlinDay(after) > berlinDay(before);

/** The columns of "extend": at least 60 days from today, never an earlier end; an ended offer becomes public again. */
export async function extended(transaction: DbTransaction, own: OwnOffer): Promise<Columns> {
  const { offer } = own;
  if (offer.status === 'DRAFT') throw conflict('Ein Entwurf hat noch keine Laufzeit, die Sie verlängern können.');
  const earliest = lastDayOf(null);
  const later = offer.valid_through && offer.valid_through > earliest ? offer.valid_through : earliest;
  if (offer.status === 'PAUSED') return { valid_through: later };
  if (!isOpen(offer)) refuseProblems(incomplete(offer));
  await refuseAboveLimit(transaction, own);
  return isOpen(offer) ? { valid_through: later } : published({ ...offer, valid_through: null });
}

/**
 * Ends offers past their last day in Berlin. Then it updates the number on the cards of every
 * provider whose number of open offers differs.
 */
export async function endJobOffers({ primary }: Databases): Promise<void> {
  await primary.kysely.transaction().execute(async (transaction) => {
    await changeRows(transaction, 'job_offer', { status: 'PUBLISHED' })
      .set({ status: 'EXPIRED' })
      .where('valid_through', '<', sql<Date>`berlin_today()`)
      .execute();
    await sql`
      update company set job_offers_count = counted.amount
      from (
        select company.id, count(job_offer.id)::int amount
        from company left join job_offer on job_offer.company_id = company.id and ${whereOpen} and ${hasJobsTab()}
        group by company.id
      ) counted
      where counted.id = company.id and counted.amount <> company.job_offers_count`.execute(transaction);
  });
}

/**
 * After a change of the tier: pauses the published offers above its limit, the newest ones stay (PK-05). Nothing is
 * deleted, and nothing is published again. Updates the number of open offers. The caller holds the lock of the company's
 * row.
 */
export async function pauseSurplusOffers(db: DbTransaction, companyId: number): Promise<void> {
  const company = await companyById(db, companyId).select(['subscription', 'tier_since']).executeTakeFirstOrThrow();
  const { jobOffers } = await limitsOfCompany(db, company);
  await sql`
    update job_offer set status = 'PAUSED', updated_at = now()
    where id in (
      select id from job_offer where company_id = ${companyId} and status = 'PUBLISHED'
      order by posted_at desc nulls last, id desc offset ${jobOffers})`.execute(db);
  await countOpenOffers(db, companyId);
}

/** Removes the offers of providers that an account leaves without an owner, because nobody would answer. */
export async function removeOffersOf(_app: App, db: DbTransaction, { companies }: Leaver): Promise<void> {
  if (companies.length === 0) return;
  await db
    .updateTable('job_offer')
    .set({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null })
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('company').select('id').where('id', 'in', companies).where('owner_id', 'is', null),
    )
    .execute();
}
