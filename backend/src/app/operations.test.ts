import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rateLimits, type RateLimitRule } from '../platform/http/rate-limit';
import { appOfTests } from '../testing/test-app';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** The cells of each row of the tables in a section of docs/operations.md, without their headings. */
function rowsOf(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row]) => (row ?? '').split(' | '))
    .filter(([first]) => first !== '---')
    .slice(1);
}

const SPANS: Record<number, string> = {
  60: 'a minute',
  600: 'in 10 minutes',
  900: 'in 15 minutes',
  3600: 'an hour',
  86_400: 'a day',
};

const limitOf = ({ limit, windowSeconds }: RateLimitRule): string =>
  `${limit} ${SPANS[windowSeconds] ?? windowSeconds}`;

/** The time of day of a schedule, as the page writes it; undefined for a job that runs several times a day. */
function clockOf(cron: string): string | undefined {
  const [minute, hour] = cron.split(' ');
  return hour === '*' ? undefined : `${hour}:${minute?.padStart(2, '0')}`;
}

describe('docs/operations.md', () => {
  const test = appOfTests();

  it('lists every rate limit with its number, its time and the counted caller', () => {
    const written = rowsOf('Rate limits').map(([rule, limit, caller]) => [
      rule?.split(' (')[0],
      limit,
      caller?.split(',')[0],
    ]);
    const defined = Object.values<RateLimitRule>(rateLimits).map((rule) => [
      `\`${rule.name}\``,
      limitOf(rule),
      rule.key === 'user' ? 'person' : 'address',
    ]);
    expect(written.toSorted()).toEqual(defined.toSorted());
  });

  it('SR-22 sends alerts every ten minutes, every day at 7:00 and on Mondays at 7:00, in Berlin', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query(
      "select name, cron, timezone from jobs.schedule where name like 'alerts-%' order by name",
    );
    const timezone = 'Europe/Berlin';
    expect(rows).toEqual([
      { name: 'alerts-daily', cron: '0 7 * * *', timezone },
      { name: 'alerts-instant', cron: '*/10 * * * *', timezone },
      { name: 'alerts-weekly', cron: '0 7 * * 1', timezone },
    ]);
  });

  it('lists every scheduled job, and the hour of those that run once a day or a week', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query<{ name: string; cron: string }>(
      'select name, cron from jobs.schedule',
    );
    const text = rowsOf('Jobs').map((cells) => cells.join(' | '));
    const written = text.flatMap((row) =>
      [...(row.split(' (')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    );
    // It is scheduled only if videos are kept in a bucket.
    expect(written.toSorted()).toEqual([...rows.map(({ name }) => name), 'take-stored-videos'].toSorted());
    const withoutClock = rows.filter(
      ({ name, cron }) => !text.some((row) => row.includes(`\`${name}\``) && row.includes(clockOf(cron) ?? '')),
    );
    expect(withoutClock).toEqual([]);
  });
});
