import type { RatingInvitation } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { accountById, fingerprint } from '../accounts';
import { changeRows } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { gone, notFound, permissionDenied, validationError } from '../../platform/http/errors';
import { authSecret } from '../../platform/secrets/auth-secret';
import { inviteAddressHashes, isInvited } from './invite-keys';
import { refuseRating } from './held-rating';

const UNKNOWN = 'Diese Einladung gibt es nicht.';
const USED = 'Mit dieser Einladung wurde schon eine Bewertung geschrieben.';
const EXPIRED = 'Diese Einladung gilt nicht mehr.';
const LOST = 'Die Einladung gilt nicht mehr. Sie können die Bewertung ohne sie abgeben.';
const OTHER_ADDRESS = 'Diese Einladung ging an eine andere E-Mail-Adresse als die Ihres Kontos.';

const inviteOf = (db: Db, key: string) =>
  db
    .selectFrom('rating_invite as invite')
    .innerJoin('rating_invite_round as round', 'round.id', 'invite.round_id')
    .innerJoin('company', 'company.id', 'round.company_id')
    .select(['invite.id', 'invite.address_hash', 'invite.used_at', 'round.expires_at'])
    .select(['company.id as company_id', 'company.name', 'company.slug', 'company.street'])
    .where('invite.key_hash', '=', fingerprint(key))
    .where('company.status', '=', 'PUBLISHED')
    .executeTakeFirst();

async function validInvite(db: Db, key: string): Promise<RatingInvitation & { id: number; address_hash: Buffer }> {
  const found = await inviteOf(db, key);
  if (!found) throw notFound(UNKNOWN);
  const { id, address_hash, company_id, name, slug, street } = found;
  // A used-up invitation is ignored; the rating is stored without it.
  const company = { id: company_id, name, slug };
  if (found.used_at) throw gone(USED, { company });
  if (found.expires_at <= new Date()) throw gone(EXPIRED, { company });
  return { id, address_hash, company: { ...company, street }, valid_until: found.expires_at.toISOString() };
}

/**
 * The provider that asks with the link of a mail. Nothing changes, because mail programs open links (PK-08).
 * @throws 404 for an unknown key and a provider that is not public, 410 with `company` for a used or expired one
 */
export async function checkInvite(db: Db, key: string): Promise<RatingInvitation> {
  const { company, valid_until } = await validInvite(db, key);
  return { company, valid_until };
}

/**
 * A signed-in person has come to the form with the link. @throws as `checkInvite`, and 403 for those who may not rate and
 * for accounts with another address than the invited one
 */
export async function startInvite(app: App, key: string, userId: number): Promise<RatingInvitation> {
  const db = app.databases.primary.kysely;
  const { id, address_hash, company, valid_until } = await validInvite(db, key);
  await refuseRating(db, company.id, userId);
  const { email } = await accountById(db, userId).select('email').executeTakeFirstOrThrow();
  if (!isInvited(authSecret(app.settings), address_hash, email)) throw permissionDenied(OTHER_ADDRESS);
  await changeRows(db, 'rating_invite', { id, opened_at: null }).set({ opened_at: new Date() }).execute();
  return { company, valid_until };
}

/**
 * Uses up the key of an invitation for a rating that was just stored, by the account with the invited address. Of two at the same time the second one waits and is
 * refused, and its rating is rolled back.
 * @throws 422 with `details.invite` for a key that is unknown, used, expired, of another provider or for another address
 */
export async function consumeInvite(
  app: App,
  db: DbTransaction,
  key: string,
  { email, ratingId, companyId }: { email: string; ratingId: number; companyId: number },
): Promise<void> {
  const used = await changeRows(db, 'rating_invite', { key_hash: fingerprint(key), used_at: null })
    .set({ used_at: new Date(), rating_id: ratingId })
    .where('address_hash', 'in', inviteAddressHashes(authSecret(app.settings), email))
    .where('round_id', 'in', (eb) =>
      eb
        .selectFrom('rating_invite_round')
        .select('id')
        .where('company_id', '=', companyId)
        .where('expires_at', '>', sql<Date>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  if (!used) throw validationError({ invite: LOST }, LOST);
}
