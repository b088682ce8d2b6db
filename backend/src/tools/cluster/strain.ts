import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../http-load';
import { hasSucceeded, timesOf, type Sent } from './outcome';
import type { Site } from './site';
import type { Traffic } from './traffic';

const OVERLOAD = { times: 5, forMs: 15_000, acceptedMs: 1000, normalAfterMs: 10_000, watchedMs: 5000 };
const SLOW_FOR_MS = 20_000;
const BYTE_EVERY_MS = 1000;
const CROWD = 20;
const CROWD_MS = 100;
const SAMPLE_EVERY_MS = 2000;
/** Growth of a soak is the lowest value of its last part against that of its first; the caches fill before. */
const PARTS = 5;
const MOST_GROWTH = 0.05;

const failuresIn = (sent: readonly Sent[]): number => sent.filter((one) => !hasSucceeded(one)).length;

export interface Strain {
  line: string;
  isGood: boolean;
}

/** Sends five times what the site carries, then what is normal. */
export async function overload(traffic: Traffic, capacity: number, rate: number): Promise<Strain> {
  const sent = await traffic.during(capacity * OVERLOAD.times, () => delay(OVERLOAD.forMs));
  const after = await traffic.during(rate, () => delay(OVERLOAD.normalAfterMs + OVERLOAD.watchedMs));
  const begin = after[0]?.at ?? 0;
  const late = failuresIn(after.filter(({ at }) => at > begin + OVERLOAD.normalAfterMs));
  const accepted = timesOf(sent);
  const refused = sent.filter(({ status, mayRetry }) => status === 503 && mayRetry).length;
  const others = failuresIn(sent) - refused;
  const [median, p99] = [percentile(accepted, 0.5), percentile(accepted, 0.99)];
  return {
    line: `overload: ${sent.length} sent, ${accepted.length} reads accepted (p50 ${median}, p99 ${p99} ms), ${refused} got 503 with Retry-After, ${others} others; ${late} failed 10 s after it`,
    isGood: others + late === 0 && p99 <= OVERLOAD.acceptedMs,
  };
}

/** A client that sends its request byte by byte, or does not read its answer. */
function slowClient({ ports }: Site, number: number): Socket {
  const socket = connect(ports.site, '127.0.0.1');
  socket.on('error', () => undefined);
  if (number % 3 === 0) socket.write('GET / HTTP/1.1\r\nHost: slow\r\n');
  if (number % 3 === 1)
    socket.write(
      'POST /api-backend/message/ HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    );
  if (number % 3 === 2) socket.pause().write('GET /?langsam HTTP/1.1\r\nHost: slow\r\n\r\n');
  else {
    const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}

/** Normal traffic while many slow clients hold connections. */
export async function slowClients(site: Site, traffic: Traffic, clients: number, rate: number): Promise<Strain> {
  const sockets: Socket[] = [];
  // They are slow, and no crowd that comes at one moment.
  for (let number = 0; number < clients; number++) {
    sockets.push(slowClient(site, number));
    if (number % CROWD === 0) await delay(CROWD_MS);
  }
  await Promise.all(sockets.filter(({ connecting }) => connecting).map((socket) => once(socket, 'connect')));
  const sent = await traffic.during(rate, () => delay(SLOW_FOR_MS));
  const open = sockets.filter(({ closed }) => !closed).length;
  for (const socket of sockets) socket.destroy();
  const failed = failuresIn(sent);
  const p99 = percentile(timesOf(sent), 0.99);
  return {
    line: `${clients} slow clients (${open} still connected): ${sent.length} others, p99 ${p99} ms, ${failed} failed`,
    isGood: failed === 0 && p99 <= OVERLOAD.acceptedMs,
  };
}

/** Normal traffic without mail server and store, until every mail has gone out after they are back. */
export async function away(site: Site, traffic: Traffic, seconds: number, rate: number): Promise<Strain> {
  const mailsBefore = site.mailCount;
  const sent = await traffic.during(rate, async () => {
    await site.closeMails();
    await site.closeStore();
    await delay(seconds * 1000);
    await site.openStore();
    await site.openMails();
  });
  const begin = Date.now();
  const acknowledged = sent.filter(({ status }) => status === 201).length;
  let jobs = await site.mailJobs();
  for (; jobs.waiting > 0; jobs = await site.mailJobs()) await delay(SAMPLE_EVERY_MS);
  const failed = failuresIn(sent);
  const mails = site.mailCount - mailsBefore;
  return {
    line: `mail server and store away for ${seconds} s: ${failed} of ${sent.length} requests failed; ${acknowledged} messages, ${mails} mails, the last ${Math.round((Date.now() - begin) / 1000)} s after both were back; ${jobs.failed} mails given up`,
    isGood: failed + jobs.failed === 0 && mails >= acknowledged,
  };
}

/** Heap and open handles of every program of ours over a long time of normal traffic. */
export async function soak(site: Site, traffic: Traffic, minutes: number, rate: number): Promise<Strain> {
  const samples: Record<string, number>[] = [];
  const sent = await traffic.during(rate, async () => {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(SAMPLE_EVERY_MS))
      samples.push(await site.usage());
  });
  const part = Math.floor(samples.length / PARTS);
  const [first, last] = [samples.slice(part, 2 * part), samples.slice(-part)];
  const lowest = (name: string, among: typeof samples): number => Math.min(...among.map((one) => one[name] ?? 0));
  const growth = Object.keys(samples[0] ?? {}).map((name) => ({
    name,
    share: lowest(name, last) / lowest(name, first) - 1,
  }));
  const failed = failuresIn(sent);
  const shares = growth.map(({ name, share }) => `${name} ${(share * 100).toFixed(1)} %`);
  return {
    line: `soak of ${minutes} min: ${sent.length} requests, ${failed} failed; growth: ${shares.join(', ')}`,
    isGood: failed === 0 && growth.every(({ share }) => share <= MOST_GROWTH),
  };
}
