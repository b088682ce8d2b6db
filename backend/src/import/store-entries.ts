import type pg from 'pg';
import { copyRows } from '../bulk/copy-rows';
import type { Field } from './columns';
import type { ImportEntry } from './entry';
import { freeSlugs } from './free-slugs';

export type StoreCounts = { created: number; changed: number; unchanged: number; owned: number };

const STAGED = [
  'import_key',
  'slug',
  'name',
  'operator',
  'street',
  'zip_code',
  'city',
  'city_slug',
  'place_slug',
  'lat',
  'lon',
  'phone',
  'email',
  'website',
  'place_kind',
  'services_mask',
  'custom_services',
  'features_mask',
  'additional_features',
  'description',
  'activities',
  'opening_hours',
] as const;
const INSERTED = STAGED.filter((column) => column !== 'place_slug');

/** Columns that follow from a field; those that are not listed come with every entry. */
const OPTIONAL: Partial<Record<(typeof INSERTED)[number], Field>> = {
  operator: 'operator',
  phone: 'phone',
  email: 'email',
  website: 'website',
  place_kind: 'place_kind',
  services_mask: 'services',
  custom_services: 'services',
  features_mask: 'features',
  additional_features: 'features',
  description: 'description',
  activities: 'activities',
  opening_hours: 'opening_hours',
};

/** A staging table of this connection, emptied by every commit. */
export async function prepareStaging(client: pg.ClientBase): Promise<void> {
  const columns = INSERTED.join(', ');
  await client.query(
    `create temp table staged_company on commit delete rows as select ${columns}, ''::text place_slug from company with no data`,
  );
}

/** A provider that came by itself, under the name and address of an entry, is that entry's. */
const ADOPT = `
  update company c set import_key = s.import_key from (
    select distinct on (k.id) k.id, s.import_key
    from staged_company s join company k on k.import_key is null and k.zip_code = s.zip_code and k.name_norm = norm_de(s.name)
      and norm_de(k.street) = norm_de(s.street)
    where not exists (select from company e where e.import_key = s.import_key)
    order by k.id, s.import_key
  ) s where c.id = s.id and c.id = (
    select min(m.id) from company m join staged_company t on t.import_key = s.import_key
    where m.import_key is null and m.zip_code = t.zip_code and m.name_norm = norm_de(t.name) and norm_de(m.street) = norm_de(t.street))`;

/** Only what the file knows is overwritten, and a row that says the same keeps its date; owners' profiles are theirs. */
function upsert(given: ReadonlySet<Field>): string {
  const updated = INSERTED.filter((column) => {
    const field = OPTIONAL[column];
    return column !== 'import_key' && column !== 'slug' && (!field || given.has(field));
  });
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

type Known = { import_key: string; slug: string; owned: boolean };

/** Writes entries in the transaction at hand: new ones get a slug, known ones keep theirs. Keys must be distinct. */
export async function storeEntries(
  client: pg.ClientBase,
  entries: readonly ImportEntry[],
  given: ReadonlySet<Field>,
): Promise<StoreCounts> {
  const rows = (slugs: ReadonlyMap<string, string>) =>
    entries.map((entry) => ({ ...entry, slug: slugs.get(entry.import_key) ?? entry.import_key }));
  await copyRows(client, 'staged_company', STAGED, rows(new Map()));
  await client.query(ADOPT);
  const { rows: known } = await client.query<Known>(
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
  await copyRows(client, 'staged_company', STAGED, rows(slugs));
  const { rows: written } = await client.query<{ created: boolean }>(upsert(given));
  const created = written.filter((row) => row.created).length;
  const owned = known.filter((row) => row.owned).length;
  const changed = written.length - created;
  return { created, changed, owned, unchanged: entries.length - written.length - owned };
}
