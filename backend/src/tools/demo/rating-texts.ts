import { RATING_CATEGORIES, type CareForm, type RaterIdentity, type RatingCategory } from '@care/contracts/vocabulary';
import type { Random } from './random';
import { DETAILS } from './words/rating-details';
import {
  PERSONS,
  RATING_CLOSINGS,
  RATING_OPENINGS,
  RESPONSE_ENDINGS,
  RESPONSE_OPENINGS,
  settingOf,
  SPANS,
  SUMMARIES,
  TOLD_ABOUT,
  type Mood,
} from './words/rating-sentences';

export type Stars = Record<RatingCategory, number>;

const moodOf = (stars: number): Mood => (stars >= 3.7 ? 'good' : stars >= 2.6 ? 'mixed' : 'bad');

const meanOf = (stars: Stars): number =>
  RATING_CATEGORIES.reduce((sum, category) => sum + stars[category], 0) / RATING_CATEGORIES.length;

const detailOf = (random: Random, category: RatingCategory, stars: number): string =>
  random.pick(DETAILS[category][moodOf(stars)]);

/** Inside a sentence the article is written in lower case. */
const inSentence = (person: string): string => person.charAt(0).toLowerCase() + person.slice(1);

function openingOf(random: Random, identity: RaterIdentity, form: CareForm): string {
  const person = random.pick(PERSONS);
  return random
    .pick(RATING_OPENINGS[identity][settingOf(form)])
    .replace('{person}', person)
    .replace('{personLower}', inSentence(person))
    .replace('{span}', random.pick(SPANS));
}

/** One summarising sentence; often short, sometimes with a detail. */
export function summaryOf(random: Random, form: CareForm, stars: Stars): string {
  const summary = random.pick(SUMMARIES[moodOf(meanOf(stars))]);
  if (!random.chance(0.3)) return summary;
  const detail = detailOf(random, random.pick(TOLD_ABOUT[settingOf(form)]), meanOf(stars));
  return `${summary}. ${detail}`;
}

/** A description of up to six sentences whose tone depends on the stars; sometimes none. */
export function experienceOf(random: Random, identity: RaterIdentity, form: CareForm, stars: Stars): string {
  if (random.chance(0.08)) return '';
  const details = random
    .sample(TOLD_ABOUT[settingOf(form)], random.integer(1, 4))
    .map((category) => detailOf(random, category, stars[category]));
  const opening = random.chance(0.85) ? [openingOf(random, identity, form)] : [];
  const closing = random.chance(0.7) ? [random.pick(RATING_CLOSINGS[moodOf(meanOf(stars))])] : [];
  const sentences = [...opening, ...details, ...closing];
  const isLong = sentences.length > 4 && random.chance(0.5);
  return isLong ? `${sentences.slice(0, 2).join(' ')}\n\n${sentences.slice(2).join(' ')}` : sentences.join(' ');
}

/** The comments beside the stars; most are empty. */
export function commentsOf(random: Random, form: CareForm, stars: Stars) {
  const told = TOLD_ABOUT[settingOf(form)];
  const comment = (category: RatingCategory): string =>
    told.includes(category) && random.chance(0.14) ? detailOf(random, category, stars[category]) : '';
  return {
    housing_comment: comment('housing'),
    food_comment: comment('food'),
    reliability_comment: comment('reliability'),
    friendliness_comment: comment('friendliness'),
    competence_comment: comment('competence'),
    activities_comment: comment('activities'),
  };
}

export function responseOf(random: Random, stars: Stars): string {
  const mood = moodOf(meanOf(stars));
  return `${random.pick(RESPONSE_OPENINGS[mood])} ${random.pick(RESPONSE_ENDINGS[mood])}`;
}
