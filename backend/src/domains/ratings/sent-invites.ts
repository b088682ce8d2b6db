import { allows } from '@care/contracts/tiers';
import type { RatingInvites } from '@care/contracts/schemas';
import { sql, type RawBuilder } from 'kysely';
import { rowsWith, changeRows } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { noSuch } from '../../platform/http/texts';
import { authSecret } from '../../platform/secrets/auth-secret';
import { isInvited } from './invite-keys';
import { invitesLeftToday, invitesValidUntil } from './send-invites';
import { wordsOf } from '../../platform/mail/mail-template';
import { inviteMail } from './rating-mails';

/**
 * How many invited people must have written before their number is shown, and before their reviews show the mark. With
 * fewer an owner would learn who has written, and which review is whose (PK-08).
 */
const SMALLEST_GROUP = 5;

const SHOWN_ROUNDS = 20;
const roundsOf = (db: Db, companyId: number) =>
  rowsWith(db, 'rating_invite_round', { company_id: companyId })
    .select(['id', 'created_at', 'expires_at', 'address_count'])
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
      id: round.id,
      created_at: round.created_at.toISOString(),
      valid_until: round.expires_at.toISOString(),
      count: round.address_count,
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
