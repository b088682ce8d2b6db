import { profilePath } from '@care/contracts/routes';
import type { DeskCase } from '@care/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/schema';
import type { DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import { casesOf } from '../../platform/domain/domain';
import { signedIn } from '../../platform/http/app-type';
import { anyAccountOf } from '../../platform/mail/mail-address';
import { chordLimit } from '../../platform/geo/distance';
import { squaredChord, vectorOf } from '../../platform/geo/distance-sql';
import { companyById } from '../companies';

/** Names that share this part of their trigrams may mean the same house; a further legal form keeps more. */
const SAME_NAME = 0.5;
const SAME_HOUSE_KM = 0.3;

/** How similar the names of two providers of a query are, from 0 to 1. */
export const likenessOf = (one: string, other: string): RawBuilder<number> =>
  sql`similarity(${sql.ref(`${one}.name_norm`)}, ${sql.ref(`${other}.name_norm`)})`;

/**
 * Whether two providers of a query may be the same house: a similar name, the same postcode, and the same street or a
 * position nearby.
 */
export const isLikelySame = (one: string, other: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${one}.zip_code`)} = ${sql.ref(`${other}.zip_code`)} and ${likenessOf(one, other)} >= ${SAME_NAME}
    and (norm_de(${sql.ref(`${one}.street`)}) = norm_de(${sql.ref(`${other}.street`)})
      or ${squaredChord(vectorOf(one), vectorOf(other))} <= ${chordLimit(SAME_HOUSE_KM)}))`;

/** A reader of cases, and the kinds of cases, which say where that person takes part. */
export interface Reader {
  kinds: readonly DeskKind[];
  viewerId: number;
}

export const readerOf = (request: FastifyRequest): Reader => ({
  kinds: casesOf(request.server),
  viewerId: signedIn(request).userId,
});

/** Somebody who may have an own interest in providers. */
interface Interested extends Pick<Reader, 'viewerId'> {
  kinds: readonly Pick<DeskKind, 'companiesOf'>[];
}

/**
 * The array of the providers that a person owns or has owned, or has another interest in, as the kinds say. Providers
 * that were merged count as the one that remains, and the accounts of a person as one (RV-03).
 */
function ownCompanies({ viewerId, kinds }: Interested): RawBuilder<unknown> {
  const anyAccount = anyAccountOf(viewerId);
  const sources = [
    sql`select company_id from company_ownership where user_id = ${anyAccount}`,
    ...kinds.flatMap(({ companiesOf }) => companiesOf?.(anyAccount) ?? []),
  ];
  return sql`array(select coalesce(mine.merged_into_id, mine.id) from company mine
    where mine.id in (${sql.join(sources, sql` union all `)}))`;
}

// With `offset 0` PostgreSQL looks at the one provider. Without it the plan may compare all providers of the database.

/** Whether a provider is an own one. */
export const isOwnCompany = (companyId: Expression<number>, reader: Interested): RawBuilder<boolean> =>
  sql<boolean>`exists (select from company one where one.id = ${companyId}
    and coalesce(one.merged_into_id, one.id) = any(${ownCompanies(reader)}) offset 0)`;

/** Whether a provider is an own one, or a likely duplicate of one. */
export const concernsOwnCompany = (companyId: Expression<number>, reader: Interested): RawBuilder<boolean> =>
  sql<boolean>`exists (select from company one join company own on own.id = any(${ownCompanies(reader)})
    where one.id = ${companyId}
    and (coalesce(one.merged_into_id, one.id) = own.id or ${isLikelySame('one', 'own')}) offset 0)`;

/**
 * Whether a person takes part in the case `k` of a query: it is about the person, an own provider or a likely duplicate
 * of one, or its kind says so. The person sees that the case exists, but nothing of the other side, and somebody else
 * decides (PP-18).
 */
export function isOwnCase(reader: Reader): RawBuilder<boolean> {
  const anyAccount = anyAccountOf(reader.viewerId);
  const ways = [
    sql`k.person_id = ${anyAccount}`,
    concernsOwnCompany(sql.ref<number>('k.company_id'), reader),
    ...reader.kinds.flatMap(({ kind, takesPart }) =>
      takesPart ? sql`(k.kind = ${kind} and ${takesPart(sql.ref<number>('k.subject_id'), anyAccount)})` : [],
    ),
  ];
  return sql<boolean>`coalesce(${sql.join(ways, sql` or `)}, false)`;
}

/** The ids of all cases in which a person takes part. */
export const ownCaseIds = (reader: Reader) => sql<number>`(select k.id from desk_case k where ${isOwnCase(reader)})`;

/** Whether a person takes part in the case of a subject, as far as there is one. */
export async function takesPartIn(
  db: Db,
  { kinds, subjectId }: { kinds: readonly string[]; subjectId: number },
  reader: Reader,
): Promise<boolean> {
  const found = await db
    .selectFrom('desk_case as k')
    .select(isOwnCase(reader).as('is_own'))
    .where('k.kind', 'in', kinds)
    .where('k.subject_id', '=', subjectId)
    .executeTakeFirst();
  return found?.is_own ?? false;
}

/** Whether two accounts, such as those of two people who agree, belong to one person. */
export async function isSamePerson(db: Db, one: number | null, other: number): Promise<boolean> {
  const { is_same } = await db
    .selectNoFrom(sql<boolean>`coalesce(${one}::bigint = ${anyAccountOf(other)}, false)`.as('is_same'))
    .executeTakeFirstOrThrow();
  return is_same;
}

/** Whether somebody takes part in an open case about a person, or has an own interest in the provider of that person. */
export async function isOpposed(db: Db, personId: number, reader: Reader): Promise<boolean> {
  const concernsOwn = concernsOwnCompany(sql.ref<number>('c.id'), reader);
  const { rows } = await sql`
    select from desk_case k where k.person_id = ${personId} and k.state <> 'CLOSED' and ${isOwnCase(reader)}
    union all select from company c where c.owner_id = ${personId} and ${concernsOwn}`.execute(db);
  return rows.length > 0;
}

type Outline = Pick<DeskCase, 'facts' | 'evidence' | 'files'>;

/** The part of a case that its participants see: its provider, and nothing of the other side. */
export async function outlineOf(db: Db, { company_id }: DeskCaseRow): Promise<Outline> {
  const company = await companyById(db, company_id).select(['name', 'street', 'slug']).executeTakeFirst();
  const facts = company
    ? [{ label: 'Einrichtung', text: `${company.name}, ${company.street}`, href: profilePath(company.slug) }]
    : [];
  return { facts, evidence: [], files: [] };
}
