import { sql } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { preparedStatement } from '../../platform/database/prepared-statement';
import type { StaffRole, Tier, UserType } from '@care/contracts/vocabulary';
import { fingerprint, newKey } from './account-keys';

/** Creates a bearer token for a session; the database stores only its SHA-256. */
export async function issueToken(
  { primary }: Databases,
  { userId, sessionId }: { userId: number; sessionId: number },
  minutes: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newKey();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await primary.kysely
    .insertInto('access_token')
    .values({ session_id: sessionId, user_id: userId, token_hash: fingerprint(token), expires_at: expiresAt })
    .execute();
  await primary.kysely
    .deleteFrom('access_token')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', new Date())
    .execute();
  return { token, expiresAt };
}

interface ViewerRow {
  user_id: number;
  session_id: number;
  username: string;
  profile_type: UserType;
  roles: StaffRole[];
  lacks_factor: boolean;
  is_leaving: boolean;
  company_id: number | null;
  company_slug: string | null;
  subscription: Tier | null;
}

const selectViewer = preparedStatement(
  { hash: 'bytea' },
  ({ hash }) => sql<ViewerRow>`
    select t.user_id, t.session_id, u.username, u.profile_type,
      array(select role from staff_role where user_id = u.id) as roles,
      exists (select from staff_role where user_id = u.id) and not has_second_factor(u.id) as lacks_factor,
      u.deletion_scheduled_at is not null as is_leaving,
      c.id as company_id, c.slug as company_slug, c.subscription
    from access_token t
    join user_session s on s.id = t.session_id
    join user_account u on u.id = t.user_id
    left join company c on c.owner_id = u.id
    where t.token_hash = ${hash} and t.expires_at > now() and s.ended_at is null and s.expires_at > now()
      and u.disabled_at is null`,
);

/**
 * The user of a bearer token; null if the token is unknown or expired, or its session has ended.
 * @param staffNeedFactor without a second factor they are not STAFF (AC-33)
 */
export async function findViewer(
  { primary }: Databases,
  token: string,
  staffNeedFactor: boolean,
): Promise<Viewer | null> {
  const [row] = await selectViewer(primary.kysely, { hash: fingerprint(token) });
  if (!row) return null;
  const lacksFactor = staffNeedFactor && row.lacks_factor;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    username: row.username,
    profileType: row.profile_type,
    roles: lacksFactor ? [] : row.roles,
    lacksFactor,
    isLeaving: row.is_leaving,
    company:
      row.company_id === null
        ? null
        : { id: row.company_id, slug: row.company_slug ?? '', subscription: row.subscription ?? 'FREE_TIER' },
  };
}
