import type { Database } from '@care/backend/seeding-rows';
import { RATING_CATEGORIES, type RatingCategory } from '@care/contracts/vocabulary';
import { firstAccepted, phrase, type Accept } from './phrases';
import type { Random } from './random';
import { wordsOf, type Author } from './rating-authors';
import type { Setting } from './settings-of-care';
import { type Mood, ratingWords } from './words';

/** Those for what home care does not have are null there. */
export type Stars = Pick<Database['rating'], RatingCategory>;

const moodOf = (stars: number): Mood => (stars >= 3.7 ? 'good' : stars >= 2.6 ? 'mixed' : 'bad');

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

const templates = new Map<string, readonly string[]>();

/** The sentences about a category that this author can write; those at home, for example, say nothing about rooms. */
function detailTemplates({ author, setting }: RatingTask, category: RatingCategory, mood: Mood): readonly string[] {
  const key = `${author.identity}/${setting}/${category}/${mood}`;
  const known = templates.get(key);
  if (known) return known;
  const fitting = ratingWords.details[category]
    .filter(
      ({ settings, voices }) => settings?.includes(setting) !== false && voices?.includes(author.identity) !== false,
    )
    .flatMap((details) => details[mood]);
  templates.set(key, fitting);
  return fitting;
}

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
  return {
    housing_comment: comment('housing'),
    food_comment: comment('food'),
    reliability_comment: comment('reliability'),
    friendliness_comment: comment('friendliness'),
    competence_comment: comment('competence'),
    activities_comment: comment('activities'),
  };
}

/** The answer of an owner; empty if all its sentences were used before. */
export function responseOf(random: Random, stars: Stars, accept: Accept): string {
  const mood = moodOf(meanOf(stars));
  return [ratingWords.responseOpenings, ratingWords.responseEndings]
    .map((list) => firstAccepted(accept, ATTEMPTS, () => phrase(random, random.pick(list[mood]))))
    .filter(Boolean)
    .join(' ');
}
