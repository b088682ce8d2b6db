import { sql } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { preparedStatement } from '../../platform/database/prepared-statement';
import { fingerprint, newKey } from './account-keys';
import { deleteRows } from '../../platform/database/queries';

/** Creates a bearer token for a session; the database stores only its SHA-256. */
export async function issueToken(
  { primary }: Databases,
  { userId, sessionId }: { userId: number; sessionId: number },
  minutes: number,
): Promise<{ token: string; tokenExpiresAt: number }> {
  const token = newKey();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const row = { session_id: sessionId, user_id: userId, token_hash: fingerprint(token), expires_at: expiresAt };
  await primary.kysely.insertInto('access_token').values(row).execute();
  await deleteRows(primary.kysely, 'access_token', { session_id: sessionId })
    .where('expires_at', '<', new Date())
    .execute();
  return { token, tokenExpiresAt: expiresAt.getTime() };
}

const selectViewer = preparedStatement(
  { hash: 'bytea' },
  ({ hash }) => sql<Viewer>`
    select t.user_id "userId", t.session_id "sessionId", u.username, u.profile_type "profileType",
      array(select role from staff_role where user_id = u.id) roles,
      exists (select from staff_role where user_id = u.id) and not has_second_factor(u.id) "lacksFactor",
      u.deletion_scheduled_at is not null "isLeaving",
      case when c.id is not null then
        json_build_object('id', c.id, 'slug', c.slug, 'subscription', c.subscription) end company
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
export async function findViewer({ primary }: Databases, token: string, staffNeedFactor: boolean) {
  const [viewer] = await selectViewer(primary.kysely, { hash: fingerprint(token) });
  if (!viewer) return null;
  const lacksFactor = staffNeedFactor && viewer.lacksFactor;
  return { ...viewer, lacksFactor, roles: lacksFactor ? [] : viewer.roles };
}
