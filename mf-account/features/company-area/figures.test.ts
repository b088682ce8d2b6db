import { figuresOf } from '../../testing/company-area';
import { calendarWeek, choiceOf, figureNames, isWithoutFigures, queryOf, shownPeriods } from './figures';

it.each([
  ['2026-11-16', 47],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
])('AC-16 the week from %s is calendar week %s', (monday, week) => {
  expect(calendarWeek(monday)).toBe(week);
});

it('AC-16 has no figures while everything is 0', () => {
  expect(isWithoutFigures(figuresOf([]))).toBe(true);
  expect(isWithoutFigures(figuresOf([1]))).toBe(false);
});

it.each(figureNames)('AC-16 has figures as soon as one of %s was counted', (name) => {
  const { months, ...rest } = figuresOf([]);
  const counted = months.map((month, index) => (index === 23 ? { ...month, [name]: 1 } : month));
  expect(isWithoutFigures({ ...rest, months: counted })).toBe(false);
});

it('AC-16 the chart shows eight weeks or twelve months', () => {
  expect(shownPeriods(figuresOf([]), 'weeks')).toHaveLength(8);
  expect(shownPeriods(figuresOf([]), 'months')).toHaveLength(12);
});

it('AC-16 the choice stands in the address, the default does not', () => {
  expect(queryOf({ name: 'views', period: 'weeks' })).toBe('');
  for (const query of ['', '?zahl=treffer', '?zeitraum=monate', '?zahl=gemerkt&zeitraum=monate'])
    expect(queryOf(choiceOf(new URLSearchParams(query)))).toBe(query);
  expect(choiceOf(new URLSearchParams('zahl=falsch&zeitraum=falsch'))).toEqual({ name: 'views', period: 'weeks' });
});
