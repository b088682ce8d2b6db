import type { Outcome } from './chaos';

/** Statuses that an API may answer while a database is unreachable; 0 (no answer) is not allowed. */
const ALLOWED = new Set(['200', '201', '204', '503']);

/** Violations of the rules; empty if there are none. */
export function faultsOf({ fault, ended, recovered, answers }: Outcome): string[] {
  const wrong = Object.entries(answers).flatMap(([kind, counts]) =>
    Object.entries(counts)
      .filter(([status]) => !ALLOWED.has(status))
      .map(([status, number]) => `${kind}: ${number} × ${status}`),
  );
  const late = recovered.filter((time) => time === undefined).length;
  return [
    ...wrong,
    ...(ended ? [`${ended} APIs ended`] : []),
    ...(late ? [`${late} times not recovered in time`] : []),
  ].map((what) => `${fault}: ${what}`);
}

export const TABLE_HEAD = [
  '| Fault | Rounds | APIs ended | Recovered after, median and longest | Answers | of them 503 | others |',
  '| --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** One row of the printed table; docs/reliability.csv has its figures. */
export function rowOf(outcome: Outcome): string {
  const { fault, rounds, ended, recovered, answers } = outcome;
  const times = recovered.map((time) => time ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const seconds = (time = 0): string => `${(time / 1000).toFixed(2)} s`;
  const counts = Object.values(answers).flatMap((statuses) => Object.entries(statuses));
  const sum = (wanted: (status: string) => boolean): number =>
    counts.reduce((total, [status, number]) => total + (wanted(status) ? number : 0), 0);
  const longest = `${seconds(times[Math.floor(times.length / 2)])}, ${seconds(times.at(-1))}`;
  const wrong = sum((status) => !ALLOWED.has(status));
  return `| ${fault} | ${rounds} | ${ended} | ${longest} | ${sum(() => true)} | ${sum((status) => status === '503')} | ${wrong} |`;
}
