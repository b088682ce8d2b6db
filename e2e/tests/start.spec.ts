import { expect, test } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { dataFolder, freePort, removeFolder, root } from '../support/site';

/** A start on a busy machine takes minutes; a longer limit costs only tests that hang. */
const PATIENCE_MS = 200_000;

/** Starts the site on free ports, with an empty folder for its data. */
async function starting(command: string, words: string[], settings: Record<string, string | undefined> = {}) {
  const folder = await dataFolder('start-');
  const ports = { API_PORT: `${await freePort()}`, PORT: `${await freePort()}` };
  const env = { PATH: process.env.PATH, SKIP_BUILD: 'on', DATA_DIR: folder, ...ports, ...settings };
  const starter = spawn(command, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  starter.stderr.pipe(process.stderr);
  return { folder, starter };
}

test('SH-01 npm start that is ended while its API still starts leaves nothing running', { tag: '@full' }, async () => {
  const { folder, starter } = await starting(process.execPath, ['scripts/start.mjs']);
  let output = '';
  starter.stdout.on('data', (chunk: Buffer) => {
    // The API now has a database to stop, which takes time.
    if (!output.includes('Applied') && chunk.includes('Applied')) starter.kill('SIGTERM');
    output += chunk.toString();
  });
  try {
    // "close" comes when the last of its programs has closed the output, including a shell that started late.
    const [code] = (await once(starter, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [number];
    expect([code, output]).toEqual([0, expect.stringContaining('Applied')]);
    expect(output).not.toContain('API ready');
  } finally {
    try {
      process.kill(-(starter.pid ?? 0), 'SIGKILL');
    } catch {
      // No process is left.
    }
    await removeFolder(folder);
  }
});

test('SH-01 npm start ends before its first step if one of its ports is taken', async () => {
  for (const name of ['API_PORT', 'PORT'] as const) {
    const other = createServer((_request, answer) => answer.end('Another site'));
    const taken = await freePort();
    await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve));
    const { folder, starter } = await starting(process.execPath, ['scripts/start.mjs'], { [name]: `${taken}` });
    const [[status], stdout, stderr] = await Promise.all([
      once(starter, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) }) as Promise<[number]>,
      text(starter.stdout),
      text(starter.stderr),
    ]);
    other.close();
    const reason = `Port ${taken} is taken. Is Pflegefenster running already? Stop it, or set ${name} to a free port.\n`;
    expect([status, stdout, stderr, readdirSync(folder)]).toEqual([1, '', reason, []]);
    await removeFolder(folder);
  }
});

/** Another address than the one where npm start would look for the API without this setting; Linux has it. */
const API_HOST = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

interface Row {
  pid: number;
  parent: number;
  words: string;
}

const processes = (): Row[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
      return match ? [{ pid: Number(match[1]), parent: Number(match[2]), words: match[3] ?? '' }] : [];
    });

function below(ancestor: number, all = processes()): Row[] {
  const children = all.filter(({ parent }) => parent === ancestor);
  return [...children, ...children.flatMap(({ pid }) => below(pid, all))];
}

const CASES = [
  { who: 'npm', signal: 'SIGINT', tag: '@full' },
  { who: 'npm', signal: 'SIGKILL', tag: '@full' },
  { who: 'scripts/start.mjs', signal: 'SIGKILL', tag: '' },
  { who: 'everybody in the terminal', signal: 'SIGINT', tag: '@full' },
  { who: 'backend/dist/main.mjs', signal: 'SIGKILL', tag: '@full' },
  { who: 'shell/dist/node/main.mjs', signal: 'SIGKILL', tag: '@full' },
] as const;

for (const { who, signal, tag } of CASES)
  test(
    `SH-01 npm start ends all programs and its database when ${who} gets ${signal}`,
    tag ? { tag } : {},
    async () => {
      const settings = { HOME: process.env.HOME, DEMO_DATA: 'off', API_HOST };
      const { folder, starter } = await starting('npm', ['start'], settings);
      const top = starter.pid ?? 0;
      let started: Row[] = [];
      const left = (): Row[] =>
        processes().filter(({ pid, words }) => started.some((one) => one.pid === pid && one.words === words));
      try {
        const closed = once(starter, 'close');
        for await (const chunk of starter.stdout) if (String(chunk).includes('Pflegefenster is ready')) break;
        starter.stdout.resume();
        const watched = readFileSync(path.join(folder, 'postgres.owner'), 'utf8').split(' ').map(Number);
        const server = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
        started = [...below(top), ...processes().filter(({ pid }) => pid === server || watched.includes(pid))];
        expect(started.some(({ pid }) => pid === server)).toBe(true);
        const target = started.find(({ words }) => words.includes(who) && !words.startsWith('sh '));
        if (who === 'npm') process.kill(top, signal);
        else if (target) process.kill(target.pid, signal);
        else process.kill(-top, signal);
        await closed;
        await expect.poll(left).toEqual([]);
      } finally {
        for (const { pid } of left()) process.kill(pid, 'SIGKILL');
        await removeFolder(folder);
      }
    },
  );
