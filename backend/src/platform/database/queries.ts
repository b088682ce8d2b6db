import { sql, type SelectQueryBuilder } from 'kysely';

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
