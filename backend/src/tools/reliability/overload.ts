import { Agent } from 'node:http';
import { startApiProcess } from '../../testing/api-process';
import { ask, capacityOf, percentile, sendAtRate } from '../http-load';
import { inFolder, SETTINGS } from './chaos';

const PATHS = [
  '/api-backend/company/search/?city_slug=k%C3%B6ln&radius=50',
  '/api-backend/company/search/?services=ambulante-pflege&page=3',
  '/api-backend/company/job-offer/search/?city_slug=berlin&radius=100',
];
/** How many times what it can answer an API gets, and for how long. */
const TIMES = 5;
const DURATION_MS = 15_000;
/**
 * As a load balancer keeps them: opened before the load begins. Further requests wait in this program, which is not
 * counted as a time of the API.
 */
const CONNECTIONS = 200;
/** This part of the requests at least must have got a connection in time. */
const LEAST_SHARE = 0.95;
const MOST_MS = { accepted: 1000, refused: 100 };

/**
 * One API on its own database with the demo data gets a multiple of the requests that it can answer. Prints the figures
 * of docs/reliability.csv.
 * @returns whether the limits were kept
 */
export const overload = (): Promise<boolean> =>
  inFolder(async (folder) => {
    const api = await startApiProcess({ ...SETTINGS, DATA_DIR: folder, DEMO_DATA: 'on' });
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    try {
      let count = 0;
      const send = () => ask(api.origin + PATHS[count++ % PATHS.length], { agent });
      await capacityOf(send);
      const capacity = await capacityOf(send);
      const wanted = Math.round(capacity * TIMES);
      await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(`${api.origin}/healthz`, { agent })));
      const start = performance.now();
      const samples = await sendAtRate(wanted, send, (passed) => passed >= DURATION_MS);
      const rate = (samples.length * 1000) / (performance.now() - start);
      const timesOf = (wantedStatus: number) =>
        samples.flatMap(({ status, ms }) => (status === wantedStatus ? ms : []));
      const [accepted, refused] = [timesOf(200), timesOf(503)];
      const others = samples.length - accepted.length - refused.length;
      const row = (name: string, times: number[]): string =>
        `| ${name} | ${times.length} | ${percentile(times, 0.5).toFixed(0)} ms | ${percentile(times, 0.99).toFixed(0)} ms |`;
      console.log(
        [
          `Capacity ${Math.round(capacity)} answers a second; sent ${Math.round(rate)} of ${wanted} a second.`,
          ...['| Answer | Number | median | p99 |', '| --- | --- | --- | --- |'],
          ...[row('200', accepted), row('503', refused), `Others: ${others}`],
        ].join('\n'),
      );
      const isFast = percentile(accepted, 0.99) < MOST_MS.accepted && percentile(refused, 0.99) < MOST_MS.refused;
      return others === 0 && rate > wanted * LEAST_SHARE && isFast;
    } finally {
      agent.destroy();
      await api.stop();
    }
  });
