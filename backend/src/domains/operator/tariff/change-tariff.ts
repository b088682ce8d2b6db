import { berlinDay } from '@care/contracts/format';
import type { Tariff, TariffChangeInput } from '@care/contracts/schemas';
import { audit } from '../../../platform/audit/audit-log';
import type { Db } from '../../../platform/database/schema';
import { conflict, notFound, validationError } from '../../../platform/http/errors';
import { FIGURES, tariffChanges, type TariffChange } from './tariff';
import { rowsWith } from '../../../platform/database/queries';

type Shown = Tariff['results'][number];

/** Nobody plans further ahead, and a wrong century shows. */
const MOST_YEARS_AHEAD = 2;

/** All figures with their changes, those of the past too. */
export async function tariff(db: Db): Promise<Tariff> {
  const [changes, today] = [await tariffChanges(db), berlinDay(new Date())];
  const results = [...FIGURES].map(([figure, { start, ...facts }]) => {
    const own = changes.filter((change) => change.figure === figure);
    return { figure, ...facts, rows: rowsOf(own, start, today) };
  });
  return { today, results };
}

function rowsOf(changes: readonly TariffChange[], start: number, today: string): Shown['rows'] {
  const begun = changes.filter(({ valid_from }) => valid_from <= today).length;
  return [{ id: null, value: start, valid_from: null }, ...changes].map(({ id, value, valid_from }, index) => ({
    ...{ id, value, valid_from },
    state: index < begun ? 'PAST' : index === begun ? 'PRESENT' : 'COMING',
  }));
}

/**
 * Adds a change of a figure for orders from its day on. What has begun never changes.
 * @throws 404 for an unknown figure, 409 if it has a change on that day, 422 for a day before today or a value that the
 * figure cannot have
 */
export async function addChange(db: Db, input: TariffChangeInput, actor: number): Promise<Tariff> {
  const figure = FIGURES.get(input.figure);
  if (!figure) throw notFound('Diesen Wert gibt es nicht.');
  const { least, most } = figure;
  if (input.value < least || input.value > most) throw validationError({ value: 'Dieser Wert ist nicht möglich.' });
  const today = berlinDay(new Date());
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  if (input.valid_from < today || input.valid_from > last)
    throw validationError({ valid_from: 'Bitte geben Sie einen Tag ab heute und in den nächsten zwei Jahren an.' });
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('tariff_change')
      .values(input)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('Für diesen Tag gibt es schon eine Änderung. Nehmen Sie sie zuerst zurück.');
    await audit(transaction, { actor, action: 'tariff-changed', ...entryOf(input) });
  });
  return tariff(db);
}

/** @throws 404 for a change that is not there, 409 for one that has begun */
export async function withdrawChange(db: Db, id: number, actor: number): Promise<Tariff> {
  await db.transaction().execute(async (transaction) => {
    const change = await rowsWith(transaction, 'tariff_change', { id })
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('Diese Änderung gibt es nicht mehr.'));
    if (change.valid_from <= berlinDay(new Date()))
      throw conflict('Diese Änderung gilt schon. Legen Sie bitte eine neue an.');
    await transaction.deleteFrom('tariff_change').where('id', '=', id).execute();
    await audit(transaction, { actor, action: 'tariff-withdrawn', ...entryOf(change) });
  });
  return tariff(db);
}

const entryOf = ({ figure, value, valid_from }: TariffChangeInput) => ({
  subject: `tariff:${figure}`,
  detail: `${value} from ${valid_from}`,
});
