import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi, stopApi } from './apis';
import { inFolder } from './chaos';

const PATHS = [
  '/api-backend/company/search/?city_slug=k%C3%B6ln&radius=50',
  '/api-backend/company/search/?services=ambulante-pflege&page=3',
  '/api-backend/company/job-offer/search/?city_slug=berlin&radius=100',
];
const CAPACITY_CLIENTS = 10;
const CAPACITY_MS = 5000;
const TICK_MS = 10;
/**
 * As a load balancer keeps them: opened before the load begins. Further requests wait in this program, which is not
 * counted as a time of the API.
 */
const CONNECTIONS = 200;
/** This part of the requests at least must have got a connection in time. */
const LEAST_SHARE = 0.95;

interface Sample {
  /** 0 if there is no answer. */
  status: number;
  /** From the moment in which the request has a connection until the end of the answer. */
  ms: number;
}

const ask = (url: string, agent: Agent): Promise<Sample> =>
  new Promise((resolve) => {
    let start = performance.now();
    const end = (status: number): void => resolve({ status, ms: performance.now() - start });
    request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    })
      .once('socket', () => (start = performance.now()))
      .once('error', () => end(0))
      .end();
  });

export interface OverloadOutcome {
  /** Answers a second with ten clients. */
  capacity: number;
  /** The multiple of it. */
  wanted: number;
  /** Requests a second that were sent and answered. */
  rate: number;
  samples: Sample[];
}

async function capacityOf(origin: string, agent: Agent): Promise<number> {
  let answers = 0;
  const end = performance.now() + CAPACITY_MS;
  const client = async (first: number): Promise<void> => {
    for (let number = first; performance.now() < end; number++, answers++)
      await ask(origin + PATHS[number % PATHS.length], agent);
  };
  await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, (_, number) => client(number)));
  return (answers * 1000) / CAPACITY_MS;
}

/** Sends a fixed number of requests a second, without waiting for their answers. */
async function sendAtRate(origin: string, agent: Agent, rate: number, durationMs: number): Promise<Sample[]> {
  const answers: Promise<Sample>[] = [];
  const start = performance.now();
  for (let passed = 0; passed < durationMs; passed = performance.now() - start) {
    for (const due = (passed / 1000) * rate; answers.length < due;)
      answers.push(ask(origin + PATHS[answers.length % PATHS.length], agent));
    await delay(TICK_MS);
  }
  return Promise.all(answers);
}

/** One API on its own database with the demo data gets a multiple of the requests that it can answer. */
export const overload = (program: string, times: number, durationMs: number): Promise<OverloadOutcome> =>
  inFolder(async (folder) => {
    const api = await startApi(program, folder, { DEMO_DATA: 'on' });
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    try {
      await capacityOf(api.origin, agent);
      const capacity = await capacityOf(api.origin, agent);
      const wanted = Math.round(capacity * times);
      await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(`${api.origin}/livez`, agent)));
      const start = performance.now();
      const samples = await sendAtRate(api.origin, agent, wanted, durationMs);
      return { capacity, wanted, rate: (samples.length * 1000) / (performance.now() - start), samples };
    } finally {
      agent.destroy();
      await stopApi(api);
    }
  });

const percentile = (values: number[], share: number): number => values[Math.ceil(values.length * share) - 1] ?? 0;

/** Lines for docs/reliability.csv, and whether the limits were kept. */
export function describeOverload({ capacity, wanted, rate, samples }: OverloadOutcome): {
  lines: string[];
  isGood: boolean;
} {
  const timesOf = (isWanted: (status: number) => boolean): number[] =>
    samples
      .filter(({ status }) => isWanted(status))
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
  const [accepted, refused] = [timesOf((status) => status === 200), timesOf((status) => status === 503)];
  const others = samples.length - accepted.length - refused.length;
  const row = (name: string, times: number[]): string =>
    `| ${name} | ${times.length} | ${percentile(times, 0.5).toFixed(0)} ms | ${percentile(times, 0.99).toFixed(0)} ms |`;
  return {
    lines: [
      `Capacity ${Math.round(capacity)} answers a second; sent ${Math.round(rate)} of ${wanted} a second.`,
      '| Answer | Number | median | p99 |',
      '| --- | --- | --- | --- |',
      row('200', accepted),
      row('503', refused),
      `Others: ${others}`,
    ],
    isGood:
      others === 0 &&
      rate > wanted * LEAST_SHARE &&
      percentile(accepted, 0.99) < 1000 &&
      percentile(refused, 0.99) < 100,
  };
}
