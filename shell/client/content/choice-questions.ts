import type { CareForm } from '@care/contracts/vocabulary';
import type { DetailKey, LabelKey, QuestionKey, ReasonKey } from './choice-texts';

/** The weight of an answer for a care form: points, and the reason for the result. */
interface Hint {
  points: number;
  reason: ReasonKey;
}

export interface Answer {
  /** The value in the address. */
  value: string;
  label: LabelKey;
  detail?: DetailKey;
  hints: Partial<Record<CareForm, Hint>>;
}

export interface Question {
  /** The name of the query parameter. */
  name: string;
  /** The key of its texts. */
  key: QuestionKey;
  answers: readonly Answer[];
}

const hint = (points: number, reason: ReasonKey): Hint => ({ points, reason });
const UNKNOWN: Answer = { value: 'offen', label: 'unknown', hints: {} };

/** The six questions of the guide, in their order (SH-20). */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'ort',
    key: 'where',
    answers: [
      {
        value: 'zuhause',
        label: 'whereAtHome',
        hints: {
          'ambulante-pflege': hint(3, 'whereAtHome'),
          'teilstationare-pflege': hint(1, 'whereAtHomeDayCare'),
        },
      },
      {
        value: 'wohnung-mit-hilfe',
        label: 'whereOwnFlat',
        hints: { 'betreutes-wohnen': hint(4, 'whereOwnFlat') },
      },
      {
        value: 'gemeinschaft',
        label: 'whereSharedFlat',
        detail: 'whereSharedFlat',
        hints: { 'senioren-wg': hint(4, 'whereSharedFlat') },
      },
      { value: 'heim', label: 'whereCareHome', hints: { 'stationare-pflege': hint(4, 'whereCareHome') } },
      UNKNOWN,
    ],
  },
  {
    name: 'zeit',
    key: 'when',
    answers: [
      {
        value: 'tags',
        label: 'whenDaytime',
        detail: 'whenDaytime',
        hints: { 'teilstationare-pflege': hint(4, 'whenDaytime') },
      },
      {
        value: 'morgens-abends',
        label: 'whenTwiceADay',
        detail: 'whenTwiceADay',
        hints: { 'ambulante-pflege': hint(3, 'whenTwiceADay') },
      },
      {
        value: 'nachts',
        label: 'whenNights',
        detail: 'whenNights',
        hints: {
          'betreutes-wohnen': hint(2, 'whenNights'),
          'senioren-wg': hint(2, 'whenNights'),
          'stationare-pflege': hint(2, 'whenNightsHome'),
        },
      },
      {
        value: 'immer',
        label: 'whenAlways',
        hints: { 'stationare-pflege': hint(5, 'whenAlways'), 'senioren-wg': hint(1, 'whenAlwaysShared') },
      },
      UNKNOWN,
    ],
  },
  {
    name: 'dauer',
    key: 'duration',
    answers: [
      {
        value: 'wochen',
        label: 'durationWeeks',
        detail: 'durationWeeks',
        hints: { kurzzeitpflege: hint(6, 'durationWeeks') },
      },
      { value: 'dauer', label: 'durationPermanent', hints: {} },
      UNKNOWN,
    ],
  },
  {
    name: 'angehoerige',
    key: 'helpers',
    answers: [
      {
        value: 'im-haus',
        label: 'helpersHousehold',
        hints: {
          'ambulante-pflege': hint(1, 'helpersHousehold'),
          'teilstationare-pflege': hint(2, 'helpersHouseholdDayCare'),
          kurzzeitpflege: hint(1, 'helpersHouseholdShortTerm'),
        },
      },
      {
        value: 'in-der-naehe',
        label: 'helpersNearby',
        hints: { 'ambulante-pflege': hint(2, 'helpersNearby'), 'betreutes-wohnen': hint(1, 'helpersNearby') },
      },
      {
        value: 'niemand',
        label: 'helpersNobody',
        hints: {
          'ambulante-pflege': hint(1, 'helpersNobody'),
          'betreutes-wohnen': hint(2, 'helpersNobodyAssisted'),
          'stationare-pflege': hint(1, 'helpersNobody'),
        },
      },
      UNKNOWN,
    ],
  },
  {
    name: 'hilfe',
    key: 'help',
    answers: [
      {
        value: 'haushalt',
        label: 'helpHousework',
        detail: 'helpHousework',
        hints: { 'betreutes-wohnen': hint(2, 'helpHousework'), 'ambulante-pflege': hint(1, 'helpHousework') },
      },
      { value: 'koerper', label: 'helpBodyCare', hints: { 'ambulante-pflege': hint(3, 'helpBodyCare') } },
      {
        value: 'orientierung',
        label: 'helpOrientation',
        detail: 'helpOrientation',
        hints: {
          'senioren-wg': hint(3, 'helpOrientation'),
          'teilstationare-pflege': hint(2, 'helpOrientationDayCare'),
          'stationare-pflege': hint(2, 'helpOrientationHome'),
        },
      },
      { value: 'vieles', label: 'helpMuch', hints: { 'stationare-pflege': hint(3, 'helpMuch') } },
      UNKNOWN,
    ],
  },
  {
    name: 'gesellschaft',
    key: 'company',
    answers: [
      {
        value: 'sehr',
        label: 'companyVery',
        detail: 'companyVery',
        hints: {
          'senioren-wg': hint(3, 'companyVery'),
          'teilstationare-pflege': hint(2, 'companyVery'),
          'stationare-pflege': hint(1, 'companyVery'),
        },
      },
      { value: 'eigene-tuer', label: 'companyOwnDoor', hints: { 'betreutes-wohnen': hint(3, 'companyOwnDoor') } },
      { value: 'allein', label: 'companyAlone', hints: { 'ambulante-pflege': hint(2, 'companyAlone') } },
      UNKNOWN,
    ],
  },
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
  const found = new Map<CareForm, { points: number; hints: Hint[] }>();
  for (const { hints } of answers.values()) {
    for (const [key, given] of Object.entries(hints)) {
      const careForm = key as CareForm;
      const entry = found.get(careForm) ?? { points: 0, hints: [] };
      found.set(careForm, { points: entry.points + given.points, hints: [...entry.hints, given] });
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.points - a.points)
    .slice(0, MAX_SUGGESTIONS)
    .map(([careForm, { hints }]) => ({
      careForm,
      reasons: [...new Set(hints.toSorted((a, b) => b.points - a.points).map(({ reason }) => reason))].slice(0, 2),
    }));
}
