import { OPERATOR_USES, missingFor } from '@care/contracts/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { isDemonstration, type Settings } from '../../platform/settings';
import { operatorOf } from './operator-row';

export const MISSING_DATA = 'Data of the operator is missing; an editor fills it in at /verwaltung?view=operator';

/** What a site of this operator lacks, one line for each use; empty if nothing is missing (OP-08). */
export async function missingData(
  db: Kysely<Database>,
  settings: Pick<Settings, 'NODE_ENV' | 'DEMO'>,
): Promise<string[]> {
  const row = await operatorOf(db);
  const missing = OPERATOR_USES.flatMap((use) => {
    const fields = missingFor(use, row);
    return fields.length > 0 ? [`${use}: ${fields.join(', ')}`] : [];
  });
  const isInvented = row.is_demonstration && !isDemonstration(settings);
  return isInvented ? ['all: the data is that of the demonstration', ...missing] : missing;
}
