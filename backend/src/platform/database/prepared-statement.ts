import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { keepPlan } from './database';
import type { Db } from './schema';

/**
 * A statement whose text is made once and planned once per connection (`keepPlan`). For frequent statements that are long.
 * @param types the PostgreSQL type of each parameter
 * @param build the statement; gets the expression of each parameter, and the database to build queries with
 * @throws if the statement contains a value that is not one of the parameters; write it with `sql.lit`
 * @returns sends the statement with values for the parameters
 */
export function preparedStatement<Name extends string, Row>(
  types: Readonly<Record<Name, string>>,
  build: (parameters: Record<Name, RawBuilder<never>>, db: Db) => RawBuilder<Row>,
): (db: Db, values: Readonly<Record<Name, unknown>>) => Promise<Row[]> {
  const names = Object.keys(types) as Name[];
  let text: string | undefined;
  const compile = (db: Db): string => {
    const parameters = names.map((name, index) => [name, sql.raw(`$${index + 1}::${types[name]}`)]);
    const query = build(Object.fromEntries(parameters) as Record<Name, RawBuilder<never>>, db);
    const compiled = sql`${keepPlan} ${query}`.compile(db);
    if (compiled.parameters.length) throw new Error(`Not a named parameter: ${compiled.parameters.join(', ')}`);
    return compiled.sql;
  };
  return async (db, values) => {
    text ??= compile(db);
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(
        text,
        names.map((name) => values[name]),
      ),
    );
    return rows;
  };
}
