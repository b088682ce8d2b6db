import {
  sql,
  type DeleteQueryBuilder,
  type DeleteResult,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Database, Db } from './schema';

type Table = keyof Database;
/** Values of columns that rows have. */
type Values<Name extends Table> = Partial<Selectable<Database[Name]>>;

/** The condition for these values. Kysely leaves out a value that is undefined, so that every row would match. */
const haveValues =
  (values: object) =>
  ({ and }: ExpressionBuilder<Database, 'company'>): Expression<SqlBool> => {
    if (Object.values(values).includes(undefined)) throw new TypeError('a value of the rows is undefined');
    return and(values);
  };

/** The rows of a table with these values. */
export function rowsWith<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): SelectQueryBuilder<Database, Name, object> {
  const rows: unknown = db.selectFrom(table as 'company').where(haveValues(values));
  return rows as SelectQueryBuilder<Database, Name, object>;
}

/** A change of the rows with these values. */
export function changeRows<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): UpdateQueryBuilder<Database, Name, Name, UpdateResult> {
  const update: unknown = db.updateTable(table as 'company').where(haveValues(values));
  return update as UpdateQueryBuilder<Database, Name, Name, UpdateResult>;
}

/** The deletion of the rows with these values. */
export function deleteRows<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): DeleteQueryBuilder<Database, Name, DeleteResult> {
  const deletion: unknown = db.deleteFrom(table as 'company').where(haveValues(values));
  return deletion as DeleteQueryBuilder<Database, Name, DeleteResult>;
}

/** Whether a query finds a row. */
export const isFound = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** The number of rows that a query finds; what it selects does not matter. */
export async function countOf<DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) {
  const counted = query.clearSelect().select(sql`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

const BATCH = 1000;

/** All rows by their ids, in batches. */
export async function* inBatches<Row extends { id: number }>(read: (after: number, limit: number) => Promise<Row[]>) {
  for (let after = 0; ;) {
    const rows = await read(after, BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** The given columns of a row. */
export const pick = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
): Pick<Row, Column> => Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;

/** The given times of a row, as answers have them. */
export const times = <Column extends string, Row extends Record<Column, Date | null>>(
  row: Row,
  columns: readonly Column[],
) =>
  Object.fromEntries(columns.map((column) => [column, row[column]?.toISOString() ?? null])) as {
    [Name in Column]: null extends Row[Name] ? string | null : string;
  };

/** The answer of a route that has a whole list. */
export const listed = <Result>(results: Result[]) => ({ count: results.length, results });
