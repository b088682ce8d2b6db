// npm run bench:operation: a rolling restart of two shells under load, and an overloaded shell that has just started.
// The figures are copied into docs/reliability.md.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataFolder, removeFolder } from '../support/programs';
import { startApi, startShell, type Shell } from '../support/site';

const REQUESTS = Number(process.argv[2] ?? 10_000);
const CLIENTS = 10;
const PROBE_MS = 200;

/** A load balancer: it asks `/readyz`, sends requests only to shells that are ready, and repeats none. */
class Balancer {
  readonly #targets = new Map<string, { isReady: boolean; agent: http.Agent }>();
  #next = 0;
  readonly #probe = setInterval(() => void this.#ask(), PROBE_MS);
  readonly #server = http.createServer((request, response) => {
    const ready = [...this.#targets].filter(([, { isReady }]) => isReady);
    const [origin, target] = ready[this.#next++ % ready.length] ?? [];
    if (!origin) return void response.writeHead(502).end('no shell is ready');
    const { url, method, headers } = request;
    const call = http.request(origin + (url ?? ''), { method, headers, agent: target?.agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(response);
    });
    call.once('error', ({ message }) => response.writeHead(502).end(message));
    request.pipe(call);
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async add({ origin }: Shell): Promise<void> {
    this.#targets.set(origin, { isReady: false, agent: new http.Agent({ keepAlive: true }) });
    await this.#ask();
  }

  async #ask(): Promise<void> {
    for (const [origin, target] of this.#targets) {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      target.isReady = answer?.ok ?? false;
    }
  }

  close(): void {
    clearInterval(this.#probe);
    for (const { agent } of this.#targets.values()) agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

interface Answer {
  status: number;
  ms: number;
  html: string;
}

async function ask(address: string, agent?: string): Promise<Answer> {
  const begin = performance.now();
  const answer = await fetch(address, { headers: agent ? { 'user-agent': agent } : {} });
  const html = await answer.text();
  return { status: answer.status, ms: performance.now() - begin, html };
}

async function restart(api: string): Promise<void> {
  const balancer = new Balancer();
  const origin = await balancer.listen();
  const environment = { SHUTDOWN_DRAIN_MS: '2000' };
  let shells = [await startShell({ api, environment }), await startShell({ api, environment })];
  for (const shell of shells) await balancer.add(shell);
  let [asked, lost, isRestarted] = [0, 0, false];
  const askOn = async () => {
    // The load lasts as long as the restart, at least.
    while (asked < REQUESTS || !isRestarted) {
      const path = asked++ % 2 === 0 ? '/impressum' : '/api-backend/company/features/';
      const status = await ask(origin + path).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) lost++;
    }
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, askOn));
  for (const old of shells) {
    const next = await startShell({ api, environment });
    await balancer.add(next);
    await old.stop();
    shells = [...shells.filter((shell) => shell !== old), next];
  }
  isRestarted = true;
  await load;
  console.log(`rolling restart of two shells: ${asked} requests, ${lost} lost`);
  balancer.close();
  for (const shell of shells) await shell.stop();
}

const percentile = (times: number[], share: number): number =>
  Math.round(times.sort((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0);

/** Many different pages at the same time, from a shell that has rendered none of them. */
async function load(api: string, slugs: string[], atOnce: number): Promise<void> {
  const shell = await startShell({
    api,
    environment: { RENDER_DEADLINE_MS: '1000', RENDER_LIMIT_MS: '800', RENDER_PATIENCE_MS: '5000' },
  });
  const answers: Answer[] = [];
  let next = 0;
  const askOn = async () => {
    while (next < slugs.length) answers.push(await ask(`${shell.origin}/pflegeanbieter/${slugs[next++] ?? ''}`));
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  const accepted = answers.filter(({ status }) => status !== 503);
  const times = accepted.map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const whole = accepted.filter(({ html }) => html.includes('"rendered"')).length;
  const framed = answers.filter(({ html }) => /<title>[^<]+<.*<header.*<h1/s.test(html)).length;
  console.log(
    `${atOnce} at once, ${answers.length} pages: ${whole} with their HTML, ${framed} with title, header and heading; ` +
      `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms; ` +
      `${refused.length} got 503, p99 ${percentile(refused, 0.99)} ms`,
  );
  await shell.stop();
}

const own = await dataFolder('bench-');
const api = await startApi(process.env.E2E_DATA_DIR ?? own, { MAX_IN_FLIGHT: '10000' });
try {
  const found = (await (await fetch(`${api.origin}/api-backend/company/search/?city_slug=köln&radius=50`)).json()) as {
    count: number;
  };
  const pages = Math.min(30, Math.ceil(found.count / 10));
  const slugs: string[] = [];
  for (let page = 1; page <= pages; page++) {
    const answer = await fetch(`${api.origin}/api-backend/company/search/?city_slug=köln&radius=50&page=${page}`);
    const { results } = (await answer.json()) as { results: { slug: string; city_slug?: string; path?: string }[] };
    slugs.push(...results.map(({ slug }) => `profiles/${slug}`));
  }
  await load(api.origin, slugs.slice(0, 150), 30);
  await load(api.origin, slugs, 150);
  await restart(api.origin);
} finally {
  await api.stop();
  await removeFolder(own);
}
