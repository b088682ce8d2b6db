import { INVITE_DAYS, INVITES_PER_DAY } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import type { RatingInviteInput, RatingInvites } from '@care/contracts/schemas';
import { tierNames } from '@care/contracts/texts';
import { sql, type RawBuilder } from 'kysely';
import { accountInUse, fingerprint, newKey } from '../accounts';
import { changeRows, isFound, pick, rowsWith, times } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { notAuthenticated, permissionDenied, tierRequired, validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { Sender } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { isSameMailbox, mailboxOf } from '../../platform/mail/mail-address';
import { wordsOf } from '../../platform/mail/mail-template';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { inviteAddressHash, inviteAddressHashes, isInvited, stopKey, stopLink } from './invite-keys';
import { inviteMail } from './rating-mails';

const DAY_MS = 86_400_000;
const NOT_INCLUDED = `Einladungen zu Bewertungen gehören zum Paket ${tierNames('inviteReviews')}.`;
const NOT_PUBLIC = 'Ihre Einrichtung ist zurzeit nicht öffentlich. Bis dahin kann niemand sie bewerten.';
const UNCONFIRMED = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.';
const OWN_ADDRESS = 'Ihre eigene Adresse und die Ihrer Einrichtung können Sie nicht einladen.';

/** When the links of invitations that are sent now end. */
const invitesValidUntil = (): Date => new Date(Date.now() + INVITE_DAYS * DAY_MS);

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
async function invitesLeftToday(db: Db, companyId: number): Promise<number> {
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

/**
 * How many invited people must have written before their number is shown, and before their reviews show the mark. With
 * fewer an owner would learn who has written, and which review is whose (PK-08).
 */
const SMALLEST_GROUP = 5;

const SHOWN_ROUNDS = 20;
const roundsOf = (db: Db, companyId: number) =>
  rowsWith(db, 'rating_invite_round', { company_id: companyId })
    .select(['id', 'created_at', 'expires_at as valid_until', 'address_count as count'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Times before yesterday in Berlin. Newer ones are neither counted nor marked, so that no change tells who it was. */
const isOldEnough = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} < date_trunc('day', now(), 'Europe/Berlin') - interval '1 day'`;

const inFullGroups = (count: number): number => count - (count % SMALLEST_GROUP);

/**
 * The progress of all invitations together, in full groups and not the newest; null before enough people have written.
 * A number for a part of them, or one that grows by one, would tell who it was.
 */
async function progressOf(db: Db, companyId: number): Promise<RatingInvites['progress']> {
  const { opened, written } = await db
    .selectFrom('rating_invite as invite')
    .innerJoin('rating_invite_round as round', 'round.id', 'invite.round_id')
    .select([
      sql<number>`count(*) filter (where ${isOldEnough('invite.opened_at')} or ${isOldEnough('invite.used_at')})::int`.as(
        'opened',
      ),
      sql<number>`count(*) filter (where ${isOldEnough('invite.used_at')})::int`.as('written'),
    ])
    .where('round.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (written < SMALLEST_GROUP) return null;
  return { opened: inFullGroups(opened), written: inFullGroups(written) };
}

/** Invitations of an owner within twelve months, and their progress (PK-08). @throws 404 */
export async function sentInvites(db: Db, { userId }: Viewer): Promise<RatingInvites> {
  const company = await rowsWith(db, 'company', { owner_id: userId })
    .select(['id', 'name', 'status', 'subscription'])
    .executeTakeFirstOrThrow(() => noSuch('company'));
  const [rounds, progress, leftToday] = await Promise.all([
    roundsOf(db, company.id),
    progressOf(db, company.id),
    invitesLeftToday(db, company.id),
  ]);
  return {
    count: rounds.length,
    results: rounds.slice(0, SHOWN_ROUNDS).map((round) => ({
      ...pick(round, ['id', 'count']),
      ...times(round, ['created_at', 'valid_until']),
    })),
    progress,
    can_invite: allows(company.subscription, 'inviteReviews'),
    is_public: company.status === 'PUBLISHED',
    left_today: leftToday,
    mail: await inviteWords(db, company.name, invitesValidUntil()),
  };
}

/**
 * The nightly job: reviews of people whom the provider has invited get the mark "Kontakt nachgewiesen", at least five of a
 * provider together. The confirmed address of the account must be the invited one.
 */
export async function markProvenContacts(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  const { kysely } = app.databases.primary;
  const written = await kysely
    .selectFrom('rating_invite as invite')
    .innerJoin('rating', 'rating.id', 'invite.rating_id')
    .innerJoin('user_account as author', 'author.id', 'rating.author_id')
    .select(['rating.id', 'rating.company_id', 'invite.address_hash', 'author.email'])
    .where('rating.status', '=', 'PUBLISHED')
    .where('rating.verification', '<>', 'CONTACT_PROVEN')
    .where('author.email_verified_at', 'is not', null)
    .where(isOldEnough('invite.used_at'))
    .execute();
  const proven = written.filter(({ address_hash, email }) => isInvited(secret, address_hash, email));
  const sizeOf = (companyId: number) => proven.filter(({ company_id }) => company_id === companyId).length;
  const ids = proven.filter(({ company_id }) => sizeOf(company_id) >= SMALLEST_GROUP);
  await changeRows(kysely, 'rating', { status: 'PUBLISHED' })
    .set({ verification: 'CONTACT_PROVEN' })
    .where('id', 'in', [0, ...ids.map(({ id }) => id)])
    .execute();
}

/** Stands for what is not known before the invitation is sent. */
const OPEN = '\u0000';

/** The words of an invitation for its preview, around those of the owner (PK-08). */
async function inviteWords(db: Db, company: string, validUntil: Date): Promise<RatingInvites['mail']> {
  const about = { company, validUntil, text: OPEN, stop: OPEN, email: '', key: '', origin: 'https://pflege.example' };
  const { subject, paragraphs, action, footer } = await wordsOf(db, inviteMail(about));
  const own = paragraphs.findIndex((text) => text.includes(OPEN));
  return {
    subject,
    before: paragraphs.slice(0, own),
    intro: paragraphs[own]?.replace(OPEN, '').trim() ?? '',
    after: paragraphs.slice(own + 1),
    action,
    footer: footer.filter((line) => !line.includes(OPEN)),
  };
}
