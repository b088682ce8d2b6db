import { dueAt } from './queue';

describe('deadlines of the desk', () => {
  it('PP-18 counts two working days, without the weekend', () => {
    expect(dueAt(new Date('2026-11-19T10:00:00Z')).toISOString()).toBe('2026-11-23T10:00:00.000Z');
    expect(dueAt(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-11-24T10:00:00.000Z');
    expect(dueAt(new Date('2026-11-23T10:00:00Z')).toISOString()).toBe('2026-11-25T10:00:00.000Z');
  });
});
