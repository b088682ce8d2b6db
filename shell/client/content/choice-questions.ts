import type { CareForm } from '@care/contracts/vocabulary';
import type { LabelKey, QuestionKey, ReasonKey } from './choice-texts';

/** The weight of an answer for a care form: points, and the reason for the result. */
type Hint = readonly [points: number, reason: ReasonKey];

export interface Answer {
  /** The value in the address. */
  value: string;
  label: LabelKey;
  hints: Partial<Record<CareForm, Hint>>;
}

export interface Question {
  /** The name of the query parameter. */
  name: string;
  /** The key of its texts. */
  key: QuestionKey;
  answers: readonly Answer[];
}

/** Points alone have the reason with the key of the label. */
function answer<Label extends LabelKey>(
  value: string,
  label: Label,
  hints: Partial<Record<CareForm, Hint | (Label extends ReasonKey ? number : never)>> = {},
): Answer {
  const withReasons = Object.entries(hints).map(([careForm, hint]) => [
    careForm,
    typeof hint === 'number' ? [hint, label] : hint,
  ]);
  return { value, label, hints: Object.fromEntries(withReasons) as Answer['hints'] };
}

const UNKNOWN = answer('offen', 'unknown');
const question = (name: string, key: QuestionKey, ...answers: Answer[]): Question => ({
  name,
  key,
  answers: [...answers, UNKNOWN],
});

/** The six questions of the guide, in their order (SH-20). */
export const QUESTIONS: readonly Question[] = [
  question(
    'ort',
    'where',
    answer('zuhause', 'whereAtHome', { 'ambulante-pflege': 3, 'teilstationare-pflege': [1, 'whereAtHomeDayCare'] }),
    answer('wohnung-mit-hilfe', 'whereOwnFlat', { 'betreutes-wohnen': 4 }),
    answer('gemeinschaft', 'whereSharedFlat', { 'senioren-wg': 4 }),
    answer('heim', 'whereCareHome', { 'stationare-pflege': 4 }),
  ),
  question(
    'zeit',
    'when',
    answer('tags', 'whenDaytime', { 'teilstationare-pflege': 4 }),
    answer('morgens-abends', 'whenTwiceADay', { 'ambulante-pflege': 3 }),
    answer('nachts', 'whenNights', {
      'betreutes-wohnen': 2,
      'senioren-wg': 2,
      'stationare-pflege': [2, 'whenNightsHome'],
    }),
    answer('immer', 'whenAlways', { 'stationare-pflege': 5, 'senioren-wg': [1, 'whenAlwaysShared'] }),
  ),
  question(
    'dauer',
    'duration',
    answer('wochen', 'durationWeeks', { kurzzeitpflege: 6 }),
    answer('dauer', 'durationPermanent'),
  ),
  question(
    'angehoerige',
    'helpers',
    answer('im-haus', 'helpersHousehold', {
      'ambulante-pflege': 1,
      'teilstationare-pflege': [2, 'helpersHouseholdDayCare'],
      kurzzeitpflege: [1, 'helpersHouseholdShortTerm'],
    }),
    answer('in-der-naehe', 'helpersNearby', { 'ambulante-pflege': 2, 'betreutes-wohnen': 1 }),
    answer('niemand', 'helpersNobody', {
      'ambulante-pflege': 1,
      'betreutes-wohnen': [2, 'helpersNobodyAssisted'],
      'stationare-pflege': 1,
    }),
  ),
  question(
    'hilfe',
    'help',
    answer('haushalt', 'helpHousework', { 'betreutes-wohnen': 2, 'ambulante-pflege': 1 }),
    answer('koerper', 'helpBodyCare', { 'ambulante-pflege': 3 }),
    answer('orientierung', 'helpOrientation', {
      'senioren-wg': 3,
      'teilstationare-pflege': [2, 'helpOrientationDayCare'],
      'stationare-pflege': [2, 'helpOrientationHome'],
    }),
    answer('vieles', 'helpMuch', { 'stationare-pflege': 3 }),
  ),
  question(
    'gesellschaft',
    'company',
    answer('sehr', 'companyVery', { 'senioren-wg': 3, 'teilstationare-pflege': 2, 'stationare-pflege': 1 }),
    answer('eigene-tuer', 'companyOwnDoor', { 'betreutes-wohnen': 3 }),
    answer('allein', 'companyAlone', { 'ambulante-pflege': 2 }),
  ),
];

/** The query parameter of the shown question, or of the result. */
export const STEP = 'frage';
export const RESULT_STEP = 'ergebnis';
/** The query parameter of the place around which the result counts providers. */
export const PLACE = 'wo';
export const GUIDE_QUERY: readonly string[] = [STEP, PLACE, ...QUESTIONS.map(({ name }) => name)];

/** The answers in an address by question. Unknown answers are left out. */
export function answersIn(params: URLSearchParams): Map<Question, Answer> {
  const answers = new Map<Question, Answer>();
  for (const question of QUESTIONS) {
    const answer = question.answers.find(({ value }) => value === params.get(question.name));
    if (answer) answers.set(question, answer);
  }
  return answers;
}

/**
 * The question with this index, or the result. A question can only be shown if all questions before it are answered.
 */
export function stepOf(params: URLSearchParams): { index: number; isMissing: boolean } | 'result' {
  const given = params.get(STEP);
  const answers = answersIn(params);
  const firstOpen = QUESTIONS.findIndex((question) => !answers.has(question));
  const wanted = given === RESULT_STEP ? QUESTIONS.length : Math.max(0, Number(given) - 1 || 0);
  if (firstOpen === -1 && wanted >= QUESTIONS.length) return 'result';
  const reachable = firstOpen === -1 ? QUESTIONS.length - 1 : firstOpen;
  return { index: Math.min(wanted, reachable), isMissing: wanted > reachable };
}

export interface Suggestion {
  careForm: CareForm;
  reasons: ReasonKey[];
}

const MAX_SUGGESTIONS = 3;

/** The care forms that match the answers, best first. Each reason comes from a given answer. */
export function suggestionsFor(answers: ReadonlyMap<Question, Answer>): Suggestion[] {
  const found = new Map<CareForm, Hint[]>();
  for (const { hints } of answers.values())
    for (const [careForm, hint] of Object.entries(hints) as [CareForm, Hint][])
      found.set(careForm, [...(found.get(careForm) ?? []), hint]);
  const pointsOf = (hints: Hint[]) => hints.reduce((sum, [points]) => sum + points, 0);
  return [...found]
    .sort(([, a], [, b]) => pointsOf(b) - pointsOf(a))
    .slice(0, MAX_SUGGESTIONS)
    .map(([careForm, hints]) => ({
      careForm,
      reasons: [...new Set(hints.toSorted(([a], [b]) => b - a).map(([, reason]) => reason))].slice(0, 2),
    }));
}
