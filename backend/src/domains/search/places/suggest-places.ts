import { sql, type RawBuilder } from 'kysely';
import { CITY_SUGGEST_MIN_LENGTH } from '@care/contracts/constants';
import type { CityPlace } from '@care/contracts/schemas';
import type { Db } from '../../../platform/database/schema';

const MAX_SUGGESTIONS = 10;
const MAX_SIMILAR = 5;
const MAX_PHRASE_LENGTH = 80;
/** If one town is this many times larger than another of the same name, the name alone means the larger one. */
const DOMINANCE = 5;
/** In shorter entries a wrong letter fits too many names. */
const MIN_SLIP_LENGTH = 4;
/** Tolerated edits during typing, by the length of the text. */
const toleratedEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * Of several towns with one name only the largest has the plain slug; the labels of the others have state and postcode.
 */
const label = sql<string>`case when slug ~ '-\\d{5}$' then name || ' (' || state || ', ' || first_zip || ')' else name end`;
const town = sql`${label} name, slug, first_zip zip_code, state, lat, lon`;
const LABEL = /^(?<name>.+) \([^()]*, (?<zip>\d{5})\)$/;
const POSTCODE = /^(?<zip>\d{2,5})(?:\s+(?<name>\D.*))?$/;
/** "Köln 50667", with the postcode last. */
const POSTCODE_LAST = /^(?<name>\D+)\s(?<zip>\d{5})$/;

const placesIn =
  (db: Db) =>
  async (...query: Parameters<typeof sql>): Promise<CityPlace[]> =>
    (await sql<CityPlace>(...query).execute(db)).rows;

/** "506" or "50667 Kö": postcodes, each with its town. */
const byPostcode = (db: Db, zip: string, name: string) =>
  placesIn(db)`select p.zip || ' ' || place.name name, place.slug, p.zip zip_code, p.state, p.lat, p.lon
      from postcode p join place on place.id = p.place_id
      where p.zip like ${`${zip}%`} and place.name_folded like fold_de(${name}) || '%'
      order by p.zip, place.population desc, place.id limit ${MAX_SUGGESTIONS}`;

/**
 * The towns of a complete entry with a postcode or its beginning, each once: all postcodes with 101 belong to Berlin
 * (SR-21).
 */
const townsOfPostcode = (db: Db, zip: string, name: string) =>
  placesIn(db)`
      select min(p.zip) || ' ' || place.name name, place.slug, min(p.zip) zip_code, place.state, place.lat, place.lon
      from postcode p join place on place.id = p.place_id
      where p.zip like ${`${zip}%`} and place.name_folded like fold_de(${name}) || '%'
      group by place.id order by place.population desc, place.id limit ${MAX_SUGGESTIONS}`;

/**
 * A town of that name, or a much larger one with these first words: "Halle" means Halle (Saale) before a village called
 * Halle.
 */
const isNamesake = sql`(name_folded = phrase or name_folded like phrase || ' %' and population > ${DOMINANCE} * largest)`;
/** The typed text, and the population of the largest town of exactly that name; null if there is none. */
const typedName = (name: string) =>
  sql`typed as materialized (
    select phrase, (select max(population) from place where name_folded = phrase) largest from fold_de(${name}) phrase
  )`;

/**
 * Towns of that name, then towns whose name begins with the phrase, then those with a later word that does ("Homburg":
 * Bad Homburg). A typed umlaut is significant: "Kön" means Königswinter before Konstanz.
 */
const byName = (db: Db, phrase: string) =>
  placesIn(db)`with ${typedName(phrase)}
      select ${town} from place, typed
      where phrase <> '' and (name_folded like phrase || '%' or name_folded like '% ' || phrase || '%')
      order by coalesce(${isNamesake}, false) desc, name_folded like phrase || '%' desc,
        ${sql.lit(/[äöüß]/i.test(phrase))} and starts_with(lower(name), lower(${phrase})) desc,
        population desc, id limit ${MAX_SUGGESTIONS}`;

/** Towns with every word of the phrase, in any order ("frankfurt main", "oder frankfurt"). */
function byWords(db: Db, phrase: string): Promise<CityPlace[]> {
  const words = phrase.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < 2) return Promise.resolve([]);
  const conditions = words.map((word) => sql`name_folded ~ ('\\m' || fold_de(${word}))`);
  return placesIn(db)`select ${town} from place
      where ${sql.join(conditions, sql` and `)} order by population desc, id limit ${MAX_SUGGESTIONS}`;
}

/**
 * "Sankt" is abbreviated in some names and not in others: "St. Ingbert" means Sankt Ingbert, but St. Leon-Rot is
 * written so.
 */
const SAINT = /^(?:st\.?|sankt) (?=\S)/i;
const otherSaint = (phrase: string): string =>
  phrase.replace(SAINT, (found) => (/^sa/i.test(found) ? 'St. ' : 'Sankt '));

/** Towns whose name begins with the phrase; if there are none, those with all its words. */
async function byBeginning(db: Db, phrase: string): Promise<CityPlace[]> {
  const named = await byName(db, phrase);
  if (named.length) return named;
  return SAINT.test(phrase) ? byName(db, otherSaint(phrase)) : byWords(db, phrase);
}

/**
 * Towns whose beginning is similar to the phrase. A large town is listed before a small one that is nearer by one edit.
 */
function bySimilarity(db: Db, phrase: string): Promise<CityPlace[]> {
  const edits = toleratedEdits(phrase.length);
  if (!edits) return Promise.resolve([]);
  return placesIn(db)`with typed as materialized (select fold_de(${phrase}) phrase),
        near as (
          select place.*, levenshtein_less_equal(phrase, left(name_folded, length(phrase)), ${edits}) edits
          from place, typed where phrase <> ''
        )
      select ${town} from near where edits <= ${edits}
      order by ln(greatest(population, 1)) / 4 - edits desc, id limit ${MAX_SIMILAR}`;
}

/**
 * The town with exactly this label, or the towns of this name, without those that are much smaller than others of
 * exactly that name.
 */
function byExactName(db: Db, phrase: string): Promise<CityPlace[]> {
  const { name = phrase, zip = null } = LABEL.exec(phrase)?.groups ?? {};
  return placesIn(db)`with ${typedName(name)}
      select ${town} from place, typed
      where case when ${zip}::text is null then ${isNamesake} and population * ${DOMINANCE} >= largest
        else name_folded = phrase and first_zip = ${zip} end
      order by population desc, id limit ${MAX_SUGGESTIONS}`;
}

/**
 * Towns with one typing error: a letter too many, too few, wrong, or two swapped, but not the first letter. The whole
 * name is compared, or as many of its words as were typed ("frankfurd": Frankfurt am Main). If names begin with the
 * entry (with its words, if it is complete), only much larger towns count: Köln for "Kölln", but not Freiberg for
 * "Freiburg".
 */
function byOneSlip(db: Db, phrase: string, { complete }: { complete: boolean }): Promise<CityPlace[]> {
  const rivals = complete ? sql`phrase || ' %'` : sql`phrase || '%'`;
  const letters = (text: RawBuilder<string>) =>
    sql`(select string_agg(letter, '' order by letter) from string_to_table(${text}, null) letter)`;
  const slip = sql`case when edits = 2 then length(compared) = length(phrase)
      and ${letters(sql`compared`)} = ${letters(sql`phrase`)} else edits < 2 end`;
  return placesIn(db)`with typed as materialized (
          select folded phrase, cardinality(string_to_array(folded, ' ')) words from fold_de(${phrase}) folded
        ),
        near as (
          select place.*, phrase, compared, levenshtein_less_equal(phrase, compared, 2) edits
          from typed, place,
            array_to_string((string_to_array(name_folded, ' '))[1:words], ' ') compared
          where length(phrase) >= ${MIN_SLIP_LENGTH} and left(name_folded, 1) = left(phrase, 1)
            and population > ${DOMINANCE} * coalesce((
              select max(population) from place where name_folded like (select ${rivals} from typed)), 0)
        )
      select ${town} from near where ${slip}
      order by population desc, id limit ${MAX_SUGGESTIONS}`;
}

/**
 * The meaning of a complete entry that was sent without picking a suggestion (SR-21): towns of that name only;
 * otherwise all towns that begin with it and all with one typing error. If exactly one town matches, it is the answer;
 * of several the user chooses. Mere similarity ("Xyzhausen" and Erzhausen) is no match.
 */
async function resolveEntry(db: Db, phrase: string): Promise<CityPlace[]> {
  const exact = await byExactName(db, phrase);
  if (exact.length) return exact;
  const [begun, slipped] = await Promise.all([byBeginning(db, phrase), byOneSlip(db, phrase, { complete: true })]);
  const known = new Set(begun.map(({ slug }) => slug));
  return [...slipped.filter(({ slug }) => !known.has(slug)), ...begun].slice(0, MAX_SUGGESTIONS);
}

/** Towns during typing: those of that name, then those with a typing error, then those with longer names. */
async function suggestBeginning(db: Db, phrase: string): Promise<CityPlace[]> {
  const [begun, slipped] = await Promise.all([byBeginning(db, phrase), byOneSlip(db, phrase, { complete: false })]);
  const isExact = ({ name }: CityPlace) => name.localeCompare(phrase, 'de', { sensitivity: 'base' }) === 0;
  const namesakes = begun.findLastIndex(isExact) + 1;
  const others = begun.length ? begun.slice(namesakes) : await bySimilarity(db, phrase);
  const bySlug = new Map([...begun.slice(0, namesakes), ...slipped, ...others].map((one) => [one.slug, one]));
  return [...bySlug.values()].slice(0, MAX_SUGGESTIONS);
}

/**
 * Places for a phrase during typing (SR-06): name or postcode, umlauts in any spelling, and typing errors if nothing
 * else matches. With `complete` the phrase is a complete entry that must not be guessed (SR-21).
 */
export async function suggestPlaces(db: Db, typed: string, { complete = false } = {}): Promise<CityPlace[]> {
  const phrase = typed.trim().replace(/\s+/g, ' ');
  if (phrase.length < CITY_SUGGEST_MIN_LENGTH || phrase.length > MAX_PHRASE_LENGTH) return [];
  const postcode = (POSTCODE.exec(phrase) ?? POSTCODE_LAST.exec(phrase))?.groups;
  if (postcode) return (complete ? townsOfPostcode : byPostcode)(db, postcode.zip!, postcode.name ?? '');
  return complete ? resolveEntry(db, phrase) : suggestBeginning(db, phrase);
}
