import { missingFor, OPERATOR_PAGES, OPERATOR_USES } from '@care/contracts/operator';
import { routes } from '@care/contracts/routes';
import { operatorSchema, type Operator } from '@care/contracts/schemas';
import type { Selectable } from 'kysely';
import { pick } from '../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import { isDemonstration, type Settings } from '../../platform/settings';

export const operatorFields = operatorSchema.keyof().options;
export type OperatorRow = Omit<Selectable<Database['site_operator']>, 'id'>;

const nothing: OperatorRow = {
  ...(Object.fromEntries(operatorFields.map((field) => [field, ''])) as Operator),
  is_demonstration: false,
  updated_at: new Date(0),
};

/** The operator of the site; everything is empty before it was saved for the first time. */
export async function operatorOf(db: Db): Promise<OperatorRow> {
  const row = await db.selectFrom('site_operator').selectAll().executeTakeFirst();
  return row ?? nothing;
}

/** The row, locked until the transaction ends. */
export async function lockedOperator(db: DbTransaction): Promise<OperatorRow> {
  await db
    .insertInto('site_operator')
    .defaultValues()
    .onConflict((on) => on.doNothing())
    .execute();
  return db.selectFrom('site_operator').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export const presentOperator = (row: OperatorRow): Operator => pick(row, operatorFields);

/** The addresses that are not public, because data of the operator is missing (OP-07). */
export async function closedPaths(db: Db): Promise<string[]> {
  const row = await operatorOf(db);
  return OPERATOR_PAGES.filter((page) => missingFor(page, row).length > 0).map((page) => routes[page].build());
}

/** Who sends a mail, as business letters say it; below every mail, and nothing as long as there is no name (OP-09). */
export async function mailImprint(db: Db): Promise<string[]> {
  const { name, street, zip_code, city, represented_by, register, vat_id, phone, email } = await operatorOf(db);
  if (!name) return [];
  const place = [zip_code, city].filter(Boolean).join(' ');
  return [
    [name, street, place].filter(Boolean).join(', '),
    represented_by && `Vertreten durch: ${represented_by}`,
    [register, vat_id && `USt-IdNr.: ${vat_id}`].filter(Boolean).join(' · '),
    [phone && `Telefon: ${phone}`, email && `E-Mail: ${email}`].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

export const MISSING_DATA = 'Data of the operator is missing; an editor fills it in at /verwaltung?view=operator';

/** What a site of this operator lacks, one line for each use; empty if nothing is missing (OP-08). */
export async function missingData(db: Db, settings: Pick<Settings, 'NODE_ENV' | 'DEMO'>): Promise<string[]> {
  const row = await operatorOf(db);
  const missing = OPERATOR_USES.flatMap((use) => {
    const fields = missingFor(use, row);
    return fields.length > 0 ? [`${use}: ${fields.join(', ')}`] : [];
  });
  const isInvented = row.is_demonstration && !isDemonstration(settings);
  return isInvented ? ['all: the data is that of the demonstration', ...missing] : missing;
}
