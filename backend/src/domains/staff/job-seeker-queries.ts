import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import type { Database, Db } from '../../platform/database/schema';
import { anyAccountOf } from '../../platform/mail/mail-address';
import type { Image, JobSeeker, ProfileVisitors } from '@care/contracts/schemas';
import { staffQualificationsOf } from '../search';
import { pick, rowsWith } from '../../platform/database/queries';

export type JobSeekerRow = Selectable<Database['job_seeker']>;

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
export type JobSeekerRecord = NonNullable<Awaited<ReturnType<typeof findJobSeeker>>>;

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

/** Records that an employer viewed a profile; views within an hour count as one. */
export async function recordView({ primary }: Databases, profile: JobSeekerRow, viewer: Viewer | null): Promise<void> {
  if (!viewer?.company || isSelf(profile, viewer)) return;
  await sql`
    insert into job_seeker_view as v (job_seeker_id, company_id) values (${profile.id}, ${viewer.company.id})
    on conflict (job_seeker_id, company_id) do update set views = v.views + 1, last_at = now()
    where v.last_at < now() - interval '1 hour'`.execute(primary.kysely);
}

type Visitor = ProfileVisitors['results'][number];
type Row = Omit<Visitor, 'last_viewed_at'> & { last_viewed_at: Date | null; count: number };

/** Employers who viewed a profile or wrote to its owner, latest first. */
export async function visitorsOf(
  db: Db,
  profile: Pick<JobSeekerRow, 'id' | 'user_id'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProfileVisitors> {
  const { rows } = await sql<Row>`
    with seen as (select company_id, views, last_at from job_seeker_view where job_seeker_id = ${profile.id}),
    wrote as (
      select company_id, max(created_at) written_at from message
      where recipient_id = ${profile.user_id} and kind = 'RECRUITMENT' and thread_id is null and not is_held group by company_id
    )
    select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) company, coalesce(seen.views, 0) views,
      seen.last_at last_viewed_at, wrote.written_at is not null has_written,
      exists (select from user_block b where b.user_id = ${profile.user_id} and b.blocked_company_id = c.id) is_blocked,
      count(*) over ()::int count
    from seen full join wrote using (company_id) join company c on c.id = company_id
    order by greatest(seen.last_at, wrote.written_at) desc, c.id limit ${limit} offset ${offset}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ count: _count, last_viewed_at, ...row }) => ({
      ...row,
      last_viewed_at: last_viewed_at?.toISOString() ?? null,
    })),
  };
}
