import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { routes } from '@care/contracts/routes';
import { operatorSchema, type Operator } from '@care/contracts/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { pick } from '../../platform/database/queries';
import type { Database } from '../../platform/database/schema';

export const operatorFields = operatorSchema.keyof().options;
export type OperatorRow = Omit<Selectable<Database['site_operator']>, 'id'>;

const nothing: OperatorRow = {
  ...(Object.fromEntries(operatorFields.map((field) => [field, ''])) as Operator),
  is_demonstration: false,
  updated_at: new Date(0),
};

/** The operator of the site; everything is empty before it was saved for the first time. */
export async function operatorOf(db: Kysely<Database>): Promise<OperatorRow> {
  const row = await db.selectFrom('site_operator').selectAll().executeTakeFirst();
  return row ?? nothing;
}

/** The row, locked until the transaction ends. */
export async function lockedOperator(db: Transaction<Database>): Promise<OperatorRow> {
  await db
    .insertInto('site_operator')
    .defaultValues()
    .onConflict((on) => on.doNothing())
    .execute();
  return db.selectFrom('site_operator').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export const presentOperator = (row: OperatorRow): Operator => pick(row, operatorFields);

/** The addresses that are not public, because data of the operator is missing (OP-07). */
export async function closedPaths(db: Kysely<Database>): Promise<string[]> {
  const row = await operatorOf(db);
  return OPERATOR_PAGES.filter((page) => missingFor(page, row).length > 0).map((page) => routes[page].build());
}
