import { sql } from 'kysely';
import type { ProfileVisitors } from '@care/contracts/schemas';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import type { Db } from '../../platform/database/schema';
import { isSelf, type JobSeekerRow } from './job-seeker-queries';

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
