import { TIER_LIMITS } from '@care/contracts/constants';
import type { RatingInvites } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Viewer } from '../../platform/http/app-type';
import { notFound } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { inviteTexts } from './invite-mail';
import { invitesLeftToday, invitesValidUntil } from './send-invites';

const SHOWN_ROUNDS = 20;
/**
 * How many addresses must be counted together. With fewer an owner would learn who has written, and which review is
 * whose. No number may be part of two groups, because the difference would tell the same.
 */
const SMALLEST_GROUP = 5;

interface Round {
  id: number;
  created_at: Date;
  expires_at: Date;
  address_count: number;
  opened: number;
  written: number;
}

const roundsOf = (db: Kysely<Database>, companyId: number): Promise<Round[]> =>
  db
    .selectFrom('rating_invite_round as round')
    .leftJoin('rating_invite as invite', 'invite.round_id', 'round.id')
    .select(['round.id', 'round.created_at', 'round.expires_at', 'round.address_count'])
    .select([
      sql<number>`count(*) filter (where invite.opened_at is not null or invite.used_at is not null)::int`.as('opened'),
      sql<number>`count(invite.used_at)::int`.as('written'),
    ])
    .where('round.company_id', '=', companyId)
    .groupBy('round.id')
    .orderBy('round.created_at', 'desc')
    .orderBy('round.id', 'desc')
    .execute();

const isSmall = ({ address_count }: Round): boolean => address_count < SMALLEST_GROUP;

/** All small rounds together; null while they are few. */
function smallRounds(rounds: readonly Round[]): RatingInvites['small_rounds'] {
  const small = rounds.filter(isSmall);
  const sum = (of: (round: Round) => number) => small.reduce((total, round) => total + of(round), 0);
  const count = sum(({ address_count }) => address_count);
  if (count < SMALLEST_GROUP) return null;
  return { count, opened: sum(({ opened }) => opened), written: sum(({ written }) => written) };
}

/** What the owner of a provider has sent within twelve months, and what became of it (PK-08). @throws 404 */
export async function sentInvites(db: Kysely<Database>, { userId }: Viewer): Promise<RatingInvites> {
  const company = await db
    .selectFrom('company')
    .select(['id', 'name', 'status', 'subscription'])
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (!company) throw notFound(answerText('noSuch.company'));
  const [rounds, leftToday] = await Promise.all([roundsOf(db, company.id), invitesLeftToday(db, company.id)]);
  return {
    count: rounds.length,
    results: rounds.slice(0, SHOWN_ROUNDS).map((round) => ({
      id: round.id,
      created_at: round.created_at.toISOString(),
      valid_until: round.expires_at.toISOString(),
      count: round.address_count,
      progress: isSmall(round) ? null : { opened: round.opened, written: round.written },
    })),
    small_rounds: smallRounds(rounds),
    can_invite: TIER_LIMITS[company.subscription].premiumService,
    is_public: company.status === 'PUBLISHED',
    left_today: leftToday,
    mail: inviteTexts(company.name, invitesValidUntil()),
  };
}
