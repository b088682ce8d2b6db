import { linkEnd } from './link-end';

describe('the end of a developer link', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-26T20:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['2026-11-26T22:59:00Z', '23:59'],
    ['2026-11-26T23:00:00Z', '27. November, 00:00'],
    ['2026-11-29T13:30:00Z', '29. November, 14:30'],
  ])('EM-04 has its day unless it is today in Berlin: %s', (end, expected) => {
    expect(linkEnd(Date.parse(end) / 1000)).toBe(expected);
  });
});
