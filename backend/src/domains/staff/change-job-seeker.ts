import { sql, type Updateable } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { JobSeekerChange, LocalizationInput } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { abroad, workLocation } from '../accounts';
import { refuseStale } from '../../platform/http/entity-tag';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { pick, changeRows } from '../../platform/database/queries';
import { signedIn } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import type { Database } from '../../platform/database/schema';
import { chosenQualifications } from '../search';

const NAME_IN_PSEUDONYM = 'Bitte nennen Sie hier nicht Ihren Nachnamen, damit Ihr Name geschützt bleibt.';
/** Shorter last names are part of too many words. */
const SHORTEST_CHECKED_NAME = 3;

/**
 * Changes one or more sections of the person's profile (AC-08 to AC-10). Throws 404 for that of another person, 412 for
 * an outdated `If-Match`.
 */
export async function changeJobSeeker(request: FastifyRequest, id: number, change: JobSeekerChange): Promise<void> {
  const { kysely } = request.server.databases.primary;
  await kysely.transaction().execute(async (transaction) => {
    const profile = await transaction
      .selectFrom('job_seeker')
      .innerJoin('user_account', 'user_account.id', 'job_seeker.user_id')
      .select(['user_id', 'job_seeker.updated_at', 'last_name'])
      .where('job_seeker.id', '=', id)
      .forNoKeyUpdate('job_seeker')
      .executeTakeFirst();
    if (profile?.user_id !== signedIn(request).userId) throw noSuch('profile');
    refuseStale(request, profile.updated_at);
    const columns = columnsOf(change);
    refuseUnusable(columns, profile.last_name, change.localizations);
    await changeRows(transaction, 'job_seeker', { id })
      .set({ ...columns, updated_at: new Date(), active_on: sql`berlin_date()` })
      .execute();
    if (change.localizations) {
      await transaction.deleteFrom('job_seeker_localization').where('job_seeker_id', '=', id).execute();
      await transaction.insertInto('job_seeker_localization').values(rowsOf(id, change.localizations)).execute();
    }
  });
}

/** Each entry once, in the given order (AC-10). */
const listOf = (texts: string[]): string[] => [...new Set(texts.map(oneLine).filter(Boolean))];

function columnsOf(change: JobSeekerChange): Updateable<Database['job_seeker']> {
  const { certificates, description, additional_requirements, qualifications, visible_name } = change;
  const chosen = qualifications && chosenQualifications(listOf(qualifications));
  // What is undefined stays as it is.
  return {
    ...pick(change, ['gender', 'is_open_for_offers', 'is_hidden']),
    certificates: certificates && listOf(certificates),
    description: description === undefined ? undefined : manyLines(description),
    additional_requirements: additional_requirements && listOf(additional_requirements),
    qualifications_mask: chosen?.mask,
    custom_qualifications: chosen?.custom,
    visible_name: visible_name === undefined ? undefined : oneLine(visible_name),
  };
}

function refuseUnusable(
  { visible_name }: Updateable<Database['job_seeker']>,
  lastName: string,
  localizations: readonly LocalizationInput[] = [],
): void {
  const details = abroad(localizations);
  if (visible_name === '') details['visible_name'] = t('fields.required');
  const isGivenAway =
    lastName.length >= SHORTEST_CHECKED_NAME && visible_name?.toLowerCase().includes(lastName.toLowerCase());
  if (isGivenAway) details['visible_name'] = NAME_IN_PSEUDONYM;
  if (Object.keys(details).length > 0) throw validationError(details);
}

const rowsOf = (jobSeekerId: number, localizations: LocalizationInput[]) =>
  localizations.map((location, index) => ({
    job_seeker_id: jobSeekerId,
    ...workLocation({ ...location, address: oneLine(location.address) }, index),
  }));
