import { RATING_CATEGORIES, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { REVIEW_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingChange, RatingListItem } from '@care/contracts/schemas';
import type { RaterIdentity, RatingCategory } from '@care/contracts/vocabulary';
import { requiredProblems, trimmed, type Problems, lengthProblem, definedProblems } from '@care/ui/form';

/** Values of the form. */
export interface RatingValues extends Partial<Omit<RatingChange, 'category'>> {
  category?: RaterIdentity | '';
}

/** The longest texts that the server takes. */
export const LONGEST = {
  review_summary: 200,
  description: REVIEW_MAX_LENGTH,
  preferred_author_name: 100,
  comment: 1000,
} as const;

const commentOf = <Category extends RatingCategory>(category: Category): `${Category}_comment` => `${category}_comment`;

/** A form before anything is entered; a person is anonymous unless they decide otherwise. */
export const EMPTY_RATING: RatingValues = { is_anonymous: true };

/** The aspects that a stored rating has stars for. */
export const givenIn = (rating: RatingListItem): readonly RatingCategory[] =>
  RATING_CATEGORIES.filter((category) => rating[category] !== null);

/** A stored rating as the form shows it. */
export const valuesOf = (rating: RatingListItem): RatingValues => ({
  category: rating.category,
  review_summary: rating.review_summary,
  description: rating.description,
  is_anonymous: rating.is_anonymous ?? true,
  preferred_author_name: rating.is_anonymous === false ? '' : rating.preferred_author_name,
  ...Object.fromEntries(
    RATING_CATEGORIES.flatMap((category) => [
      [category, rating[category]],
      [commentOf(category), rating[commentOf(category)]],
    ]),
  ),
});

/** The message of each field that lacks something or is too long (RV-02); of stars only those that the form has. */
export function ratingProblems(values: RatingValues, rated: readonly RatingCategory[]): Problems<RatingValues> {
  const problems: Record<string, string | undefined> = {
    review_summary: lengthProblem(values.review_summary, LONGEST.review_summary),
    description: lengthProblem(values.description, LONGEST.description),
    preferred_author_name: values.is_anonymous
      ? lengthProblem(values.preferred_author_name, LONGEST.preferred_author_name)
      : undefined,
  };
  for (const category of RATING_CATEGORIES) {
    if (!values[category] && rated.includes(category)) problems[category] = accountText('fields.starsRequired');
    problems[commentOf(category)] = lengthProblem(values[commentOf(category)], LONGEST.comment);
  }
  if (!values.category) problems.category = t('fields.required');
  Object.assign(problems, requiredProblems(values, ['review_summary']));
  return definedProblems(problems);
}

/** The request; the form has checked that the required fields are there. */
export const contentOf = (values: RatingValues) =>
  ({
    category: values.category || 'RELATIVE',
    review_summary: trimmed(values.review_summary),
    description: trimmed(values.description),
    is_anonymous: Boolean(values.is_anonymous),
    preferred_author_name: values.is_anonymous ? trimmed(values.preferred_author_name) : '',
    housing: values.housing ?? null,
    food: values.food ?? null,
    reliability: values.reliability ?? 0,
    friendliness: values.friendliness ?? 0,
    competence: values.competence ?? 0,
    activities: values.activities ?? 0,
    ...commentsOf(values),
  }) satisfies RatingChange;

const commentsOf = (values: RatingValues) =>
  Object.fromEntries(
    RATING_CATEGORIES.map((category) => [commentOf(category), trimmed(values[commentOf(category)])]),
  ) as Record<`${RatingCategory}_comment`, string>;
