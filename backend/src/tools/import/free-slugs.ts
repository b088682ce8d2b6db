import type pg from 'pg';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { RESERVED_SLUGS } from '@care/contracts/routes';
import { textSlug } from '../../platform/text/text-slug';
import type { ImportEntry } from './entry';

const MAX_LENGTH = 150;
const STEP = 50;
const RESERVED = new Set<string>([...RESERVED_SLUGS, ...CARE_FORMS]);

const wantedSlug = ({ name, city }: ImportEntry): string =>
  textSlug(name.toLowerCase().includes(city.toLowerCase()) ? name : `${name} ${city}`).slice(0, MAX_LENGTH) ||
  'anbieter';

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

/** Which of the slugs are in use. */
async function takenOf(client: pg.ClientBase, slugs: string[]): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from company where slug = any ($1)', [slugs]);
  return rows.map(({ slug }) => slug);
}

/** A unique slug for each entry: name and town, with the next free number if it is taken. */
export async function freeSlugs(client: pg.ClientBase, entries: readonly ImportEntry[]): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  const taken = new Set(RESERVED);
  let waiting = entries.map((entry) => ({ key: entry.import_key, wanted: wantedSlug(entry) }));
  for (let from = 1; waiting.length; from += STEP) {
    const numbers = Array.from({ length: STEP }, (_, index) => from + index);
    const asked = [...new Set(waiting.map(({ wanted }) => wanted))];
    for (const slug of await takenOf(
      client,
      asked.flatMap((slug) => numbers.map((number) => numbered(slug, number))),
    ))
      taken.add(slug);
    waiting = waiting.filter(({ key, wanted }) => {
      const slug = numbers.map((number) => numbered(wanted, number)).find((one) => !taken.has(one));
      if (slug === undefined) return true;
      taken.add(slug);
      slugs.set(key, slug);
      return false;
    });
  }
  return slugs;
}
