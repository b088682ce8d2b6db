import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'scripts/operations');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Runs a program of the system on our files. */
function expectAccepted(program: string, ...words: string[]): void {
  const { error, status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (error) console.warn(`${program} is not installed: it read nothing`);
  else expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
}

interface Container {
  image: string;
  command?: string[];
  securityContext: object;
  startupProbe?: object;
  livenessProbe?: object;
  readinessProbe?: object;
}
interface Resource {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { securityContext: object; containers: Container[] } } };
}
interface Service {
  image?: string;
  read_only?: boolean;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Ask = (path: string, request?: RequestInit) => Promise<Response>;

/** Runs the balancer before these shells. */
async function withBalancer<Result>(shells: Server[], use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const [one, other] = await Promise.all(shells.map(listening));
  const reserved = [createServer(), createServer()];
  const [site, calls] = await Promise.all(reserved.map(listening));
  for (const server of reserved) server.close();
  const env = { ...process.env, SITE_ADDRESS: site, CALLS_ADDRESS: calls, SHELL_1: one, SHELL_2: other };
  const balancer = spawn('haproxy', ['-db', '-f', 'haproxy.cfg'], { cwd: folder, env, stdio: 'ignore' });
  const ask: Ask = (path, request) =>
    fetch(`http://${site}${path}`, request).catch((error: unknown) => {
      if (balancer.exitCode !== null || request?.signal?.aborted) throw error;
      return ask(path, request);
    });
  const result = await use(ask);
  balancer.kill();
  await once(balancer, 'exit');
  for (const shell of shells) shell.close().closeAllConnections();
  return result;
}

/** Two shells behind the balancer, of which the first that is asked dies: the status, and how many were asked. */
async function askTwo(method: string): Promise<{ status: number; asked: number }> {
  let asked = 0;
  const shells = [1, 2].map(() =>
    createServer((request, response) => {
      if (request.url === '/readyz' || ++asked > 1) response.end();
      else request.socket.destroy();
    }),
  );
  const { status } = await withBalancer(shells, (ask) => ask('/seite', { method }));
  return { status, asked };
}

/** The files are used by programs that no machine of ours has; these are the mistakes that can be found without them. */
it('OP-20 runs every container of ours in Kubernetes without root, with a read-only file system, and asks the APIs and shells for their health', () => {
  const resources = readdirSync(path.join(folder, 'kubernetes')).flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Resource),
  );
  const named = (kind: string) => resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
  expect(named('Deployment')).toEqual(['api', 'shell']);
  expect(named('PodDisruptionBudget')).toEqual(['api', 'shell']);
  expect(named('HorizontalPodAutoscaler')).toEqual(['api', 'shell']);
  expect(named('Job')).toEqual(['migrate']);
  for (const { kind, spec } of resources.filter((one) => 'template' in one.spec)) {
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of spec.template.spec.containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
      if (kind === 'Job') continue;
      const asks = (address: string) => ({ httpGet: { path: address, port: 'http' } });
      expect(container).toMatchObject({
        startupProbe: asks('/healthz'),
        livenessProbe: asks('/healthz'),
        readinessProbe: asks('/readyz'),
      });
    }
  }
});

it('OP-20 starts what the compose file names, with files that exist', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const [name, { image, read_only, volumes = [], depends_on = [] }] of Object.entries(services)) {
    const mounted = volumes.map((volume) => volume.split(':')[0] ?? '').filter((place) => place.startsWith('.'));
    expect([name, mounted.filter((place) => !existsSync(path.join(folder, place)))]).toEqual([name, []]);
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
    // Images of others are pinned by the operator, by a variable.
    expect([name, read_only === true || image?.startsWith('${')]).toEqual([name, true]);
  }
  const dockerfile = read('Dockerfile');
  expect(dockerfile.match(/^FROM .+$/gm)).toEqual([
    'FROM ${NODE_IMAGE} AS build',
    'FROM ${NODE_IMAGE} AS run',
    'FROM run AS api',
    'FROM run AS shell',
  ]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile.match(/^HEALTHCHECK/gm)).toHaveLength(2);
});

it('OP-20 has settings of the balancer that haproxy accepts, where it is installed', () => {
  expectAccepted('haproxy', '-c', '-f', 'haproxy.cfg');
});

it('OP-87 has a balancer that repeats a read which a killed server left unanswered, and never a write', async () => {
  if (spawnSync('haproxy', ['-v']).error) return console.warn('haproxy is not installed');
  expect(await askTwo('GET')).toEqual({ status: 200, asked: 2 });
  expect(await askTwo('POST')).toEqual({ status: 502, asked: 1 });
});

it('OP-88 has a balancer that says in German when to come back while no shell is there', async () => {
  if (spawnSync('haproxy', ['-v']).error) return console.warn('haproxy is not installed');
  const [answer, text] = await withBalancer([], async (ask) => {
    const one = await ask('/seite');
    return [one, await one.text()] as const;
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(text).toContain('<h1>Gerade nicht erreichbar</h1>');
});

it('OP-106 has a balancer that refuses at once what busy shells could not answer soon, but neither files nor long bodies', async () => {
  if (spawnSync('haproxy', ['-v']).error) return console.warn('haproxy is not installed');
  const shells = [1, 2].map(() =>
    createServer((request, response) => {
      if (request.url !== '/seite' || request.method === 'POST') response.end();
    }),
  );
  const stop = new AbortController();
  const body = 'x'.repeat(9000);
  const answers = await withBalancer(shells, async (ask) => {
    await ask('/shell/erste.js');
    // Eight are worked on, and forty wait.
    const waiting = Array.from({ length: 60 }, () => ask('/seite', { signal: stop.signal }));
    const refused = await Promise.any(waiting);
    const others = [await ask('/shell/x.js'), await ask('/seite', { method: 'POST', body })];
    stop.abort();
    await Promise.allSettled(waiting);
    return [refused, ...others];
  });
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '5'],
    [200, null],
    [200, null],
  ]);
});

it('OP-21 has alert rules that fire for their fault and for no other, where promtool is installed', () => {
  expectAccepted('promtool', 'test', 'rules', 'alerts.test.yml');
});
