import { ageText, isLate } from './ages';

it('PP-18 a case is late after its two working days, unless it is closed', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const [before, after] = ['2026-11-26T11:59:59Z', '2026-11-26T12:00:01Z'];
  expect(isLate({ due_at: before, state: 'OPEN' }, now)).toBe(true);
  expect(isLate({ due_at: before, state: 'SECOND_PERSON' }, now)).toBe(true);
  expect(isLate({ due_at: after, state: 'OPEN' }, now)).toBe(false);
  expect(isLate({ due_at: before, state: 'CLOSED' }, now)).toBe(false);
});

it('PP-18 the age of a case is given in hours within a day, then in days', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const after = (hours: number) => ageText(new Date(now - hours * 3_600_000).toISOString(), now);
  expect([0.99, 1, 23.99, 24, 48].map(after)).toEqual([
    'unter einer Stunde',
    '1 Stunde',
    '23 Stunden',
    '1 Tag',
    '2 Tage',
  ]);
});
