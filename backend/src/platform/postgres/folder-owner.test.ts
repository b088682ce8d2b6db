import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { isAlive } from './folder-owner';

const onLinux = process.platform === 'linux' ? it : it.skip;
const stateOf = (pid: number): string => /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

it('SH-01 is true for a running process and false for one that has ended', async () => {
  expect(isAlive(process.pid)).toBe(true);
  const ended = promisify(execFile)(process.execPath, ['--version']);
  await ended;
  expect(isAlive(ended.child.pid ?? 0)).toBe(false);
  expect(isAlive(0)).toBe(false);
  expect(isAlive(Number.NaN)).toBe(false);
});

onLinux('SH-01 is false for a process that has ended and whose parent does not read its exit code', async () => {
  // The shell becomes a program that does not wait for the child that it has inherited.
  const words = ['-c', 'cat <&3 & echo $!; exec sleep 600'];
  const shell = spawn('sh', words, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  parent = shell;
  const [line] = (await once(shell.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  while (nameOf(shell.pid ?? 0) !== 'sleep') await new Promise(setImmediate);
  (shell.stdio[3] as Writable).end();
  while (stateOf(pid) !== 'Z') await new Promise(setImmediate);
  expect(isAlive(pid)).toBe(false);
  expect(isAlive(shell.pid ?? 0)).toBe(true);
});
