/** The program that checks and rewrites one uploaded video, see process-video.ts. It ends with its parent process. */
import { copyVideo, type VideoAnswer } from './copy-video';
import type { VideoRequest } from './process-video';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: VideoRequest) => void answer(request));

async function answer({ from, to, type }: VideoRequest): Promise<void> {
  const video: VideoAnswer = await copyVideo(from, to, type).catch(() => ({ problem: 'damaged' }) as const);
  process.send?.(video);
}
