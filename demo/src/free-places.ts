import type { Database } from '@care/backend/seeding-rows';
import { FRESH_DAYS, HOME_CARE, PLACE_KINDS, placeKindsOf, WAIT_TIMES } from '@care/contracts/free-places';
import { berlinDay } from '@care/contracts/format';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { Insertable } from 'kysely';
import { daysAfter } from './days';
import type { DemoCompany } from './demo-company';
import { createRandom, type Random } from './random';

type PlacesRow = Insertable<Database['company_places']>;
type Figures = Pick<Insertable<Database['company']>, 'free_place_until' | 'free_place_since'>;

const NONE: Figures = { free_place_until: null, free_place_since: null };

const servicesOf = (mask: number) => CARE_FORMS.filter((_, index) => mask & (1 << index));

/** The postcodes of providers around one, by its first three digits. */
function zipCodesAround(companies: readonly DemoCompany[]): (zip: string) => string[] {
  const byRegion = new Map<string, Set<string>>();
  for (const { row } of companies) {
    const region = row.zip_code.slice(0, 3);
    byRegion.set(region, (byRegion.get(region) ?? new Set()).add(row.zip_code));
  }
  return (zip) => [...(byRegion.get(zip.slice(0, 3)) ?? [])].toSorted();
}

function statement(random: Random, { row }: DemoCompany, base: Date, zipCodes: (zip: string) => string[]): PlacesRow {
  const services = servicesOf(row.services_mask ?? 0);
  const kinds = placeKindsOf(services);
  const free = kinds.map((kind) => [kind, random.chance(0.4) ? random.integer(1, 3) : 0] as const);
  const later = free.filter(([, count]) => count > 0 && random.chance(0.3));
  const isHomeCare = services.includes(HOME_CARE);
  // Most statements are fresh, some need a call, some are too old to be shown.
  const [fresh, older, old] = [random.integer(0, 13), random.integer(16, 29), random.integer(35, 80)];
  const age = Number(random.weighted({ [fresh]: 6, [older]: 2, [old]: 1 }));
  return {
    company_id: row.id,
    total: kinds.length > 0 ? random.integer(18, 120) : null,
    free: JSON.stringify(Object.fromEntries(free)),
    available_from: JSON.stringify(
      Object.fromEntries(later.map(([kind]) => [kind, berlinDay(daysAfter(base, random.integer(5, 60)))])),
    ),
    wait: kinds.length > 0 && random.chance(0.5) ? random.pick(WAIT_TIMES) : null,
    takes_clients: isHomeCare ? random.chance(0.7) : null,
    zip_codes: isHomeCare ? zipCodes(row.zip_code) : [],
    confirmed_at: daysAfter(base, -age),
  };
}

/** What most owners state about free places, and what the search knows of it. */
export function freePlaces(companies: readonly DemoCompany[], base: Date) {
  const random = createRandom('free-places');
  const zipCodes = zipCodesAround(companies);
  const able = companies.filter(({ row }) => {
    const services = servicesOf(row.services_mask ?? 0);
    return row.owner_id && services.some((form) => form === HOME_CARE || formsWithPlaces.has(form));
  });
  const rows = able.filter(() => random.chance(0.7)).map((company) => statement(random, company, base, zipCodes));
  const figures = new Map(rows.map((row) => [row.company_id, figuresOf(row)]));
  return { rows, figuresOf: (id: number): Figures => figures.get(id) ?? NONE };
}

const formsWithPlaces = new Set<string>(Object.values(PLACE_KINDS).map((kind) => kind.of));

function figuresOf({ free, takes_clients, confirmed_at }: PlacesRow): Figures {
  const counts = Object.values(JSON.parse(free ?? '{}') as Record<string, number>);
  if (!takes_clients && !counts.some((count) => count > 0)) return NONE;
  const confirmed = new Date(confirmed_at);
  return { free_place_until: daysAfter(confirmed, FRESH_DAYS + 1), free_place_since: confirmed };
}
