import { allows } from '@care/contracts/tiers';
import type { RatingInvites } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Viewer } from '../../platform/http/app-type';
import { notFound } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { inviteTexts } from './invite-mail';
import { isOldEnough, SMALLEST_GROUP } from './proven-contacts';
import { invitesLeftToday, invitesValidUntil } from './send-invites';

const SHOWN_ROUNDS = 20;
const roundsOf = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('rating_invite_round')
    .select(['id', 'created_at', 'expires_at', 'address_count'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const inFullGroups = (count: number): number => count - (count % SMALLEST_GROUP);

/**
 * The progress of all invitations together, in full groups and not the newest; null before enough people have written.
 * A number for a part of them, or one that grows by one, would tell who it was.
 */
async function progressOf(db: Kysely<Database>, companyId: number): Promise<RatingInvites['progress']> {
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
export async function sentInvites(db: Kysely<Database>, { userId }: Viewer): Promise<RatingInvites> {
  const company = await db
    .selectFrom('company')
    .select(['id', 'name', 'status', 'subscription'])
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (!company) throw notFound(answerText('noSuch.company'));
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
    mail: inviteTexts(company.name, invitesValidUntil()),
  };
}
