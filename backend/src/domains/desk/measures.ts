import { t } from '@care/contracts/texts';
import type { DeskCase, DeskMeasure } from '@care/contracts/schemas';
import type { Updateable } from 'kysely';
import { changeRows } from '../../platform/database/queries';
import type { App } from '../../platform/http/app-type';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import { permissionDenied } from '../../platform/http/errors';
import * as cases from './cases';
import type { DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import { measureMail } from './desk-mails';
import { isOpposed, isSamePerson, type Reader } from './own-case';
import { accountById, tellPerson, updateAccount } from '../accounts';
import { companyById, updateCompany } from '../companies';

type Parties = Awaited<ReturnType<typeof partiesOf>>;

async function partiesOf(db: Db, { company_id, person_id }: DeskCaseRow) {
  const company = await companyById(db, company_id).select(['id', 'name', 'status', 'owner_id']).executeTakeFirst();
  const person = await accountById(db, person_id).select(['id', 'disabled_at', 'is_staff']).executeTakeFirst();
  return { company, person };
}

/**
 * The measures that this STAFF member may take now. Somebody who takes part in another case about the person, such as
 * with a rival claim, does not suspend the account.
 */
export async function measuresOf(db: Db, row: DeskCaseRow, reader: Reader): Promise<DeskMeasure[]> {
  if (row.state === 'SECOND_PERSON')
    return (await isSamePerson(db, row.proposed_by, reader.viewerId))
      ? ['WITHDRAW_REMOVAL']
      : ['AGREE_REMOVAL', 'REFUSE_REMOVAL'];
  const { company: ofCase, person } = await partiesOf(db, row);
  const isAboutCompany = !reader.kinds.find(({ kind }) => kind === row.kind)?.isNotAboutCompany;
  const company = isAboutCompany ? ofCase : undefined;
  const measures: DeskMeasure[] = [];
  if (company?.status === 'PUBLISHED') measures.push('HIDE');
  if (company?.status === 'HIDDEN') measures.push('SHOW');
  if (person && !person.is_staff && !(await isOpposed(db, person.id, reader)))
    measures.push(person.disabled_at ? 'RESUME' : 'SUSPEND');
  const isRemovable = company !== undefined && ['PUBLISHED', 'HIDDEN'].includes(company.status);
  if (isRemovable && !(await cases.isRemovalProposed(db, company.id))) measures.push('PROPOSE_REMOVAL');
  return measures;
}

/** The name of a person with an account. */
export async function personName(db: Db, id: number | null): Promise<string | null> {
  const person = await accountById(db, id).select(['first_name', 'last_name']).executeTakeFirst();
  return person ? `${person.first_name} ${person.last_name}`.trim() : null;
}

export async function proposalOf(db: Db, row: DeskCaseRow, viewerId: number): Promise<DeskCase['proposal']> {
  if (row.state !== 'SECOND_PERSON') return null;
  return {
    name: (await personName(db, row.proposed_by)) ?? cases.DELETED_ACCOUNT,
    is_self: await isSamePerson(db, row.proposed_by, viewerId),
    reason: row.proposal_reason ?? '',
  };
}

/** The entries of the log. */
const words: Record<DeskMeasure, string> = {
  HIDE: 'Eintrag ausgeblendet',
  SHOW: 'Eintrag wieder eingeblendet',
  SUSPEND: 'Konto gesperrt',
  RESUME: 'Konto wieder freigegeben',
  PROPOSE_REMOVAL: 'Entfernen vorgeschlagen, Eintrag ausgeblendet',
  WITHDRAW_REMOVAL: 'Vorschlag zum Entfernen zurückgezogen',
  AGREE_REMOVAL: 'Entfernen zugestimmt, Eintrag entfernt',
  REFUSE_REMOVAL: 'Entfernen nicht zugestimmt',
};

/** The entry of the log; in a case that is not about the provider, the subject of the kind is removed. */
const wordsOf = (measure: DeskMeasure, kind: DeskKind | undefined): string =>
  measure === 'AGREE_REMOVAL' && kind?.isNotAboutCompany ? 'Entfernen zugestimmt' : words[measure];

/** Steps inside the desk are not mailed; what they lead to is. */
const INTERNAL: readonly DeskMeasure[] = ['WITHDRAW_REMOVAL', 'REFUSE_REMOVAL'];

interface Plan extends Reader {
  row: DeskCaseRow;
  measure: DeskMeasure;
  /** For the log; what those concerned get by mail, but for the second person of a removal. */
  reason: string;
  /** The second person corrects the words of the proposal, which those concerned get. */
  statement?: string | undefined;
  origin: string;
}

/** The reasons that those concerned read: the reason of a removal is that of its proposal (RV-05, Art. 17 DSA). */
const toldReason = ({ row, measure, reason, statement }: Plan): string =>
  measure === 'AGREE_REMOVAL' ? statement || (row.proposal_reason ?? reason) : reason;

/**
 * Carries out a measure, writes it into the log and mails the reason to the person it concerns. The caller has locked
 * the case with its provider: a provider can have several cases, and their measures wait for each other.
 */
export async function takeMeasure(app: App, db: DbTransaction, plan: Plan): Promise<void> {
  const { row, measure, reason, viewerId, kinds, origin } = plan;
  const action = wordsOf(
    measure,
    kinds.find(({ kind }) => kind === row.kind),
  );
  const step = { case_id: row.id, actor_id: viewerId, action, note: reason };
  if (!(await measuresOf(db, row, plan)).includes(measure)) {
    if (measure === 'AGREE_REMOVAL' && (await isSamePerson(db, row.proposed_by, viewerId)))
      throw permissionDenied('Zustimmen kann nur jemand anderes.');
    if (await cases.isLatestStep(db, step)) return;
    throw cases.caseHasChanged();
  }
  const told = toldReason(plan);
  if (measure === 'AGREE_REMOVAL' && told !== row.proposal_reason)
    await cases.recordEvent(db, { ...step, action: 'Begründung berichtigt', note: told });
  if (row.proposed_decision !== null) return cases.settleDecision(app, db, { ...plan, reason: told, step });
  const parties = await partiesOf(db, row);
  await apply(db, plan, parties);
  await cases.recordEvent(db, step);
  if (!INTERNAL.includes(measure)) await mailReason(app, db, { ...plan, reason: told }, parties);
  if (measure === 'AGREE_REMOVAL' && parties.company) {
    const removal = { companyId: parties.company.id, reason: told, origin };
    await closeOtherCases(db, { ...plan, reason: told });
    for (const kind of kinds) await kind.removed?.(app, db, removal);
  }
}

/** Nothing is left to decide in other cases of a removed provider. */
async function closeOtherCases(db: DbTransaction, { row, reason, viewerId }: Plan): Promise<void> {
  const closed = await db
    .updateTable('desk_case')
    .set({ ...cases.noProposal, state: 'CLOSED', closed_at: new Date(), updated_at: new Date() })
    .where('company_id', '=', row.company_id)
    .where('state', '<>', 'CLOSED')
    .returning('id')
    .execute();
  for (const { id } of closed)
    await cases.recordEvent(db, { case_id: id, actor_id: viewerId, action: words.AGREE_REMOVAL, note: reason });
}

async function apply(
  db: DbTransaction,
  { row, measure, reason, viewerId }: Plan,
  { company, person }: Parties,
): Promise<unknown> {
  const setCompany = (values: Updateable<Database['company']>) => updateCompany(db, row.company_id ?? 0, values);
  switch (measure) {
    case 'HIDE':
      return setCompany({ status: 'HIDDEN' });
    case 'SHOW':
      return setCompany({ status: 'PUBLISHED' });
    case 'SUSPEND':
    case 'RESUME':
      return updateAccount(db, person?.id ?? 0)
        .set({ disabled_at: measure === 'SUSPEND' ? new Date() : null })
        .execute();
    case 'PROPOSE_REMOVAL':
      await setCompany({ status: 'HIDDEN' });
      return cases.changeCase(db, row.id, {
        state: 'SECOND_PERSON',
        proposed_by: viewerId,
        proposal_reason: reason,
        status_before: company?.status ?? null,
        state_before: row.state,
      });
    case 'WITHDRAW_REMOVAL':
    case 'REFUSE_REMOVAL':
      // Another case may have shown the provider meanwhile.
      await changeRows(db, 'company', { status: 'HIDDEN' })
        .set({ status: row.status_before ?? 'HIDDEN', updated_at: new Date() })
        .where('id', '=', row.company_id)
        .execute();
      return cases.changeCase(db, row.id, {
        state: row.closed_at ? 'CLOSED' : (row.state_before ?? 'OPEN'),
        ...cases.noProposal,
      });
    case 'AGREE_REMOVAL':
      // Without an owner nobody edits or pays it any more, and the account can get another provider.
      await setCompany({ status: 'REMOVED', owner_id: null, subscription: 'FREE_TIER', billing_period: null });
      return cases.changeCase(db, row.id, { state: 'CLOSED', closed_at: new Date(), ...cases.noProposal });
  }
}

async function mailReason(app: App, db: DbTransaction, { row, measure, reason }: Plan, parties: Parties) {
  const isAboutPerson = measure === 'SUSPEND' || measure === 'RESUME';
  const addressee = isAboutPerson ? parties.person?.id : parties.company?.owner_id;
  if (!addressee) return;
  const about = isAboutPerson ? t('brand.name') : (parties.company?.name ?? '');
  const told = { measure: words[measure], about, reference: row.reference, reason };
  await tellPerson(app, db, addressee, (person) => measureMail(person, told));
}
