import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** As RestartSec of the systemd units. */
const AGAIN_MS = 1000;
const LOOK_EVERY_MS = 50;
const READY_LIMIT_MS = 180_000;
const SHOWN_LINES = 20;

export interface Command {
  words: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Answers 200 when the program is ready. */
  readyUrl: string;
  /** A program of ours ends when its channel to this one closes; others get a signal from the system. */
  isOurs: boolean;
}

/** A program that is started again a second after it has ended by itself, as by systemd. Its output goes to a file. */
export class Program {
  private child: ChildProcess | undefined;
  private isWanted = false;

  constructor(
    readonly name: string,
    /** Read at every start. */
    private readonly command: () => Command,
    private readonly logFile: string,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get readyUrl(): string {
    return this.command().readyUrl;
  }

  start(): void {
    this.isWanted = true;
    const { words, env, cwd, isOurs } = this.command();
    const [file = '', ...rest] = isOurs ? words : ['setpriv', '--pdeathsig', 'TERM', ...words];
    const log = openSync(this.logFile, 'a');
    // In a session of its own, because Ctrl+C in a terminal is meant for the program that started it.
    const stdio = ['ignore' as const, log, log, ...(isOurs ? ['ipc' as const] : [])];
    const child = spawn(file, rest, { cwd, env: { PATH: process.env['PATH'], ...env }, detached: true, stdio });
    closeSync(log);
    this.child = child;
    const again = (): void => {
      if (this.child === child && this.isWanted) setTimeout(() => this.isWanted && this.start(), AGAIN_MS);
    };
    child.once('exit', again);
    child.once('error', again);
  }

  /** Ends it at once; it is started again. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** With SIGTERM it is taken out of service first; with SIGINT it ends as soon as its open requests are answered. */
  async stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.stop('SIGTERM');
    this.start();
    await this.ready();
  }

  async ready(): Promise<void> {
    const { readyUrl } = this;
    for (const end = Date.now() + READY_LIMIT_MS; Date.now() < end && this.isWanted; await delay(LOOK_EVERY_MS)) {
      const answer = await fetch(readyUrl).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return;
    }
    if (!this.isWanted) return;
    const lines = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-SHOWN_LINES);
    throw new Error(`${this.name} did not get ready:\n${lines.join('\n')}`);
  }
}
