import { INVITE_DAYS, INVITES_PER_DAY } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import type { RatingInviteInput } from '@care/contracts/schemas';
import { tierNames } from '@care/contracts/texts';
import { sql } from 'kysely';
import { accountInUse, fingerprint, newKey } from '../accounts';
import { isFound, rowsWith } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { notAuthenticated, permissionDenied, tierRequired, validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { Sender } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { isSameMailbox, mailboxOf } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { inviteAddressHash, inviteAddressHashes, stopKey, stopLink } from './invite-keys';
import { inviteMail } from './rating-mails';

const DAY_MS = 86_400_000;
const NOT_INCLUDED = `Einladungen zu Bewertungen gehören zum Paket ${tierNames('inviteReviews')}.`;
const NOT_PUBLIC = 'Ihre Einrichtung ist zurzeit nicht öffentlich. Bis dahin kann niemand sie bewerten.';
const UNCONFIRMED = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.';
const OWN_ADDRESS = 'Ihre eigene Adresse und die Ihrer Einrichtung können Sie nicht einladen.';

/** When the links of invitations that are sent now end. */
export const invitesValidUntil = (): Date => new Date(Date.now() + INVITE_DAYS * DAY_MS);

/**
 * Mails one-time links to people whom the owner of a provider asks to rate it (PK-08). The answer is the same for every
 * address: also for one with an account and for one that wants no invitations, which gets no mail. An address is asked
 * once in twelve months by a provider. Nothing is sent unless all addresses may be asked.
 * @throws 403 without the tier, a public provider or a confirmed address; 404 without a provider; 422 with
 *   `details.emails` for addresses that were asked before, the owner's address, and too many on one day
 */
export async function sendInvites(app: App, input: RatingInviteInput, { viewer, idempotencyKey, origin }: Sender) {
  const request = { scope: `rating-invite user:${viewer.userId}`, key: idempotencyKey, body: input };
  await app.jobs.ready('mail');
  return once(app.databases, request, async (db) => {
    const sender = await lockSender(db, viewer);
    const company = await lockCompany(db, viewer);
    const emails = [...new Map(input.emails.map((email) => [mailboxOf(email), email])).values()];
    if (emails.some((email) => [sender.email, company.email].some((own) => own && isSameMailbox(own, email))))
      throw validationError({ emails: OWN_ADDRESS });
    await refuseTooMany(db, company.id, emails.length);
    const secret = authSecret(app.settings);
    const asked = emails.map((email) => ({ email, hashes: inviteAddressHashes(secret, email) }));
    await refuseAskedBefore(db, company.id, asked);
    const validUntil = invitesValidUntil();
    const about = { company_id: company.id, sender_id: viewer.userId };
    const round = await db
      .insertInto('rating_invite_round')
      .values({ ...about, address_count: emails.length, expires_at: validUntil })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    const mails = { company: company.name, text: manyLines(input.text), validUntil, origin };
    for (const { email, hashes } of asked) {
      const key = newKey();
      const mail = inviteMail({ ...mails, email, key, stop: stopLink(origin, stopKey(secret, email)) });
      const isSent = !(await isRefused(db, hashes)) && (await app.mailer.send(mail, { transaction: db }));
      const [address_hash, key_hash] = [inviteAddressHash(secret, email), isSent ? fingerprint(key) : null];
      await db.insertInto('rating_invite').values({ round_id: round.id, address_hash, key_hash }).execute();
    }
    const created_at = round.created_at.toISOString();
    return { id: round.id, created_at, count: emails.length, valid_until: validUntil.toISOString() };
  });
}

/** The sender's account. The lock lets a suspension wait. @throws 401 for one that was suspended or is leaving, 403 */
async function lockSender(db: DbTransaction, { userId }: Viewer): Promise<{ email: string }> {
  const account = await accountInUse(db, userId)
    .select(['email', 'email_verified_at'])
    .forShare()
    .executeTakeFirstOrThrow(() => notAuthenticated());
  if (!account.email_verified_at) throw permissionDenied(UNCONFIRMED);
  return account;
}

/** The own provider. The lock lets other rounds and changes of the package wait. @throws 403, 404 */
async function lockCompany(db: DbTransaction, { userId }: Viewer) {
  const company = await rowsWith(db, 'company', { owner_id: userId })
    .select(['id', 'name', 'email', 'status', 'subscription'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => noSuch('company'));
  if (!allows(company.subscription, 'inviteReviews')) throw tierRequired('inviteReviews', NOT_INCLUDED);
  if (company.status !== 'PUBLISHED') throw permissionDenied(NOT_PUBLIC);
  return company;
}

/** How many more addresses a provider may ask today, in Berlin. */
export async function invitesLeftToday(db: Db, companyId: number): Promise<number> {
  const { used } = await rowsWith(db, 'rating_invite_round', { company_id: companyId })
    .select(({ fn }) => fn.coalesce(fn.sum<number>('address_count'), sql<number>`0`).as('used'))
    .where(sql<boolean>`(created_at at time zone 'Europe/Berlin')::date = (now() at time zone 'Europe/Berlin')::date`)
    .executeTakeFirstOrThrow();
  return Math.max(0, INVITES_PER_DAY - Number(used));
}

async function refuseTooMany(db: DbTransaction, companyId: number, count: number): Promise<void> {
  const left = await invitesLeftToday(db, companyId);
  if (count <= left) return;
  throw validationError({
    emails:
      left === 0
        ? `Heute haben Sie schon ${INVITES_PER_DAY} Adressen eingeladen. Morgen geht es weiter.`
        : `Heute können Sie noch ${left} Adressen einladen.`,
  });
}

/** Names the addresses that this provider has asked within twelve months; no matter whether they have got a mail. */
async function refuseAskedBefore(
  db: DbTransaction,
  companyId: number,
  asked: readonly { email: string; hashes: Buffer[] }[],
): Promise<void> {
  const earlier = await db
    .selectFrom('rating_invite')
    .innerJoin('rating_invite_round as round', 'round.id', 'rating_invite.round_id')
    .select('address_hash')
    .where('round.company_id', '=', companyId)
    .where('round.created_at', '>', sql<Date>`now() - interval '12 months'`)
    .where(
      'address_hash',
      'in',
      asked.flatMap(({ hashes }) => hashes),
    )
    .execute();
  const again = asked.filter(({ hashes }) =>
    earlier.some(({ address_hash }) => hashes.some((hash) => address_hash.equals(hash))),
  );
  if (again.length === 0) return;
  const list = again.map(({ email }) => email).join(', ');
  throw validationError({
    emails: `In den letzten zwölf Monaten schon eingeladen: ${list}. Bitte entfernen Sie diese Adressen.`,
  });
}

const isRefused = (db: DbTransaction, hashes: Buffer[]): Promise<boolean> =>
  isFound(db.selectFrom('rating_invite_refusal').where('address_hash', 'in', hashes));
