/** The program that checks and rewrites one uploaded video, see process-video.ts. It ends with its parent process. */
import { copyVideo } from './copy-video';
import type { VideoMessage, VideoRequest } from './process-video';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: VideoRequest) => void answer(request));

async function answer({ from, to, type }: VideoRequest): Promise<void> {
  const message: VideoMessage = await copyVideo(from, to, type).catch((error: unknown) =>
    error instanceof Error && 'syscall' in error ? { fault: error.message } : ({ problem: 'damaged' } as const),
  );
  process.send?.(message);
}
