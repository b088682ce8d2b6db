import type { Database } from '@care/backend/seeding-rows';
import { RATING_CATEGORIES, type RatingCategory, type RaterIdentity } from '@care/contracts/vocabulary';
import { firstAccepted, phrase, type Accept } from './phrases';
import type { Random } from './random';
import { type Setting, type Mood, ratingWords, type Label, people } from './words';

/** A person with an account who may rate. */
export type Rater = Record<'first_name' | 'last_name' | 'city', string> & { id: number };

/** Who signs a rating; the text agrees with the sex and the relation that the name tells. */
type Author = ReturnType<typeof authorOf>;

const shortName = ({ first_name, last_name }: Rater): string => `${first_name} ${last_name.charAt(0)}.`;

/** The name of an anonymous review does not reveal the author. */
const anonymousName = (random: Random, label: Label, city: string): string =>
  random.weighted({ Anonym: 3, [label.name]: 2, [`${label.name} aus ${city}`]: 4 });

/** The author of a rating, and the person about whom a relative writes. */
export function authorOf(random: Random, rater: Rater, identity: RaterIdentity, setting: Setting) {
  const isAnonymous = random.chance(0.4);
  const label = random.pick(identity === 'RESIDENT' ? ratingWords.residents[setting] : ratingWords.authors[identity]);
  const isWoman = isAnonymous ? (label.isWoman ?? random.chance(0.7)) : !people.men.includes(rater.first_name);
  const persons = isAnonymous && label.isChild ? ratingWords.persons.slice(0, 2) : ratingWords.persons;
  const person = random.pick(persons.filter(({ writer }) => !writer || (writer === 'woman') === isWoman));
  return {
    identity,
    isWoman,
    isAnonymous,
    name: isAnonymous ? anonymousName(random, label, rater.city) : shortName(rater),
    person,
    my: isAnonymous && label.isFamily ? 'unser' : 'mein',
  };
}

/** The words that the author puts into a sentence. */
function wordsOf(random: Random, { person, my, isWoman }: Author): Readonly<Record<string, string>> {
  const nominative = `${person.isWoman ? `${my}e` : my} ${person.noun}`;
  return {
    P: nominative.charAt(0).toUpperCase() + nominative.slice(1),
    p: nominative,
    d: `${my}${person.isWoman ? 'er' : 'em'} ${person.noun}`,
    a: `${my}${person.isWoman ? 'e' : 'en'} ${person.noun}`,
    span: random.pick(ratingWords.spans),
    spouse: isWoman ? 'meines Mannes' : 'meiner Frau',
    customer: isWoman ? 'Kundin' : 'Kunde',
    newcomer: isWoman ? 'Quereinsteigerin' : 'Quereinsteiger',
  };
}

/** Those for what home care does not have are null there. */
export type Stars = Pick<Database['rating'], RatingCategory>;

function moodOf(stars: number): Mood {
  if (stars >= 3.7) return 'good';
  return stars >= 2.6 ? 'mixed' : 'bad';
}

export const givenStars = (stars: Stars): number[] => RATING_CATEGORIES.flatMap((category) => stars[category] ?? []);

export function meanOf(stars: Stars): number {
  const given = givenStars(stars);
  return given.reduce((sum, count) => sum + count, 0) / given.length;
}

/** Who writes about which place, with how many stars; `accept` refuses sentences that were used before. */
export interface RatingTask {
  random: Random;
  author: Author;
  setting: Setting;
  stars: Stars;
  accept: Accept;
}

const ATTEMPTS = 12;

/** A headline is required, so it gets more attempts. */
const SUMMARY_ATTEMPTS = 400;

/** The sentences about a category that this author can write; those at home, for example, say nothing about rooms. */
const detailTemplates = ({ author, setting }: RatingTask, category: RatingCategory, mood: Mood): readonly string[] =>
  ratingWords.details[category]
    .filter(
      ({ settings, voices }) => settings?.includes(setting) !== false && voices?.includes(author.identity) !== false,
    )
    .flatMap((details) => details[mood]);

/** One sentence from the list that was not used before; empty if there is none. */
const sentenceOf = ({ random, author, accept }: RatingTask, list: readonly string[], attempts = ATTEMPTS): string =>
  list.length ? firstAccepted(accept, attempts, () => phrase(random, random.pick(list), wordsOf(random, author))) : '';

function detailOf(task: RatingTask, category: RatingCategory): string {
  const stars = task.stars[category];
  return stars === null ? '' : sentenceOf(task, detailTemplates(task, category, moodOf(stars)));
}

const closingsOf = ({ author, setting }: RatingTask, mood: Mood): readonly string[] =>
  setting === 'guest' && (author.identity === 'RELATIVE' || author.identity === 'RESIDENT')
    ? ratingWords.guestClosings[mood]
    : ratingWords.closings[author.identity][mood];

/** One summarising headline. */
export const summaryOf = (task: RatingTask): string =>
  sentenceOf(task, ratingWords.summaries[moodOf(meanOf(task.stars))], SUMMARY_ATTEMPTS);

/** A description of up to six sentences whose tone depends on the stars; sometimes none. */
export function experienceOf(task: RatingTask): string {
  const { random, author, setting, stars } = task;
  if (random.chance(0.08)) return '';
  const opening = random.chance(0.8) ? sentenceOf(task, ratingWords.openings[author.identity][setting]) : '';
  const known = RATING_CATEGORIES.filter((category) => {
    const given = stars[category];
    return given !== null && detailTemplates(task, category, moodOf(given)).length > 0;
  });
  const details = random.sample(known, random.integer(1, 4)).map((category) => detailOf(task, category));
  const closing = random.chance(0.6) ? sentenceOf(task, closingsOf(task, moodOf(meanOf(stars)))) : '';
  const sentences = [opening, ...details, closing].filter(Boolean);
  const isLong = sentences.length > 4 && random.chance(0.5);
  return isLong ? `${sentences.slice(0, 2).join(' ')}\n\n${sentences.slice(2).join(' ')}` : sentences.join(' ');
}

/** The comments beside the stars; most are empty. */
export function commentsOf(task: RatingTask) {
  const comment = (category: RatingCategory): string => (task.random.chance(0.14) ? detailOf(task, category) : '');
  return Object.fromEntries(RATING_CATEGORIES.map((category) => [`${category}_comment` as const, comment(category)]));
}

/** The answer of an owner; empty if all its sentences were used before. */
export function responseOf(random: Random, stars: Stars, accept: Accept): string {
  const mood = moodOf(meanOf(stars));
  return [ratingWords.responseOpenings, ratingWords.responseEndings]
    .map((list) => firstAccepted(accept, ATTEMPTS, () => phrase(random, random.pick(list[mood]))))
    .filter(Boolean)
    .join(' ');
}
