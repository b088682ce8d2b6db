import { MAX_SERVED_KM, placeKinds, type PlaceKind } from '@care/contracts/free-places';
import { berlinDay } from '@care/contracts/format';
import type { PlacesInput } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { changeRows } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { validationError } from '../../../platform/http/errors';
import { kmBetween } from '../../../platform/geo/distance';
import type { CompanyRow } from '../company-queries';
import { DAY_MS, freshUntil, namesPlace, placesOf, placesOffer, type PlacesRow } from './shown-places';

const TOO_MANY_FREE = 'Es können nicht mehr Plätze frei sein, als Sie insgesamt haben.';
const NO_TOTAL = 'Bitte geben Sie an, wie viele Plätze Sie insgesamt haben.';
const NOT_OFFERED = 'Diese Pflegeform steht nicht in Ihrem Profil.';
const TOO_LATE = 'Bitte wählen Sie einen Tag in den nächsten zwölf Monaten.';
const YEAR_DAYS = 366;

/** The served postcodes that do not exist or are too far from the provider. */
async function wrongZipCodes(db: Db, company: CompanyRow, zipCodes: readonly string[]) {
  if (zipCodes.length === 0) return [];
  const known = await db.selectFrom('postcode').select(['zip', 'lat', 'lon']).where('zip', 'in', zipCodes).execute();
  const near = new Set(known.flatMap((code) => (kmBetween(company, code) <= MAX_SERVED_KM ? code.zip : [])));
  return zipCodes.filter((zip) => !near.has(zip));
}

/** Days in the past mean "from now on"; only kinds with free places have a day. */
function daysOf({ free, from }: Pick<PlacesInput, 'free' | 'from'>, now: Date): PlacesInput['from'] {
  const today = berlinDay(now);
  const days = placeKinds.flatMap((kind) => {
    const day = from[kind];
    return day && day > today && free[kind] ? [[kind, day] as const] : [];
  });
  return Object.fromEntries(days);
}

/** What a statement says wrongly, by field. */
function problemsOf(company: CompanyRow, { total, free, from }: PlacesInput, now: Date): Record<string, string> {
  const { kinds } = placesOffer(company);
  const latest = berlinDay(new Date(now.getTime() + YEAR_DAYS * DAY_MS));
  const problems: Record<string, string> = {};
  let sum = 0;
  for (const kind of placeKinds) {
    const count = free[kind];
    if (count === undefined) continue;
    sum += count;
    if (!kinds.includes(kind)) problems[`free.${kind}`] = NOT_OFFERED;
    else if (total !== null && count > total) problems[`free.${kind}`] = TOO_MANY_FREE;
    if ((from[kind] ?? '') > latest) problems[`from.${kind}`] = TOO_LATE;
  }
  if (total === null && sum > 0) problems['total'] = NO_TOTAL;
  else if (total !== null && sum > total) problems['total'] ??= TOO_MANY_FREE;
  return problems;
}

/**
 * Stores what the owner states, and that it holds now (PL-02). The caller holds the lock of the provider's row, so of
 * several statements at the same time the last one stays. Switching off the weekly mail revokes its links.
 * @throws 422 at the fields
 */
export async function statePlaces(db: DbTransaction, company: CompanyRow, input: PlacesInput): Promise<PlacesRow> {
  const now = new Date();
  const isHomeCare = placesOffer(company).is_home_care;
  const zip_codes = isHomeCare ? [...new Set(input.zip_codes)] : [];
  const wrong = await wrongZipCodes(db, company, zip_codes);
  const details = {
    ...problemsOf(company, input, now),
    ...(wrong.length > 0 && {
      zip_codes: `Diese Postleitzahlen kennen wir im Umkreis von ${MAX_SERVED_KM} km nicht: ${wrong.slice(0, 5).join(', ')}`,
    }),
  };
  if (Object.keys(details).length > 0) throw validationError(details);
  const takes_clients = isHomeCare ? input.takes_clients : null;
  const { total, free, wait, weekly_mail } = input;
  const values = {
    ...{ total, wait, takes_clients, zip_codes, weekly_mail },
    free: JSON.stringify(free),
    available_from: JSON.stringify(daysOf(input, now)),
    confirmed_at: now,
  };
  const row = await db
    .insertInto('company_places')
    .values({ company_id: company.id, ...values })
    .onConflict((on) =>
      on.column('company_id').doUpdateSet({
        ...values,
        link_number: sql`company_places.link_number
          + (company_places.weekly_mail and not excluded.weekly_mail)::int`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteFreePlace(db, company.id, namesPlace({ free, takes_clients }) ? freshUntil(now) : null);
  return row;
}

/** Drops what a provider states about care forms that it does not offer any more (PL-02). */
export async function dropWithdrawnPlaces(db: DbTransaction, company: CompanyRow): Promise<void> {
  const row = await placesOf(db, company.id);
  if (!row) return;
  const { kinds, is_home_care } = placesOffer(company);
  const offered = <Value>(byKind: Partial<Record<PlaceKind, Value>>) =>
    Object.fromEntries(kinds.flatMap((kind) => (byKind[kind] === undefined ? [] : [[kind, byKind[kind]] as const])));
  const free = offered(row.free);
  const takes_clients = is_home_care ? row.takes_clients : null;
  await changeRows(db, 'company_places', { company_id: company.id })
    .set({ free: JSON.stringify(free), available_from: JSON.stringify(offered(row.available_from)), takes_clients })
    .set(is_home_care ? {} : { zip_codes: [] })
    .execute();
  if (!namesPlace({ free, takes_clients })) await noteFreePlace(db, company.id, null);
}

/** Until when the search counts the provider as one with a confirmed free place, and since when (PL-08). */
const noteFreePlace = (db: DbTransaction, id: number, until: Date | null) =>
  changeRows(db, 'company', { id })
    .set({
      free_place_until: until,
      free_place_since: until && sql<Date>`case when free_place_until > now() then free_place_since else now() end`,
    })
    .execute();
