import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3_CREDENTIALS, startS3StandIn, type S3StandIn } from '@care/contracts/testing/s3-stand-in';
import { isPortFree } from '../../platform/postgres/ports';
import { repositoryRoot } from '../../platform/process/paths';
import { startMailServer } from '../../testing/mail-server';
import { startPair, type Pair } from '../../testing/replica-cluster';
import { queryAt } from '../../testing/test-database';
import { Program, type Command } from './program';

const execute = promisify(execFile);
const root = repositoryRoot();
const operations = path.join(root, 'scripts/operations');

const APIS = [1, 2, 3];
const SHELLS = [1, 2];
const BUCKET = 'releases';

/** The names of the ports, counted from that of the site: none that the system gives to outgoing connections. */
const PORTS = [
  'site',
  ...['calls', 'shell1', 'shell2', 'api1', 'api2', 'api3'],
  ...['primary', 'replica', 'store', 'mails', 'prometheus'],
] as const;
type Ports = Record<(typeof PORTS)[number], number>;

/** Folders on disks of their own, and their sizes: what the data of the demonstration needs, and a reserve. */
const DISKS = { data: '300m', releases1: '100m', releases2: '100m', primary: '1200m' };

export interface SiteOptions {
  /** The port of the site; the others follow it. */
  port: number;
  /** Settings of all programs of ours that differ from the default ones. */
  settings?: Record<string, string>;
  /** The built repository of the release to start. */
  release: string;
  /** The data folder of a stopped API, with the data of the demonstration, to start from a copy of it. */
  dataDir: string | undefined;
  /** Puts data, releases and the primary on disks of their own in memory, which can be filled. Only root may do so. */
  hasSmallDisks: boolean;
  say: (text: string) => void;
}

function fillDisk(file: string): void {
  const block = Buffer.alloc(65_536);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** The programs of scripts/operations/compose.yaml without containers, all on 127.0.0.1, in a temporary folder. */
export class Site {
  readonly apis: Program[];
  readonly shells: Program[];
  pair: Pair | undefined;
  /** Undefined while it is away. */
  store: S3StandIn | undefined;
  private mails: Awaited<ReturnType<typeof startMailServer>> | undefined;
  mailCount = 0;
  readonly ports: Ports;
  readonly origin: string;
  readonly folder: string;
  /** The built repository that programs run from when they start the next time. */
  release: string;
  /** Mounted folders. */
  private readonly disks: string[] = [];
  private starting: Promise<void> | undefined;
  private isStopping = false;
  private readonly balancer: Program;
  private readonly prometheus: Program;
  private objects: S3StandIn['objects'] = new Map();
  private readonly metricsToken = randomBytes(24).toString('hex');
  private readonly authSecret = randomBytes(24).toString('hex');

  constructor(private readonly options: SiteOptions) {
    this.ports = Object.fromEntries(PORTS.map((name, index) => [name, options.port + index])) as Ports;
    this.origin = `http://127.0.0.1:${this.ports.site}`;
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'care-cluster-'));
    // Started as root, PostgreSQL runs as another user.
    chmodSync(this.folder, 0o755);
    for (const name of ['data', 'logs', 'mails']) mkdirSync(this.file(name));
    this.release = options.release;
    this.apis = APIS.map((number) => this.program(`api${number}`, () => this.api(number)));
    this.shells = SHELLS.map((number) => this.program(`shell${number}`, () => this.shell(number)));
    this.balancer = this.program('balancer', () => this.haproxy());
    this.prometheus = this.program('prometheus', () => this.watch());
  }

  start(): Promise<void> {
    this.starting = this.begin();
    return this.starting;
  }

  private async begin(): Promise<void> {
    const { say } = this.options;
    for (const port of Object.values(this.ports))
      if (!(await isPortFree(port)))
        throw new Error(`Port ${port} is taken. Set PORT to the first of ${PORTS.length} free ones.`);
    await this.openStore();
    await this.openMails();
    if (this.options.hasSmallDisks)
      for (const [name, size] of Object.entries(DISKS)) {
        mkdirSync(this.file(name), { recursive: true });
        await execute('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', this.file(name)]);
        this.disks.push(this.file(name));
      }
    say('Starting primary and replica');
    if (this.options.dataDir) {
      for (const name of ['media', 'private'])
        cpSync(path.join(this.options.dataDir, name), this.file('data', name), { recursive: true });
      // Keeps the owner of the database.
      await execute('cp', ['-a', `${this.options.dataDir}/.`, this.file('primary')]);
    }
    this.pair = await startPair(this.folder, () => Promise.resolve(), {
      settings: { fsync: 'on', full_page_writes: 'on' },
      ports: { primary: this.ports.primary, replica: this.ports.replica },
      keepRunning: true,
    });
    if (this.isStopping) return;
    this.prometheus.start();
    this.balancer.start();
    say('Publishing the slices, starting the APIs with the data of the demonstration');
    const [first, ...others] = this.apis;
    first?.start();
    await Promise.all([this.publish(), first?.ready()]);
    if (this.isStopping) return;
    for (const program of [...others, ...this.shells]) program.start();
    for (const program of [...others, ...this.shells, this.balancer, this.prometheus]) await program.ready();
  }

  /** Where everything is, for the terminal. */
  addresses(): string {
    const { prometheus, site, calls, primary, replica, store, mails } = this.ports;
    return [
      `The site:    ${this.origin}`,
      `Prometheus:  http://127.0.0.1:${prometheus}`,
      `Mails:       ${this.file('mails')}`,
      `Logs:        ${this.file('logs')}`,
      `Ports: balancer ${site} and ${calls}, shells and APIs ${calls + 1} to ${primary - 1}, primary ${primary}, replica ${replica}, store ${store}, mail ${mails}`,
    ].join('\n');
  }

  /** Ends everything in the order in which it depends on each other, and removes the folder. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.endPrograms();
    await this.starting?.catch(() => undefined);
    await this.endPrograms();
    await this.pair?.replica.stop();
    await this.pair?.primary.stop();
    await this.closeStore();
    await this.closeMails();
    for (const disk of this.disks) await execute('umount', [disk]);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  private async endPrograms(): Promise<void> {
    const end = (programs: Program[]) => Promise.all(programs.map((program) => program.stop('SIGINT')));
    await end([this.prometheus, this.balancer, ...this.shells]);
    await end(this.apis);
  }

  /** Brings the database to the schema of the release, before its programs start. */
  async migrate(): Promise<void> {
    await this.run(['run', '--silent', 'migrate'], this.api(1));
  }

  async publish(): Promise<void> {
    const slices = readdirSync(this.release).filter((name) => name.startsWith('mf-'));
    await this.run(['run', '--silent', 'slice', '--', 'publish', ...slices], this.shell(1));
  }

  async openStore(): Promise<void> {
    this.store = await startS3StandIn(BUCKET, { port: this.ports.store, objects: this.objects });
    this.objects = this.store.objects;
  }

  async closeStore(): Promise<void> {
    await this.store?.close();
    this.store = undefined;
  }

  async openMails(): Promise<void> {
    const onMail = ({ raw }: { raw: string }): void => {
      this.mailCount++;
      writeFileSync(this.file('mails', `${String(this.mailCount).padStart(6, '0')}.eml`), raw);
    };
    this.mails = await startMailServer({ port: this.ports.mails, onMail });
  }

  async closeMails(): Promise<void> {
    await this.mails?.close();
    this.mails = undefined;
  }

  /** Fills the disks of these folders until `free` is called. */
  fill(names: readonly (keyof typeof DISKS)[]): { free: () => void } {
    const files = names.map((name) => this.file(name, 'filler'));
    for (const file of files) fillDisk(file);
    return { free: () => files.forEach((file) => rmSync(file)) };
  }

  /** Mails that wait, and that were given up. */
  async mailJobs(): Promise<{ waiting: number; failed: number }> {
    const count = (states: string) => `count(*) filter (where state in (${states}))::int`;
    const [row] = await this.query<{ waiting: number; failed: number }>(
      `select ${count(`'created', 'retry', 'active'`)} waiting, ${count(`'failed'`)} failed from jobs.job where name = 'mail'`,
    );
    return row ?? { waiting: 0, failed: 0 };
  }

  query<Row extends object>(text: string): Promise<Row[]> {
    return queryAt<Row>(String(this.pair?.primary.urlFor('postgres')), text);
  }

  /** Heap and open files of every program of ours. */
  async usage(): Promise<Record<string, number>> {
    const usage: Record<string, number> = {};
    const headers = { authorization: `Bearer ${this.metricsToken}` };
    for (const { name, readyUrl } of [...this.apis, ...this.shells]) {
      const text = await (await fetch(readyUrl.replace('/readyz', '/metrics'), { headers })).text();
      const figure = (metric: string): number => Number(new RegExp(`^${metric} (\\d+)`, 'm').exec(text)?.[1]);
      usage[`${name} heap`] = figure('nodejs_heap_size_used_bytes');
      usage[`${name} handles`] = figure('process_open_fds');
    }
    return usage;
  }

  file(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  private program(name: string, command: () => Command): Program {
    return new Program(name, command, this.file('logs', `${name}.log`));
  }

  private async run(words: string[], { cwd, env }: Command): Promise<void> {
    await execute('npm', words, { cwd, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } });
  }

  private ours(file: string, port: number, env: Record<string, string | undefined>): Command {
    return {
      words: [process.execPath, path.join(this.release, file)],
      cwd: this.release,
      env: {
        NODE_ENV: 'production',
        DEMO: 'on',
        PUBLIC_ORIGIN: this.origin,
        METRICS_TOKEN: this.metricsToken,
        ...env,
        ...this.options.settings,
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      isOurs: true,
    };
  }

  private api(number: number): Command {
    const port = this.ports[`api${number}` as 'api1'];
    return this.ours('backend/dist/main.mjs', port, {
      API_PORT: String(port),
      AUTH_SECRET: this.authSecret,
      DATA_DIR: this.file('data'),
      DATABASE_URL: this.pair?.primary.urlFor('postgres'),
      DATABASE_REPLICA_URL: this.pair?.replica.urlFor('postgres'),
      SMTP_URL: `smtp://127.0.0.1:${this.ports.mails}`,
    });
  }

  private shell(number: number): Command {
    const port = this.ports[`shell${number}` as 'shell1'];
    return this.ours('shell/dist/node/main.mjs', port, {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${this.ports.calls}`,
      TRUSTED_PROXIES: 'loopback',
      RELEASES_DIR: this.file(`releases${number}`),
      RELEASES_S3_BUCKET: BUCKET,
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${this.ports.store}`,
      RELEASES_S3_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
      RELEASES_S3_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    });
  }

  private haproxy(): Command {
    const { site, calls, shell1, shell2, api1, api2, api3 } = this.ports;
    const shells = { SITE_ADDRESS: site, CALLS_ADDRESS: calls, SHELL_1: shell1, SHELL_2: shell2 };
    const all = { ...shells, API_1: api1, API_2: api2, API_3: api3 };
    return {
      words: ['/usr/sbin/haproxy', '-db', '-f', path.join(operations, 'haproxy.cfg')],
      cwd: this.folder,
      env: Object.fromEntries(Object.entries(all).map(([name, port]) => [name, `127.0.0.1:${port}`])),
      readyUrl: `${this.origin}/impressum`,
      isOurs: false,
    };
  }

  private watch(): Command {
    const targets = { api: APIS.map((one) => `api${one}`), shell: SHELLS.map((one) => `shell${one}`) };
    const token = this.file('metrics_token');
    const config = this.file('prometheus.yml');
    writeFileSync(token, this.metricsToken);
    // The same file, with addresses instead of names in DNS.
    const addressed = readFileSync(path.join(operations, 'prometheus.yml'), 'utf8')
      .replaceAll('/run/secrets/metrics_token', token)
      .replace('alerts.yml', path.join(operations, 'alerts.yml'))
      .replaceAll(/dns_sd_configs: \[\{ names: \[(api|shell)\].*/g, (_, job: keyof typeof targets) => {
        const addresses = targets[job].map((name) => `127.0.0.1:${this.ports[name as 'api1']}`);
        return `static_configs: [{ targets: ${JSON.stringify(addresses)} }]`;
      });
    writeFileSync(config, addressed);
    const address = `127.0.0.1:${this.ports.prometheus}`;
    return {
      words: [
        'prometheus',
        `--config.file=${config}`,
        `--storage.tsdb.path=${this.file('prometheus')}`,
        `--web.listen-address=${address}`,
      ],
      cwd: this.folder,
      env: {},
      readyUrl: `http://${address}/-/ready`,
      isOurs: false,
    };
  }
}
