import { hostname } from 'node:os';

const LEVELS = { info: 30, fatal: 60 };

/**
 * A line of log before a program has its logger, or of a command: JSON in production, like all further lines, but text for
 * a person at a terminal, or who tries a demonstration.
 */
export function say(text: string, level: keyof typeof LEVELS = 'info'): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  const { NODE_ENV, DEMO } = process.env;
  const isJson = NODE_ENV === 'production' && DEMO !== 'on' && !stream.isTTY;
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname(), msg: text };
  stream.write(`${isJson ? JSON.stringify(line) : text}\n`);
}

/** An error that nobody caught is a line of log too, and ends the program with code 1. */
export function sayCrashes(): void {
  process.on('uncaughtException', (error) => {
    say(error.stack ?? error.message, 'fatal');
    process.exit(1);
  });
}
