import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Database, Db } from './schema';

/** The rows of a table with these values. */
export function rowsWith<Table extends keyof Database>(
  db: Db,
  table: Table,
  values: Partial<Selectable<Database[Table]>>,
): SelectQueryBuilder<Database, Table, object> {
  const equal = values as Partial<Selectable<Database['company']>>;
  const rows: unknown = db.selectFrom(table as 'company').where(({ and }) => and(equal));
  return rows as SelectQueryBuilder<Database, Table, object>;
}

/** Whether a query finds a row. */
export const isFound = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** The number of rows that a query finds; what it selects does not matter. */
export async function countOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const counted = query.clearSelect().select(sql`count(*)::int`.as('count'));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

/** The given columns of a row. */
export const pick = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
): Pick<Row, Column> => Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;
