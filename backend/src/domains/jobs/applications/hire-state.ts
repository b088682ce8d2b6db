import type { Hire } from '@care/contracts/schemas';
import { changeRows } from '../../../platform/database/queries';
import type { DbTransaction } from '../../../platform/database/schema';
import { withVat } from '../../operator';
import { applicantNameOf, type ApplicationRow, type Side } from './application-queries';
import { CONFIRMABLE } from './change-status';

const OTHER = { applicant: 'employer', employer: 'applicant' } as const satisfies Record<Side, Side>;
export const otherSideOf = (side: Side): Side => OTHER[side];

/** Valid answers of both sides. That of a former owner is not valid: the next one did not agree to the fee. */
export function answersOf(row: ApplicationRow) {
  const isOwners = row.owner_id !== null && row.employer_id === row.owner_id;
  const { denied_by: by, denied_at: at } = row;
  return {
    version: row.version ?? 0,
    confirmedAt: { applicant: row.applicant_confirmed_at, employer: isOwners ? row.employer_confirmed_at : null },
    denied: by && at && (by === 'applicant' || isOwners) ? { by, at } : null,
  };
}

export type Answers = ReturnType<typeof answersOf>;

/** Net cents of a placement: what the employer has confirmed, otherwise the fee of today (OP-54). */
export const placementFeeOf = (row: ApplicationRow): number =>
  (answersOf(row).confirmedAt.employer ? row.fee_cents : null) ?? row.tariff.placementFee;

/** Whether that side can answer here: it has not deleted the application, and there is an account for it. */
const canAnswer = (side: Side, row: ApplicationRow): boolean =>
  side === 'applicant' ? row.applicant_deleted_at === null : row.owner_id !== null && row.employer_deleted_at === null;

/** How far the confirmation of a contract is, as this side sees it (PK-07); null where none is possible. */
export function hireOf(row: ApplicationRow, side: Side): Hire | null {
  const { net_cents, vat_percent, confirmed_at } = row;
  if (row.status === 'HIRED') {
    if (!confirmed_at || net_cents === null || vat_percent === null) return null;
    const reference = row.placement_id === null ? null : placementReference(row.placement_id);
    return { ...presented('COMPLETE', confirmed_at, 0, feeFor(side, net_cents, vat_percent)), reference };
  }
  if (!CONFIRMABLE.includes(row.status)) return null;
  const { version, confirmedAt, denied } = answersOf(row);
  const fee = feeFor(side, placementFeeOf(row), row.tariff.vatPercent);
  const other = otherSideOf(side);
  if (confirmedAt[other]) return presented('ASKED', confirmedAt[other], version, fee);
  if (!canAnswer(other, row)) return presented('ALONE', confirmedAt[side], version, fee);
  if (confirmedAt[side]) return presented('WAITING', confirmedAt[side], version, fee);
  if (denied) return presented(denied.by === side ? 'DECLINED' : 'REFUSED', denied.at, version, fee);
  return presented('OPEN', null, version, fee);
}

const presented = (state: Hire['state'], at: Date | null, version: number, fee: Hire['fee']): Hire => ({
  state,
  at: at && at.toISOString(),
  version,
  fee,
  reference: null,
});

/** For job seekers it is always free, so they get no amount. */
const feeFor = (side: Side, net_cents: number, vat_percent: number): Hire['fee'] =>
  side === 'employer' ? { net_cents, vat_percent, gross_cents: withVat(net_cents, vat_percent) } : null;

/** A contract that both sides have confirmed, for which the employer pays the fee. */
export interface CompletedPlacement {
  placementId: number;
  /** How both sides find the placement in their books, without a name. */
  reference: string;
  companyId: number;
  /** Title of the job offer as it was; a fixed text for an application without one. */
  offerTitle: string;
  confirmedAt: Date;
  netCents: number;
  vatPercent: number;
}

/**
 * Runs once per placement, in the transaction that completes it; if it throws, the placement is not completed. The app
 * passes it in, because a later domain bills placements.
 */
export type OnPlacement = (db: DbTransaction, placement: CompletedPlacement) => Promise<void>;

/** "V-000042" */
const placementReference = (id: number): string => `V-${String(id).padStart(6, '0')}`;

/**
 * Records a placement (PK-07). The caller has locked the application and checked that both sides have confirmed. What was
 * open is removed, and the application becomes HIRED.
 * @returns its reference
 */
export async function completePlacement(
  db: DbTransaction,
  row: ApplicationRow,
  confirmed: Record<Side, Date>,
  onPlacement: OnPlacement,
): Promise<string> {
  const confirmedAt = new Date();
  const agreed = { offerTitle: row.offer_title ?? 'Initiativbewerbung', netCents: placementFeeOf(row) };
  const { vatPercent } = row.tariff;
  const { id: placementId } = await db
    .insertInto('placement')
    .values({
      application_id: row.id,
      company_id: row.company_id,
      employer_id: row.owner_id,
      applicant_id: row.applicant_id,
      person_name: applicantNameOf(row) || 'Pflegekraft',
      offer_title: agreed.offerTitle,
      net_cents: agreed.netCents,
      vat_percent: vatPercent,
      employer_confirmed_at: confirmed.employer,
      applicant_confirmed_at: confirmed.applicant,
      confirmed_at: confirmedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('hire_confirmation').where('application_id', '=', row.id).execute();
  await changeRows(db, 'application', { id: row.id }).set({ status: 'HIRED', status_at: confirmedAt }).execute();
  const reference = placementReference(placementId);
  await onPlacement(db, { ...agreed, placementId, reference, companyId: row.company_id, confirmedAt, vatPercent });
  return reference;
}
