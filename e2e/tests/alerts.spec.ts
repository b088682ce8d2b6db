import { readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startPrometheus } from '../support/prometheus';
import { dataFolder, freePort, removeFolder, startApi, startShell } from '../support/site';

const METRICS_TOKEN = 'a-token-for-prometheus';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const contact = { METRICS_TOKEN, SECURITY_CONTACT: 'mailto:security@pflege.example' };

/** A mail server that takes connections and says nothing. */
async function startSilentMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** An API with a PostgreSQL of its own, which tests may lock and kill. */
async function startOwnApi(folder: string, environment: Record<string, string>) {
  const port = await freePort();
  const api = await startApi(folder, { POSTGRES_PORT: String(port), DEMO_DATA: 'off', METRICS_TOKEN, ...environment });
  const password = (await readFile(path.join(folder, 'postgres.password'), 'utf8')).trim();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const sql = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const kill = async () => {
    // Without the file it is down already.
    const file = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    const [server] = file.split('\n');
    if (server) process.kill(Number(server), 'SIGQUIT');
  };
  return { api, url, sql, kill };
}

/** Six wrong sign-ins for each of more names than the rule allows, each name from an address of its own. */
async function attackSignIns(origin: string): Promise<void> {
  const csrf = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers.getSetCookie().map((one) => one.split(';')[0]);
  for (let name = 0; name < 25; name++)
    for (let time = 0; time < 6; time++)
      await fetch(`${origin}/api/auth/callback/credentials`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: cookie.join('; '), 'x-forwarded-for': `198.51.100.${name}` },
        body: new URLSearchParams({ csrfToken, username: `opfer-${name}`, password: 'falsch', callbackUrl: '/' }),
      });
}

async function register(origin: string, username: string): Promise<void> {
  const body = {
    ...{ username, email: `${username}@example.org`, first_name: 'Anke', last_name: 'Berger', newsletter: false },
    ...{ password: 'Ein Satz ist besser 26', password2: 'Ein Satz ist besser 26', consents: true },
    profile_type: 'CARE_SEEKER',
  };
  const headers = { 'content-type': 'application/json' };
  const url = `${origin}/api-backend/auth/register/`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await response.text()).toContain('pk');
}

/** What the test started, in the order in which it ends. */
const ends: (() => Promise<unknown> | void)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('OP-21 Prometheus is silent about a working site, and each fault fires its rule', { tag: '@full' }, async () => {
  test.setTimeout(900_000);
  const folders = [await dataFolder('alerts-'), await dataFolder('alerts-two-')] as const;
  ends.unshift(() => Promise.all(folders.map(removeFolder)));
  const mails = await startSilentMailServer();
  ends.unshift(mails.stop);
  const prometheus = await startPrometheus(METRICS_TOKEN);
  ends.unshift(prometheus.stop);
  const smtp = { SMTP_URL: mails.url, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' };
  const own = await startOwnApi(folders[0], { ...smtp, DATABASE_POOL_SIZE: '2', TRUSTED_PROXY: 'loopback' });
  const { api, sql } = own;
  ends.unshift(api.stop);
  const options = { api: api.origin };
  const shell = await startShell({ ...options, environment: { ...contact, SECURITY_EXPIRES: '2100-01-01' } });
  ends.unshift(shell.stop);
  const ask = (url: string) => fetch(url).catch(() => undefined);
  let pages = 0;
  const search = () => ask(`${api.origin}/api-backend/company/search/`);
  const visits = setInterval(() => void Promise.all([search(), ask(`${shell.origin}/pakete`)]), 250);
  ends.unshift(() => clearInterval(visits));
  const until = (alert: string, again: () => Promise<unknown> = async () => undefined) =>
    test.step(`${alert} fires`, () =>
      expect
        .poll(
          async () => {
            await again();
            return prometheus.firing();
          },
          { timeout: 120_000, intervals: [500] },
        )
        .toContain(alert));

  await prometheus.watch({ api: [api.origin], shell: [shell.origin] });
  await expect.poll(() => prometheus.valueOf('min(sum_over_time(up[20s]))')).toBe(10);
  expect(await prometheus.firing()).toEqual([]);

  await test.step('rows of the database', async () => {
    await sql(`insert into desk_case (kind, subject_id, reference, title, opened_at)
        values ('CLAIM', 1, 'A-1', 'Fall', now() - interval '4 days')`);
    await until('DeskWaits');
    await sql(`with failed as (
          insert into payment_order (kind, status, package, period, price_cents, credit_cents, net_cents, vat_rate, vat_cents,
            gross_cents, due_cents, billing, terms_accepted_at, service, expires_at)
          select 'BOOKING', 'FAILED', 'PLUS_TIER', 'MONTHLY', 1, 0, 1, 19, 0, 1, 1, '{}', now(), 'stripe', now()
          from generate_series(1, 6) returning id)
        insert into payment_refund (order_id, amount_cents) select id, 1 from failed limit 1`);
    await until('PaymentsFail');
    await until('RefundsLate');
  });
  await attackSignIns(api.origin);
  await until('SignInsAttacked');

  // A mail server that hangs, then one that is away.
  for (const name of ['person-eins', 'person-zwei', 'person-drei']) await register(api.origin, name);
  // The mails are queued after the answer. They are as old as if this had begun an hour ago, and tried for the last time.
  const age = () =>
    sql(`update jobs.job set retry_limit = 0, start_after = now() - interval '1 hour' where name = 'mail'`);
  await until('JobsLate', age);
  mails.stop();
  await until('JobsFail', age);

  // A locked table, and a database that is killed again and again.
  const lock = (seconds: number) =>
    sql(`begin; lock table company in access exclusive mode; select pg_sleep(${seconds}); rollback`);
  const locked = lock(20);
  await until('RequestsWaitForDatabase');
  await locked;
  await until('SlowAnswers', () => lock(2));
  const isReady = async () => (await ask(`${api.origin}/readyz`))?.ok;
  await until('ManyErrors', async () => (await isReady()) && own.kill());
  await expect.poll(isReady).toBe(true);

  const live = await fetch(`${shell.origin}/live-release/mf-account`);
  const { version } = (await live.json()) as { version: string };
  const fault = { slice: 'mf-account', version, phase: 'fetch', class: 'network', message: 'kaputt' };
  const body = JSON.stringify({ page: '/pakete', faults: [fault] });
  const report = () =>
    fetch(`${shell.origin}/telemetry/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await until('SliceFails', report);

  const hasty = { ...contact, SECURITY_EXPIRES: tomorrow, RENDER_LIMIT_MS: '1' };
  const shellTwo = await startShell({ ...options, environment: hasty });
  ends.unshift(shellTwo.stop);
  const away = `postgres://me@127.0.0.1:${await freePort()}/care`;
  const database = { DATABASE_URL: own.url, DATABASE_REPLICA_URL: away };
  const apiTwo = await startApi(folders[1], { DEMO_DATA: 'off', METRICS_TOKEN, ...database });
  // It may have been killed.
  ends.unshift(() => apiTwo.stop().catch(() => undefined));
  await prometheus.watch({ api: [api.origin, apiTwo.origin], shell: [shell.origin, shellTwo.origin] });
  await until('SecurityTextExpires');
  await until('ReplicaNotUsed');
  // Each is a route of its own, because one that loses three threads is not rendered for a minute.
  const render = () => ask(`${shellTwo.origin}/pflegeprodukte/kategorie-${pages++}`);
  await until('PagesNotRendered', render);
  await until('PagesWithoutHtml', render);
  process.kill(apiTwo.pid, 'SIGKILL');
  await until('ProgramDown');
});
