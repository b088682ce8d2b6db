import { FRESH_DAYS, HOME_CARE, placeKinds, placeKindsOf, SHOWN_DAYS, withWords } from '@care/contracts/free-places';
import type { ShownPlaces } from '@care/contracts/free-places';
import { berlinDay } from '@care/contracts/format';
import { CARE_FORMS, type CareForm } from '@care/contracts/vocabulary';
import type { OwnPlaces, PlacesInput } from '@care/contracts/schemas';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema';
import { hasNumber } from '../../../platform/database/bit-mask';
import type { CompanyRow } from '../company-queries';

export type PlacesRow = Selectable<Database['company_places']>;

export const DAY_MS = 86_400_000;

export const placesOf = (db: Db, companyId: number): Promise<PlacesRow | undefined> =>
  db.selectFrom('company_places').selectAll().where('company_id', '=', companyId).executeTakeFirst();

const sum = (counts: PlacesInput['free']): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** The moment from which on a statement counts as unconfirmed: its age is then more than 14 whole days. */
export const freshUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + (FRESH_DAYS + 1) * DAY_MS);

/** Whether the statement names a place, or home care that takes new clients. */
export const namesPlace = ({ free, takes_clients }: Pick<PlacesInput, 'free' | 'takes_clients'>): boolean =>
  sum(free) > 0 || takes_clients === true;

type Stated = Pick<PlacesRow, 'total' | 'free' | 'available_from' | 'wait' | 'takes_clients' | 'confirmed_at'>;
/** The columns of a provider that may have stated nothing. */
type MaybeStated = { [column in keyof Stated]: Stated[column] | null };
const isStated = (row: MaybeStated): row is Stated => row.confirmed_at !== null;

/** The kinds with free places; a day that has passed means "from now on". */
const freeKinds = ({ free, available_from }: Stated, today: string): ShownPlaces['kinds'] =>
  placeKinds.flatMap((kind) => {
    const from = available_from[kind] ?? '';
    return free[kind] ? [{ kind, free: free[kind], from: from > today ? from : null }] : [];
  });

/** A statement as visitors see it; null if nothing is stated, or if it is too old (PL-06). */
export function shownPlaces(row: MaybeStated | undefined, now = new Date()): ShownPlaces | null {
  if (!row || !isStated(row)) return null;
  const { total, wait, takes_clients, confirmed_at } = row;
  const free = Object.keys(row.free).length > 0 ? sum(row.free) : null;
  const age_days = Math.max(0, Math.floor((now.getTime() - confirmed_at.getTime()) / DAY_MS));
  const isEmpty = free === null && takes_clients === null && wait === null;
  if (isEmpty || age_days > SHOWN_DAYS) return null;
  return withWords({ total, kinds: freeKinds(row, berlinDay(now)), free, takes_clients, wait, age_days });
}

const offeredBy = ({ services_mask }: CompanyRow): CareForm[] =>
  CARE_FORMS.filter((_, index) => hasNumber(services_mask, index + 1));

/** What a provider with these care forms may state. */
export function placesOffer(company: CompanyRow): Pick<OwnPlaces, 'kinds' | 'is_home_care'> {
  const services = offeredBy(company);
  return { kinds: placeKindsOf(services), is_home_care: services.includes(HOME_CARE) };
}

/** The statement for its owner, also before the first one. */
export const presentPlaces = (company: CompanyRow, row: PlacesRow | undefined): OwnPlaces => ({
  ...placesOffer(company),
  total: row?.total ?? null,
  free: row?.free ?? {},
  from: row?.available_from ?? {},
  wait: row?.wait ?? null,
  takes_clients: row?.takes_clients ?? null,
  zip_codes: row?.zip_codes ?? [],
  weekly_mail: row?.weekly_mail ?? true,
  confirmed_at: row?.confirmed_at.toISOString() ?? null,
});
