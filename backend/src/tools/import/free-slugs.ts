import type pg from 'pg';
import { numberedSlug, providerSlug, RESERVED_PROVIDER_SLUGS } from '../../platform/text/provider-slug';
import type { ImportEntry } from './entry';

const STEP = 50;

/** Those of the slugs that are in use. */
async function takenOf(client: pg.ClientBase, slugs: string[]): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from company where slug = any ($1)', [slugs]);
  return rows.map(({ slug }) => slug);
}

/** A unique slug for each entry: name and town, with the next free number if it is taken. */
export async function freeSlugs(client: pg.ClientBase, entries: readonly ImportEntry[]): Promise<Map<string, string>> {
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
