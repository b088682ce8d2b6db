import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { programOf } from '../process/programs';
import type { VideoAnswer, VideoType } from './copy-video';
import { typeOf } from './picture-facts';
import type { MediaStorage } from './storage';
import { WorkQueue } from './work-queue';

export interface VideoRequest {
  /** Path of the uploaded file. */
  from: string;
  /** Path of the new file. */
  to: string;
  type: VideoType;
}

/** `fault`: an error of the file system, which says nothing about the video. */
export type VideoMessage = VideoAnswer | { fault: string };

/** The process could not do its work, whatever the file is. */
export class VideoProcessFailed extends Error {}

/** A damaged or hostile file ends its process, not the API. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 192;
/** Without this limit, memory use would grow with the number of simultaneous uploads. */
const queue = new WorkQueue({ places: 2, length: 20, waitMs: 120_000 });

/** The beginning of a file that says what it is. */
export const VIDEO_HEAD_BYTES = 4100;

/** Whether a file begins as a video of this type; a file of another kind need not be read to its end. */
export async function beginsAs(type: VideoType, head: Uint8Array): Promise<boolean> {
  const found = await typeOf(head);
  if (type === 'webm') return found?.mime === 'video/webm';
  // Phones write brands of their own for MP4.
  return found !== undefined && ['mp4', 'm4v', '3gp'].includes(found.ext);
}

/**
 * Checks a complete draft and stores it without its metadata (PP-12). The draft stays.
 * @throws QueueFull, QueueLeft, VideoProcessFailed
 */
export async function processVideo(draft: string, type: VideoType, storage: MediaStorage, signal?: AbortSignal) {
  const to = await storage.draft();
  try {
    const answer = await queue.run(1, () => copyApart({ from: draft, to, type }), signal);
    if ('problem' in answer) return answer;
    return { ...answer, url: await storage.putDraft(to, type) };
  } finally {
    await rm(to, { force: true });
  }
}

/** Copies in a process of its own. */
function copyApart(request: VideoRequest): Promise<VideoAnswer> {
  const { file, execArgv } = programOf('video-process', 'platform/files/video-process.ts');
  const child = fork(file, [], {
    env: { PATH: process.env['PATH'] },
    execArgv: [...execArgv, `--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  return new Promise<VideoAnswer>((resolve, reject) => {
    const fail = (reason: string): void => reject(new VideoProcessFailed(reason));
    child.once('message', (answer: VideoMessage) => ('fault' in answer ? fail(answer.fault) : resolve(answer)));
    child.once('error', ({ message }) => fail(message));
    // SIGKILL comes from the timer, or from a system without memory.
    child.once('exit', (_code, signal) => (signal === 'SIGKILL' ? fail('killed') : resolve({ problem: 'damaged' })));
    child.send(request);
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}
