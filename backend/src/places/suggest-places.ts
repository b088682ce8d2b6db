import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CITY_SUGGEST_MIN_LENGTH } from '@care/contracts/constants';
import type { Database } from '../platform/schema';

/** A town, or with `zip` in its name one of its postcodes. */
export type PlaceSuggestion = {
  name: string;
  slug: string;
  zip_code: string | null;
  state: string;
  lat: number;
  lon: number;
};

const MAX_SUGGESTIONS = 10;
const MAX_SIMILAR = 5;
const MAX_PHRASE_LENGTH = 80;
/** A namesake at least this much smaller is not what somebody means who types the name alone. */
const DOMINANCE = 5;
/** Edits that a typing error may take, by the length of what was typed. */
const toleratedEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Of towns with one name only the largest has the plain slug; the others are told apart by state and postcode. */
const label = sql<string>`case when slug ~ '-\\d{5}$' then name || ' (' || state || ', ' || first_zip || ')' else name end`;
const town = sql`${label} name, slug, first_zip zip_code, state, lat, lon`;
const LABEL = /^(?<name>.+) \([^()]*, (?<zip>\d{5})\)$/;
const POSTCODE = /^(?<zip>\d{2,5})(?:\s+(?<name>\D.*))?$/;

type Db = Kysely<Database>;
const rows = async (db: Db, query: RawBuilder<PlaceSuggestion>): Promise<PlaceSuggestion[]> =>
  (await query.execute(db)).rows;

/** "506" or "50667 Kö": postcodes with the town each belongs to. */
const byPostcode = (db: Db, zip: string, name: string): Promise<PlaceSuggestion[]> =>
  rows(
    db,
    sql`select p.zip || ' ' || place.name name, place.slug, p.zip zip_code, p.state, p.lat, p.lon
      from postcode p join place on place.id = p.place_id
      where p.zip like ${`${zip}%`} and place.name_folded like fold_de(${name}) || '%'
      order by p.zip, place.population desc, place.id limit ${MAX_SUGGESTIONS}`,
  );

/** Towns whose name begins with the phrase, then those with a later word that does ("Homburg": Bad Homburg). */
const byName = (db: Db, phrase: string): Promise<PlaceSuggestion[]> =>
  rows(
    db,
    sql`with typed as materialized (select fold_de(${phrase}) phrase)
      select ${town} from place, typed
      where phrase <> '' and (name_folded like phrase || '%' or name_folded like '% ' || phrase || '%')
      order by name_folded = phrase desc, name_folded like phrase || '%' desc, population desc, id limit ${MAX_SUGGESTIONS}`,
  );

/** Towns that have every word of the phrase, in any order ("frankfurt main", "oder frankfurt"). */
const byWords = (db: Db, phrase: string): Promise<PlaceSuggestion[]> => {
  const words = phrase.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < 2) return Promise.resolve([]);
  const conditions = words.map((word) => sql`name_folded ~ ('\\m' || fold_de(${word}))`);
  return rows(
    db,
    sql`select ${town} from place where ${sql.join(conditions, sql` and `)} order by population desc, id limit ${MAX_SUGGESTIONS}`,
  );
};

/** Towns that begin with nearly what was typed; a big town is meant more often than a small one that is one edit nearer. */
const bySimilarity = (db: Db, phrase: string): Promise<PlaceSuggestion[]> => {
  const edits = toleratedEdits(phrase.length);
  if (!edits) return Promise.resolve([]);
  return rows(
    db,
    sql`with typed as materialized (select fold_de(${phrase}) phrase),
        near as (
          select place.*, levenshtein_less_equal(phrase, left(name_folded, length(phrase)), ${edits}) edits
          from place, typed where phrase <> ''
        )
      select ${town} from near where edits <= ${edits}
      order by ln(greatest(population, 1)) / 4 - edits desc, id limit ${MAX_SIMILAR}`,
  );
};

/** The towns with exactly this name or label; the largest alone where its namesakes are far smaller. */
const byExactName = (db: Db, phrase: string): Promise<PlaceSuggestion[]> => {
  const { name = phrase, zip = null } = LABEL.exec(phrase)?.groups ?? {};
  return rows(
    db,
    sql`select ${town} from (
        select place.*, max(population) over () largest from place
        where name_folded = fold_de(${name}) and (${zip}::text is null or first_zip = ${zip})
      ) namesake
      where population * ${DOMINANCE} >= largest order by population desc, id limit ${MAX_SUGGESTIONS}`,
  );
};

/**
 * Places for a typed phrase (SR-06): name or postcode, umlauts in any spelling, typing errors where nothing else fits.
 * With `complete` the phrase is a whole entry sent without picking a suggestion: an exact name or postcode then stands
 * alone, and a caller that gets exactly one hit knows the place (SR-21).
 */
export const suggestPlaces = async (db: Db, typed: string, { complete = false } = {}): Promise<PlaceSuggestion[]> => {
  const phrase = typed.trim().replace(/\s+/g, ' ');
  if (phrase.length < CITY_SUGGEST_MIN_LENGTH || phrase.length > MAX_PHRASE_LENGTH) return [];
  const postcode = POSTCODE.exec(phrase)?.groups;
  if (postcode) return byPostcode(db, postcode.zip!, postcode.name ?? '');
  const exact = complete ? await byExactName(db, phrase) : [];
  if (exact.length) return exact;
  const named = await byName(db, phrase);
  if (named.length) return named;
  const withWords = await byWords(db, phrase);
  return withWords.length ? withWords : bySimilarity(db, phrase);
};
