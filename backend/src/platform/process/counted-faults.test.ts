import { CountedFaults, DATABASE_FAULT } from './counted-faults';

const lines: [number, string][] = [];
const faults = new CountedFaults(({ times }, message) => lines.push([times, message]));
const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
});
afterEach(() => jest.useRealTimers());

it('OP-05 write one line with a counter for a fault of the database, and then one a minute while it lasts', () => {
  for (let request = 0; request < 290; request++) faults.countDatabaseFault(away);
  jest.advanceTimersByTime(1000);
  expect(lines).toEqual([[290, DATABASE_FAULT]]);
  faults.countDatabaseFault(away);
  faults.countDatabaseFault(away);
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    [290, DATABASE_FAULT],
    [2, DATABASE_FAULT],
  ]);
  jest.advanceTimersByTime(3_600_000);
  expect(lines).toHaveLength(2);
});

it('OP-05 write what is counted before the process ends, and leave other errors to the caller', () => {
  expect(faults.countDatabaseFault(new TypeError('x'))).toBe(false);
  faults.count('full', undefined);
  faults.flush();
  expect(lines).toEqual([[1, 'full']]);
});
