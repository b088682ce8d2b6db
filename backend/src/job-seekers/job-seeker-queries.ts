import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Viewer } from '../platform/app-type';
import type { Database, JobSeekerImageTable, JobSeekerLocalizationTable, JobSeekerTable } from '../platform/schema';

export type JobSeekerRow = Selectable<JobSeekerTable>;

export type JobSeekerRecord = {
  profile: JobSeekerRow;
  image: Selectable<JobSeekerImageTable> | undefined;
  localizations: Selectable<JobSeekerLocalizationTable>[];
};

/** Who looks for staff: a person, for an employer or not. */
export type Searcher = { userId: number; company: { id: number } | null };

/** Those whom no block list keeps this viewer from: neither the person nor the employer it acts for (see `user_block`). */
export const notBlocking = (userColumn: RawBuilder<unknown>, viewer: Searcher): RawBuilder<boolean> => sql`
  not exists (select from user_block where user_block.user_id = ${userColumn}
    and (blocked_user_id = ${viewer.userId} or blocked_company_id = ${viewer.company?.id ?? null}::bigint))`;

/** A job seeker with photo and work locations. A hidden profile exists for its owner and for staff only, none for whom it blocks. */
export async function findJobSeeker(
  db: Kysely<Database>,
  key: { id: number } | { slug: string },
  viewer: Viewer | null,
): Promise<JobSeekerRecord | undefined> {
  const profile = await db
    .selectFrom('job_seeker')
    .innerJoin('user_account', 'user_account.id', 'job_seeker.user_id')
    .selectAll('job_seeker')
    .where((where) => ('id' in key ? where('job_seeker.id', '=', key.id) : where('job_seeker.slug', '=', key.slug)))
    .where('user_account.disabled_at', 'is', null)
    .$if(viewer !== null && !viewer.isStaff, (query) =>
      query.where(notBlocking(sql.ref('job_seeker.user_id'), viewer as Viewer)),
    )
    .executeTakeFirst();
  if (!profile || (profile.is_hidden && !isSelf(profile, viewer) && !viewer?.isStaff)) return undefined;
  const [image, localizations] = await Promise.all([
    db.selectFrom('job_seeker_image').selectAll().where('job_seeker_id', '=', profile.id).executeTakeFirst(),
    db
      .selectFrom('job_seeker_localization')
      .selectAll()
      .where('job_seeker_id', '=', profile.id)
      .orderBy('position')
      .execute(),
  ]);
  return { profile, image, localizations };
}

export const isSelf = (profile: Pick<JobSeekerRow, 'user_id'>, viewer: Viewer | null): boolean =>
  viewer !== null && profile.user_id === viewer.userId;
