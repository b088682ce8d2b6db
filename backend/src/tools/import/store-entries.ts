import { optionalTexts } from '@care/contracts/company-fields';
import type pg from 'pg';
import { copyRows } from '../../platform/database/copy-rows';
import { kmBetween } from '../../platform/geo/distance';
import type { Field } from './columns';
import type { ImportEntry } from './entry';
import { numberedSlug, providerSlug, RESERVED_PROVIDER_SLUGS } from '../../platform/text/provider-slug';

const STEP = 50;

/** Those of the slugs that are in use. */
async function takenOf(client: pg.ClientBase, slugs: string[]): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from company where slug = any ($1)', [slugs]);
  return rows.map(({ slug }) => slug);
}

/** A unique slug for each entry: name and town, with the next free number if it is taken. */
async function freeSlugs(client: pg.ClientBase, entries: readonly ImportEntry[]): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  const taken = new Set(RESERVED_PROVIDER_SLUGS);
  let waiting = entries.map(({ import_key, name, city }) => ({ key: import_key, wanted: providerSlug(name, city) }));
  for (let from = 1; waiting.length; from += STEP) {
    const numbers = Array.from({ length: STEP }, (_, index) => from + index);
    const asked = [...new Set(waiting.map(({ wanted }) => wanted))];
    for (const slug of await takenOf(
      client,
      asked.flatMap((slug) => numbers.map((number) => numberedSlug(slug, number))),
    ))
      taken.add(slug);
    waiting = waiting.filter(({ key, wanted }) => {
      const slug = numbers.map((number) => numberedSlug(wanted, number)).find((one) => !taken.has(one));
      if (slug === undefined) return true;
      taken.add(slug);
      slugs.set(key, slug);
      return false;
    });
  }
  return slugs;
}

/** Columns that are in every entry. */
const REQUIRED = ['import_key', 'slug', 'name', 'street', 'zip_code', 'city', 'city_slug', 'lat', 'lon'] as const;
const OWN_FIELDS = [
  'phone',
  'email',
  'website',
  'place_kind',
  'description',
  'activities',
  ...optionalTexts(),
] as const;

/** Columns that depend on a field of the file. */
const OPTIONAL = {
  ...(Object.fromEntries(OWN_FIELDS.map((field) => [field, field])) as Record<(typeof OWN_FIELDS)[number], Field>),
  services_mask: 'services',
  care_form_order: 'services',
  custom_services: 'services',
  features_mask: 'features',
  additional_features: 'features',
} as const satisfies Record<string, Field>;
const OPTIONAL_COLUMNS = Object.keys(OPTIONAL) as (keyof typeof OPTIONAL)[];
const INSERTED = [...REQUIRED, ...OPTIONAL_COLUMNS];
const STAGED = [...INSERTED, 'place_slug'] as const;

/** A staging table of this connection, emptied by every commit. */
export async function prepareStaging(client: pg.ClientBase): Promise<void> {
  const columns = INSERTED.join(', ');
  await client.query(
    `create temp table staged_company on commit delete rows as select ${columns}, ''::text place_slug from company with no data`,
  );
}

/**
 * A provider that registered itself and has the name and address of an entry gets the entry's key; not one that waits
 * for proof.
 */
const ADOPT = `
  update company c set import_key = s.import_key from (
    select distinct on (k.id) k.id, s.import_key
    from staged_company s join company k on k.import_key is null and k.zip_code = s.zip_code and k.name_norm = norm_de(s.name)
      and norm_de(k.street) = norm_de(s.street)
    where k.status <> 'PENDING_REVIEW' and not exists (select from company e where e.import_key = s.import_key)
    order by k.id, s.import_key
  ) s where c.id = s.id and c.id = (
    select min(m.id) from company m join staged_company t on t.import_key = s.import_key
    where m.import_key is null and m.status <> 'PENDING_REVIEW' and m.zip_code = t.zip_code and m.name_norm = norm_de(t.name) and norm_de(m.street) = norm_de(t.street))`;

/**
 * Only fields of the file are overwritten. A row without changes keeps its date. Profiles with an owner are not
 * changed.
 */
function upsert(given: ReadonlySet<Field>): string {
  const updated = [...REQUIRED.slice(2), ...OPTIONAL_COLUMNS.filter((column) => given.has(OPTIONAL[column]))];
  const own = [...updated, 'place_id'].map((column) => `company.${column}`).join(', ');
  const incoming = [...updated, 'place_id'].map((column) => `excluded.${column}`).join(', ');
  return `
    insert into company (${INSERTED.join(', ')}, place_id)
    select ${INSERTED.map((column) => `s.${column}`).join(', ')}, p.id
    from staged_company s left join place p on p.slug = s.place_slug
    on conflict (import_key) where import_key is not null do update
      set (${[...updated, 'place_id', 'updated_at'].join(', ')}) = row (${incoming}, now())
      where company.owner_id is null and (${own}) is distinct from (${incoming})
    returning xmax = 0 created`;
}

/** Minimum similarity of two names for the same provider, such as "Haus Linde" and "Haus Linde gGmbH". */
const ALIKE = 0.6;
const DUPLICATE_KM = 0.2;
/** In degrees, slightly more than the distance. */
const DUPLICATE_BOX = { lat: 0.002, lon: 0.0035 };

/**
 * New entries near a published provider of another source with a similar name. The position of a postcode is too
 * inexact for 200 m, so both must have an exact position.
 */
const DUPLICATES = `
  select s.import_key, c.slug, c.lat, c.lon
  from staged_company s
  join company c on c.status = 'PUBLISHED' and c.lat between s.lat - ${DUPLICATE_BOX.lat} and s.lat + ${DUPLICATE_BOX.lat}
    and c.lon between s.lon - ${DUPLICATE_BOX.lon} and s.lon + ${DUPLICATE_BOX.lon}
  where s.import_key = any ($1) and not exists (select from company e where e.import_key = s.import_key)
    and (c.import_key is null or $2 <> case when c.import_key like '%#%' then split_part(c.import_key, '#', 1) else '' end)
    and not exists (select from postcode p where p.zip = c.zip_code and p.lat = c.lat and p.lon = c.lon)
    and similarity(norm_de(s.name), c.name_norm) >= ${ALIKE}
  order by s.import_key, similarity(norm_de(s.name), c.name_norm) desc, c.id`;

type Near = Pick<ImportEntry, 'import_key' | 'lat' | 'lon'> & { slug: string };

/** Entries that are probably providers of another source; those providers are not changed. */
async function duplicatesOf(client: pg.ClientBase, entries: readonly ImportEntry[], source: string) {
  const located = new Map(entries.filter(({ isLocated }) => isLocated).map((entry) => [entry.import_key, entry]));
  const { rows } = await client.query<Near>(DUPLICATES, [[...located.keys()], source]);
  const found = new Map<string, Pick<ImportEntry, 'line' | 'name'> & { slug: string }>();
  for (const { import_key, slug, ...position } of rows) {
    const entry = located.get(import_key);
    if (entry && !found.has(import_key) && kmBetween(entry, position) < DUPLICATE_KM)
      found.set(import_key, { line: entry.line, name: entry.name, slug });
  }
  return [...found.values()];
}

/** Writes entries in the present transaction: new ones get a slug, known ones keep theirs. Keys must be distinct. */
export async function storeEntries(
  client: pg.ClientBase,
  all: readonly ImportEntry[],
  { given, source }: { given: ReadonlySet<Field>; source: string },
) {
  const rows = (entries: readonly ImportEntry[], slugs: ReadonlyMap<string, string>) =>
    entries.map((entry) => ({ ...entry, slug: slugs.get(entry.import_key) ?? entry.import_key }));
  await copyRows(client, 'staged_company', STAGED, rows(all, new Map()));
  await client.query(ADOPT);
  const duplicates = await duplicatesOf(client, all, source);
  const duplicateLines = new Set(duplicates.map(({ line }) => line));
  const entries = all.filter(({ line }) => !duplicateLines.has(line));
  const { rows: known } = await client.query<{ import_key: string; slug: string; owned: boolean }>(
    'select import_key, slug, owner_id is not null owned from company where import_key = any ($1)',
    [entries.map((entry) => entry.import_key)],
  );
  const keys = new Set(known.map(({ import_key }) => import_key));
  const slugs = await freeSlugs(
    client,
    entries.filter((entry) => !keys.has(entry.import_key)),
  );
  for (const { import_key, slug } of known) slugs.set(import_key, slug);
  await client.query('truncate staged_company');
  await copyRows(client, 'staged_company', STAGED, rows(entries, slugs));
  const { rows: written } = await client.query<{ created: boolean }>(upsert(given));
  const created = written.filter((row) => row.created).length;
  const owned = known.filter((row) => row.owned).length;
  const changed = written.length - created;
  return { created, changed, owned, unchanged: entries.length - written.length - owned, duplicates };
}

export type StoreResult = Awaited<ReturnType<typeof storeEntries>>;
