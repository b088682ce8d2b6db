import fc from 'fast-check';
import { answersIn, QUESTIONS, stepOf, suggestionsFor } from './choice-questions';

const paramsOf = (answers: Record<string, string>): URLSearchParams => new URLSearchParams(answers);
const daytime = { ort: 'zuhause', zeit: 'tags', dauer: 'dauer', angehoerige: 'im-haus', hilfe: 'koerper' };
const complete = { ...daytime, gesellschaft: 'sehr' };

describe('the six questions of the guide', () => {
  it('SH-20 shows the first question without an answer', () => {
    expect(stepOf(paramsOf({}))).toEqual({ index: 0, isMissing: false });
  });

  it('SH-20 shows the question in the address, also an answered one', () => {
    expect(stepOf(paramsOf({ ...daytime, frage: '6' }))).toEqual({ index: 5, isMissing: false });
    expect(stepOf(paramsOf({ ...complete, frage: '2' }))).toEqual({ index: 1, isMissing: false });
  });

  it('SH-20 repeats a question without an answer or with an unknown answer', () => {
    expect(stepOf(paramsOf({ frage: '2' }))).toEqual({ index: 0, isMissing: true });
    expect(stepOf(paramsOf({ ...complete, zeit: 'sonntags', frage: 'ergebnis' }))).toEqual({
      index: 1,
      isMissing: true,
    });
  });

  it('SH-20 shows the result after six answers', () => {
    expect(stepOf(paramsOf({ ...complete, frage: 'ergebnis' }))).toBe('result');
  });

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
        const possible = new Set(
          chosen.flatMap(({ answer }) => Object.values(answer.hints).map(([, reason]) => reason)),
        );
        expect(suggestions.length).toBeLessThanOrEqual(3);
        for (const { reasons } of suggestions) {
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.every((reason) => possible.has(reason))).toBe(true);
        }
      }),
    );
  });
});
