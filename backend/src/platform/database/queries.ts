import {
  sql,
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertObject,
  type InsertQueryBuilder,
  type InsertResult,
  type Selectable,
  type SelectQueryBuilder,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Database, Db } from './schema';

type Table = keyof Database;
/** Values of columns that rows have. */
type Values<Name extends Table> = Partial<Selectable<Database[Name]>>;

/** The rows of a table with these values. */
export function rowsWith<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): SelectQueryBuilder<Database, Name, object> {
  const rows: unknown = db.selectFrom(table as 'company').where(({ and }) => and(values as Values<'company'>));
  return rows as SelectQueryBuilder<Database, Name, object>;
}

/** A change of the rows with these values. */
export function changeRows<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): UpdateQueryBuilder<Database, Name, Name, UpdateResult> {
  const update: unknown = db.updateTable(table as 'company').where(({ and }) => and(values as Values<'company'>));
  return update as UpdateQueryBuilder<Database, Name, Name, UpdateResult>;
}

/** The deletion of the rows with these values. */
export function deleteRows<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name>,
): DeleteQueryBuilder<Database, Name, DeleteResult> {
  const deletion: unknown = db.deleteFrom(table as 'company').where(({ and }) => and(values as Values<'company'>));
  return deletion as DeleteQueryBuilder<Database, Name, DeleteResult>;
}

/** A new row of a table, or several. */
export function insertInto<Name extends Table>(
  db: Db,
  table: Name,
  values: InsertObject<Database, Name> | InsertObject<Database, Name>[],
): InsertQueryBuilder<Database, Name, InsertResult> {
  const insert: unknown = db.insertInto(table as 'company').values(values as InsertObject<Database, 'company'>);
  return insert as InsertQueryBuilder<Database, Name, InsertResult>;
}

/** Whether a query finds a row. */
export const isFound = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** The number of rows that a query finds; what it selects does not matter. */
export async function countOf<DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) {
  const counted = query.clearSelect().select(sql`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

/** The given columns of a row. */
export const pick = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
): Pick<Row, Column> => Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;

/** The answer of a route that has a whole list. */
export const listed = <Result>(results: Result[]) => ({ count: results.length, results });
