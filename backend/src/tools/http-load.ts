import { request, type Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 10;
const CAPACITY_CLIENTS = 10;
const CAPACITY_MS = 5000;

export interface Answer {
  /** 0 without a whole answer. */
  status: number;
  /** From the moment in which the request has a connection until the end of the answer. */
  ms: number;
  /** Whether the answer says when to ask again. */
  mayRetry: boolean;
}

interface Asking {
  agent: Agent;
  /** Whoever asks waits no longer. */
  patienceMs?: number;
  /** JSON of a POST request. */
  body?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends one request. */
export const ask = (url: string, { agent, patienceMs = 60_000, body, headers }: Asking): Promise<Answer> =>
  new Promise((resolve) => {
    let start = performance.now();
    const end = (status = 0, mayRetry = false): void => resolve({ status, ms: performance.now() - start, mayRetry });
    const call = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      agent,
      signal: AbortSignal.timeout(patienceMs),
    });
    call.once('socket', () => (start = performance.now()));
    call.once('error', () => end());
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode, response.headers['retry-after'] !== undefined));
      response.once('error', () => end());
    });
    call.end(body);
  });

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Answers a second to ten clients that send without a pause. */
export async function capacityOf(send: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let answers = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() - begin < CAPACITY_MS; answers++) await send();
  };
  await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, client));
  return (answers * 1000) / (performance.now() - begin);
}

/**
 * Sends a number of requests a second, whether or not others have been answered, until it is over.
 * @returns what was sent, when all of it has been answered
 */
export async function sendAtRate<Sent>(
  rate: number,
  send: () => Promise<Sent>,
  isOver: (passedMs: number) => boolean,
): Promise<Sent[]> {
  const sent: Promise<Sent>[] = [];
  const begin = performance.now();
  for (let passed = 0; !isOver(passed); passed = performance.now() - begin) {
    for (const due = (passed / 1000) * rate; sent.length < due;) sent.push(send());
    await delay(TICK_MS);
  }
  return Promise.all(sent);
}
