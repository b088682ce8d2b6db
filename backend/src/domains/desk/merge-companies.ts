import type { DeskCase } from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { conflict, validationError } from '../../platform/http/errors';
import { caseHasChanged, isRemovalProposed, recordEvent } from './cases';
import type { DeskCaseRow } from '../../platform/domain/desk-kind';
import { tablesOf } from '../../platform/domain/domain';
import { pick } from '../../platform/database/queries';
import { tellPerson } from '../accounts';
import { updateCompany } from '../companies';
import { mergedMail } from './desk-mails';
import { isLikelySame, isOwnCompany, likenessOf, type Reader } from './own-case';

interface Merge extends Reader {
  row: DeskCaseRow;
  /** The remaining provider. */
  into: number;
  reason: string;
  origin: string;
}

/**
 * Merges the provider of a case into a likely duplicate of it, which stays. Its address redirects from then on, and all
 * that people did with it moves. Owners and claimants get the reason. The caller has locked the case with both providers.
 * @throws 422 for a provider that is not similar or not public, 409 if the case allows no merge any more
 */
export async function mergeCompanies(app: App, db: DbTransaction, plan: Merge): Promise<void> {
  const { row, into, reason, viewerId, kinds, origin } = plan;
  const from = row.company_id;
  const both = await db
    .selectFrom('company')
    .select(['id', 'name', 'slug', 'status', 'owner_id', 'has_former_owner', 'subscription', 'billing_period'])
    .where('id', 'in', [from ?? 0, into])
    .execute();
  const merged = both.find(({ id }) => id === from);
  const target = both.find(({ id }) => id === into);
  const similar = (await similarCompanies(db, from, plan)).find(({ id }) => id === into);
  const isAboutCompany = !kinds.find(({ kind }) => kind === row.kind)?.isNotAboutCompany;
  // Merged just now, the case is about the remaining provider.
  const isDone = from === into;
  if (!merged || !target || isDone || row.state === 'CLOSED' || !isAboutCompany) throw caseHasChanged();
  if (await isRemovalProposed(db, merged.id))
    throw conflict('Für diesen Eintrag ist das Entfernen vorgeschlagen. Bitte entscheiden Sie zuerst darüber.');
  if (!similar?.is_public)
    throw validationError({ company: 'Bitte wählen Sie einen öffentlichen, ähnlichen Eintrag.' });
  if (merged.owner_id !== null && target.owner_id !== null)
    throw conflict('Beide Einträge haben einen Inhaber. Bitte klären Sie zuerst, wer die Einrichtung vertritt.');

  await moveRows(app, db, { from: merged.id, into });
  const released = { owner_id: null, subscription: 'FREE_TIER', billing_period: null, job_offers_count: 0 } as const;
  await updateCompany(db, merged.id, { ...released, status: 'MERGED', merged_into_id: into });
  // Links to what was merged into this one before lead to the remaining one at once.
  await db.updateTable('company').set({ merged_into_id: into }).where('merged_into_id', '=', merged.id).execute();
  if (merged.owner_id !== null)
    await updateCompany(db, into, {
      ...pick(target.subscription === 'FREE_TIER' ? merged : target, ['subscription', 'billing_period']),
      owner_id: merged.owner_id,
      is_wpw_confirmed: true,
    });
  if (merged.has_former_owner) await updateCompany(db, into, { has_former_owner: true });
  await recordEvent(db, {
    case_id: row.id,
    actor_id: viewerId,
    action: `„${merged.name}“ mit „${target.name}“ zusammengeführt`,
    note: reason,
  });
  const concerned = [merged.owner_id, target.owner_id];
  for (const kind of kinds)
    concerned.push(...((await kind.merged?.(app, db, { from: merged.id, into, origin })) ?? []));
  const notice = { names: [merged.name, target.name] as const, reference: row.reference, reason };
  for (const id of new Set(concerned)) await tellPerson(app, db, id, (person) => mergedMail(person, notice));
}

/** Moves the rows that refer to a provider to another one, as the domains of the tables say. */
export async function moveRows({ domains }: App, db: DbTransaction, { from, into }: Record<'from' | 'into', number>) {
  for (const [, { merge }] of tablesOf(domains)) if (merge && merge !== 'stays') await merge(from, into).execute(db);
}

/** Providers that may be the same house. The most similar one comes first. */
export async function similarCompanies(db: Db, companyId: number | null, reader: Reader): Promise<DeskCase['similar']> {
  const similar = await db
    .selectFrom('company as c')
    .innerJoin('company as other', (join) => join.onRef('other.id', '<>', 'c.id').on(isLikelySame('c', 'other')))
    .select(['other.id', 'other.name', 'other.street', 'other.slug', 'other.status'])
    .select(isOwnCompany(sql.ref<number>('other.id'), reader).as('is_own'))
    .where('c.id', '=', companyId)
    .where('c.status', 'not in', ['MERGED', 'REMOVED'])
    .where('other.status', 'in', ['PUBLISHED', 'PENDING_REVIEW', 'HIDDEN'])
    .orderBy(likenessOf('c', 'other'), 'desc')
    .orderBy('other.id')
    .execute();
  return similar.map(({ status, ...one }) => ({ ...one, is_public: status === 'PUBLISHED' }));
}
