import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Database, Db } from '../../platform/database/schema';
import { anyAccountOf } from '../../platform/mail/mail-address';
import type { Image, JobSeeker } from '@care/contracts/schemas';
import { staffQualificationsOf } from '../search';
import { pick, rowsWith } from '../../platform/database/queries';

export type JobSeekerRow = Selectable<Database['job_seeker']>;

export interface JobSeekerRecord {
  profile: JobSeekerRow & { is_public: boolean };
  image: Selectable<Database['job_seeker_image']> | undefined;
  localizations: Selectable<Database['job_seeker_localization']>[];
}

/** The user who searches for staff, for an employer or not. */
export interface Searcher {
  userId: number;
  company: { id: number } | null;
}

/**
 * Excludes job seekers who block this viewer: any account of the person, or the employer for which the person acts (see
 * `user_block`).
 */
export const notBlocking = (userColumn: RawBuilder<unknown>, viewer: Searcher): RawBuilder<boolean> => sql`
  not exists (select from user_block where user_block.user_id = ${userColumn}
    and (blocked_user_id = ${anyAccountOf(viewer.userId)} or blocked_company_id = ${viewer.company?.id ?? null}::bigint))`;

const isPublic = sql<boolean>`job_seeker.id in (select id from public_job_seeker)`;

/** The own profile, or a public one whose owner does not block the viewer. There is no exception for a role. */
const isShownTo = (viewer: Searcher | null): RawBuilder<boolean> =>
  viewer
    ? sql`(job_seeker.user_id = ${viewer.userId} or (${isPublic} and ${notBlocking(sql.ref('job_seeker.user_id'), viewer)}))`
    : isPublic;

/** A job seeker with photo and work locations, if this viewer may see the profile (AC-13, AC-20). */
export async function findJobSeeker(db: Db, key: { id: number } | { slug: string }, viewer: Searcher | null) {
  const profile = await db
    .selectFrom('job_seeker')
    .selectAll()
    .select(isPublic.as('is_public'))
    .where((where) => ('id' in key ? where('id', '=', key.id) : where('slug', '=', key.slug)))
    .where(isShownTo(viewer))
    .executeTakeFirst();
  if (!profile) return undefined;
  const [image, localizations] = await Promise.all([
    db.selectFrom('job_seeker_image').selectAll().where('job_seeker_id', '=', profile.id).executeTakeFirst(),
    rowsWith(db, 'job_seeker_localization', { job_seeker_id: profile.id }).selectAll().orderBy('position').execute(),
  ]);
  return { profile, image, localizations };
}

export const isSelf = (profile: Pick<JobSeekerRow, 'user_id'>, viewer: Viewer | null): boolean =>
  viewer !== null && profile.user_id === viewer.userId;

/**
 * A job seeker's profile with its public name; the real name is in another table that this code does not read. Others
 * see towns instead of addresses (AC-13).
 */
export const presentJobSeeker = ({ profile, image, localizations }: JobSeekerRecord, isSelf: boolean): JobSeeker => ({
  ...pick(profile, ['id', 'slug', 'visible_name', 'user_id', 'gender', 'is_open_for_offers']),
  ...pick(profile, ['certificates', 'description', 'additional_requirements']),
  image: imageOf(image, profile.visible_name),
  qualifications: staffQualificationsOf(profile.qualifications_mask, profile.custom_qualifications),
  localizations: localizations.map(({ address, city, lat, lon, radius }) => ({
    address: isSelf ? address : city,
    coords: isSelf ? { lng: lon, lat } : null,
    radius,
  })),
  ...(isSelf && pick(profile, ['is_hidden', 'is_public'])),
});

const imageOf = (row: JobSeekerRecord['image'], alt: string): Image | null =>
  row ? { ...pick(row, ['id', 'url', 'width', 'height', 'variants']), alt } : null;
