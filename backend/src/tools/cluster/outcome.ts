import { percentile, type Answer } from '../http-load';

/** A request of the traffic. */
export interface Sent extends Answer {
  /** Of a write; undefined for reads. */
  number: number | undefined;
  path: string;
  /** When it was sent. */
  at: number;
}

const SOON_MS = 1000;
const [OK, CREATED] = [200, 201];

export const isRead = ({ number }: Sent): boolean => number === undefined;
export const hasSucceeded = (one: Sent): boolean => one.status === (isRead(one) ? OK : CREATED);
export const timesOf = (sent: readonly Sent[]): number[] =>
  sent.filter((one) => isRead(one) && hasSucceeded(one)).map(({ ms }) => ms);

/**
 * Compares what was answered with what is stored.
 * @param faults when something was killed
 * @param stored the numbers of the stored writes
 */
export function outcomeOf(sent: readonly Sent[], faults: readonly number[], stored: readonly number[]) {
  const reads = sent.filter(isRead);
  const failed = reads.filter((one) => !hasSucceeded(one));
  const isSoon = ({ at }: Sent): boolean => faults.some((fault) => at > fault - SOON_MS && at <= fault + SOON_MS);
  const soon = failed.filter(isSoon).length;
  const writes = sent.filter((one) => !isRead(one));
  const acknowledged = writes.filter(hasSucceeded);
  const counts = new Map<number | undefined, number>();
  for (const number of stored) counts.set(number, (counts.get(number) ?? 0) + 1);
  const times = timesOf(sent);
  return {
    reads: reads.length,
    readMs: { median: percentile(times, 0.5), p99: percentile(times, 0.99) },
    // Sent within the second after a fault, and all others.
    failed: { soon, later: failed.length - soon },
    // Answered with 201, and others.
    writes: { acknowledged: acknowledged.length, refused: writes.length - acknowledged.length },
    // Acknowledged and not stored, and stored twice.
    lost: acknowledged.filter(({ number }) => !counts.has(number)).length,
    doubled: writes.filter(({ number }) => (counts.get(number) ?? 0) > 1).length,
  };
}

export const TABLE_HEAD = [
  '| Fault | Times | Reads | p50, p99 | Failed within 1 s | later | Writes | refused | lost | doubled |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** A line of the printed table; docs/reliability.csv has its figures. */
export function rowOf(
  fault: string,
  times: number,
  { reads, readMs, failed, writes, lost, doubled }: ReturnType<typeof outcomeOf>,
): string {
  const cells = [
    ...[fault, times, reads, `${readMs.median}, ${readMs.p99} ms`, failed.soon, failed.later],
    ...[writes.acknowledged, writes.refused, lost, doubled],
  ];
  return `| ${cells.join(' | ')} |`;
}
