import fc from 'fast-check';
import { answersIn, QUESTIONS, stepOf, suggestionsFor } from './choice-questions';

const paramsOf = (answers: Record<string, string>): URLSearchParams => new URLSearchParams(answers);
const stepAt = (answers: Record<string, string>) => stepOf(paramsOf(answers));
const daytime = { ort: 'zuhause', zeit: 'tags', dauer: 'dauer', angehoerige: 'im-haus', hilfe: 'koerper' };
const complete = { ...daytime, gesellschaft: 'sehr' };

it.each([
  ['shows the first question without an answer', {}, 0, false],
  ['shows the question in the address', { ...daytime, frage: '6' }, 5, false],
  ['shows the question in the address, also an answered one', { ...complete, frage: '2' }, 1, false],
  ['repeats a question without an answer', { frage: '2' }, 0, true],
  ['repeats one with an unknown answer', { ...complete, zeit: 'sonntags', frage: 'ergebnis' }, 1, true],
])('SH-20 %s', (_what, answers, index, isMissing) => expect(stepAt(answers)).toEqual({ index, isMissing }));

it('SH-20 shows the result after six answers', () => expect(stepAt({ ...complete, frage: 'ergebnis' })).toBe('result'));

it('SH-20 suggests day care to a person at home who is alone during the day, with reasons from the answers', () => {
  const [best, second] = suggestionsFor(answersIn(paramsOf(complete)));
  expect(best).toEqual({ careForm: 'teilstationare-pflege', reasons: ['whenDaytime', 'helpersHouseholdDayCare'] });
  expect(second?.careForm).toBe('ambulante-pflege');
});

it('SH-20 suggests nothing if every answer is open', () => {
  const open = Object.fromEntries(QUESTIONS.map(({ name }) => [name, 'offen']));
  expect(suggestionsFor(answersIn(paramsOf(open)))).toEqual([]);
});

it('SH-20 suggests at most three care forms, and only reasons that belong to a given answer', () => {
  const given = fc.tuple(
    ...QUESTIONS.map(({ name, answers }) => fc.constantFrom(...answers).map((answer) => ({ name, answer }))),
  );
  fc.assert(
    fc.property(given, (chosen) => {
      const params = paramsOf(Object.fromEntries(chosen.map(({ name, answer }) => [name, answer.value])));
      const suggestions = suggestionsFor(answersIn(params));
      const hints = chosen.flatMap(({ answer }) => Object.values(answer.hints));
      const possible = new Set(hints.map(([, reason]) => reason));
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const { reasons } of suggestions) {
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.every((reason) => possible.has(reason))).toBe(true);
      }
    }),
  );
});
