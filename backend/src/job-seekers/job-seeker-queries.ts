import type { Kysely, Selectable } from 'kysely';
import type { Viewer } from '../platform/app-type';
import type { Database, JobSeekerImageTable, JobSeekerLocalizationTable, JobSeekerTable } from '../platform/schema';

export type JobSeekerRow = Selectable<JobSeekerTable>;

export type JobSeekerRecord = {
  profile: JobSeekerRow;
  image: Selectable<JobSeekerImageTable> | undefined;
  localizations: Selectable<JobSeekerLocalizationTable>[];
};

/** A job seeker with photo and work locations. A hidden profile exists for its owner and for staff only. */
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
