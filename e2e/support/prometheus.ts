import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, removeFolder, root } from './site';

/** Times of the alert rules are this much shorter, but none is longer than `LONGEST_S`. */
const FASTER = 30;
const LONGEST_S = 10;
const SECONDS = { s: 1, m: 60, h: 3600 };

/** The rules of the operator with short times. */
const hastened = (rules: string): string =>
  rules.replace(/(for: |\[)(\d+)([smh])/g, (_match, before: string, count: string, unit: keyof typeof SECONDS) => {
    const seconds = Math.ceil((Number(count) * SECONDS[unit]) / FASTER);
    return `${before}${Math.min(seconds, LONGEST_S)}s`;
  });

type Targets = Readonly<Record<'api' | 'shell', readonly string[]>>;

interface Prometheus {
  /** Names of the alerts that fire now. */
  firing(): Promise<string[]>;
  /** The value of a query; undefined without a result. */
  valueOf(query: string): Promise<number | undefined>;
  /** Watches other programs from now on. */
  watch(targets: Targets): Promise<void>;
  stop(): Promise<void>;
}

interface Found {
  data: { alerts: { state: string; labels: { alertname: string } }[]; result: { value: [number, string] }[] };
}

/** Starts Prometheus of the system with the operator's rules. */
export async function startPrometheus(token: string): Promise<Prometheus> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  const rules = await readFile(path.join(root, 'scripts/operations/alerts.yml'), 'utf8');
  const job = (name: keyof Targets) => ({
    job_name: name,
    authorization: { credentials: token },
    file_sd_configs: [{ files: [`${name}.json`], refresh_interval: '1s' }],
  });
  const watch = async (targets: Targets): Promise<void> => {
    for (const [name, origins] of Object.entries(targets)) {
      const hosts = origins.map((origin) => new URL(origin).host);
      const file = path.join(folder, `${name}.json`);
      await writeFile(`${file}.new`, JSON.stringify([{ targets: hosts }]));
      await rename(`${file}.new`, file);
    }
  };
  await writeFile(path.join(folder, 'rules.yml'), hastened(rules));
  await writeFile(
    path.join(folder, 'prometheus.yml'),
    JSON.stringify({
      global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [job('api'), job('shell')],
    }),
  );
  const words = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`];
  const child = spawn('prometheus', [...words, '--log.level=error'], { cwd: folder, stdio: 'inherit' });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', ({ message }) =>
      reject(new Error(`Prometheus does not start (${message}). Install it: apt-get install prometheus`)),
    );
  });
  const ask = async (call: string): Promise<Found['data']> =>
    ((await (await fetch(`http://127.0.0.1:${port}/${call}`)).json()) as Found).data;
  const isReady = async (): Promise<void> => {
    while (!(await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 100)); // only asking again tells when it is ready
  };
  await Promise.race([
    isReady(),
    ended.then(() => {
      throw new Error('Prometheus has ended.');
    }),
  ]);
  return {
    firing: async () => {
      const { alerts } = await ask('api/v1/alerts');
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    valueOf: async (query) => {
      const { result } = await ask(`api/v1/query?query=${encodeURIComponent(query)}`);
      return result[0] && Number(result[0].value[1]);
    },
    watch,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await removeFolder(folder);
    },
  };
}
