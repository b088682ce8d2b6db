/** The program of the picture process, see picture-process-client.ts. It ends with its parent process. */
import sharp from 'sharp';
import { encodePicture } from './encode-picture';
import type { PictureAnswer, PictureRequest } from './picture-process-client';

sharp.cache(false);
// Ctrl+C is sent to the whole process group; this process ends when its parent has finished the open requests.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: PictureRequest) => void answer(request));

async function answer({ id, ...picture }: PictureRequest): Promise<void> {
  const variants = await encodePicture(picture).catch(() => undefined);
  const message: PictureAnswer = { id, variants };
  process.send?.(message);
}
