import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { applicantNameOf, type ApplicationRow, type Side } from './application-queries';

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
export type OnPlacement = (db: Transaction<Database>, placement: CompletedPlacement) => Promise<void>;

interface Agreed {
  confirmed: Record<Side, Date>;
  /** The fee that the employer has confirmed. */
  netCents: number;
}

/** "V-000042" */
export const placementReference = (id: number): string => `V-${String(id).padStart(6, '0')}`;

/**
 * Records a placement (PK-07). The caller has locked the application and checked that both sides have confirmed. What was
 * open is removed, and the application becomes HIRED.
 * @returns its reference
 */
export async function completePlacement(
  db: Transaction<Database>,
  row: ApplicationRow,
  { confirmed, netCents }: Agreed,
  onPlacement: OnPlacement,
): Promise<string> {
  const confirmedAt = new Date();
  const offerTitle = row.offer_title ?? 'Initiativbewerbung';
  const { vatPercent } = row.tariff;
  const personName = applicantNameOf(row) || 'Pflegekraft';
  const { id: placementId } = await db
    .insertInto('placement')
    .values({
      application_id: row.id,
      company_id: row.company_id,
      employer_id: row.owner_id,
      applicant_id: row.applicant_id,
      offer_title: offerTitle,
      person_name: personName,
      net_cents: netCents,
      vat_percent: vatPercent,
      employer_confirmed_at: confirmed.employer,
      applicant_confirmed_at: confirmed.applicant,
      confirmed_at: confirmedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('hire_confirmation').where('application_id', '=', row.id).execute();
  await db
    .updateTable('application')
    .set({ status: 'HIRED', status_at: confirmedAt })
    .where('id', '=', row.id)
    .execute();
  const placement = {
    placementId,
    reference: placementReference(placementId),
    companyId: row.company_id,
    offerTitle,
    confirmedAt,
    netCents,
    vatPercent,
  };
  await onPlacement(db, placement);
  return placement.reference;
}
