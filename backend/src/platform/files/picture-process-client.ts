import { fork, type ChildProcess } from 'node:child_process';
import { programOf } from '../process/programs';
import type { EncodedVariant, Picture } from './encode-picture';

export type PictureRequest = Picture & { id: number };
/** Without variants the content is damaged. */
export interface PictureAnswer {
  id: number;
  variants: EncodedVariant[] | undefined;
}

/** The process ended before it answered, or took too long. */
export class PictureProcessEnded extends Error {}

/**
 * glibc keeps the memory that decoders free in arenas, 700 MB after ten large pictures. With these settings large
 * blocks are returned to the system at once. They must be set when a process starts, which is one reason for a separate
 * process. The other reason: a crash of a decoder does not end the API.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const IDLE_MS = 20_000;
const LIMIT_MS = 30_000;

interface Waiting {
  resolve: (variants: EncodedVariant[] | undefined) => void;
  reject: (reason: PictureProcessEnded) => void;
}
interface Running {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
  idle?: NodeJS.Timeout;
}

let running: Running | undefined;
let lastId = 0;

function start(): Running {
  const { file, execArgv } = programOf('picture-process', 'platform/files/picture-process.ts');
  const child = fork(file, [], {
    env: { PATH: process.env['PATH'], ...MEMORY },
    execArgv: [...execArgv, '--max-old-space-size=64', '--max-semi-space-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const started: Running = { child, waiting: new Map() };
  child.on('message', ({ id, variants }: PictureAnswer) => {
    started.waiting.get(id)?.resolve(variants);
    settle(started, id);
  });
  const fail = (): void => {
    if (running === started) running = undefined;
    for (const { reject } of started.waiting.values()) reject(new PictureProcessEnded());
    started.waiting.clear();
  };
  child.once('exit', fail);
  child.once('error', fail);
  return started;
}

/** An idle process does not delay the end of the API, and ends after a while. */
function settle(process: Running, id: number): void {
  process.waiting.delete(id);
  if (process.waiting.size > 0) return;
  process.child.unref();
  process.child.channel?.unref();
  process.idle = setTimeout(() => end(process), IDLE_MS).unref();
}

function end(process: Running): void {
  if (running === process) running = undefined;
  process.child.kill('SIGKILL');
}

/**
 * Encodes in the picture process and starts it if necessary.
 * @returns undefined if the content is damaged
 * @throws PictureProcessEnded
 */
export async function encodeApart(picture: Picture): Promise<EncodedVariant[] | undefined> {
  const process = (running ??= start());
  const id = ++lastId;
  clearTimeout(process.idle);
  process.child.ref();
  process.child.channel?.ref();
  const limit = setTimeout(() => end(process), LIMIT_MS);
  try {
    return await new Promise((resolve, reject) => {
      process.waiting.set(id, { resolve, reject });
      const request: PictureRequest = { id, ...picture };
      process.child.send(request);
    });
  } finally {
    clearTimeout(limit);
  }
}

/** The running process and its number of jobs, for tests and measurements. */
export const pictureProcess = (): { pid: number | undefined; jobs: number } | undefined =>
  running && { pid: running.child.pid, jobs: running.waiting.size };
