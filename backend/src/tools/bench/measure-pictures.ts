/**
 * Prints by how much the memory of this process and of the picture process grows with ten simultaneous uploads:
 * docs/reliability.csv.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { diskStorage } from '../../platform/files/disk-storage';
import { pictureProcess } from '../../platform/files/picture-process-client';
import { processImage } from '../../platform/files/process-image';

const AT_ONCE = 10;

const drawn = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 190, g: 110, b: 90, alpha: 0.7 } } });

/** The pictures that need the most memory in each format, up to 600,000 bytes. */
const pictures: Record<string, () => Promise<Buffer>> = {
  'JPEG 5000 × 5000': () => drawn(5000, 5000).jpeg().toBuffer(),
  'PNG 5000 × 5000': () => drawn(5000, 5000).png().toBuffer(),
  'PNG 4000 × 3000, two at a time': () => drawn(4000, 3000).png().toBuffer(),
  'PNG 1600 × 8000': () => drawn(1600, 8000).png().toBuffer(),
  'WebP 5000 × 5000 with transparency': () => drawn(5000, 5000, 4).webp().toBuffer(),
  'WebP 5000 × 5000 without loss': () => drawn(5000, 5000, 4).webp({ lossless: true }).toBuffer(),
  'JPEG 3800 × 3900, progressive': () => drawn(3800, 3900).jpeg({ progressive: true }).toBuffer(),
  'JPEG 2500 × 3000, progressive, full colour': () =>
    drawn(2500, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'JPEG 4000 × 3000, lying on its side': () => drawn(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'PNG 2350 × 2350, interlaced': () => drawn(2350, 2350, 4).png({ progressive: true }).toBuffer(),
};

/** Resident bytes of another process, on Linux. */
function residentOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function measure(content: Buffer, folder: string): Promise<string> {
  const before = process.memoryUsage.rss();
  let peak = 0;
  const look = (): void => {
    const own = Math.max(0, process.memoryUsage.rss() - before);
    peak = Math.max(peak, own + residentOf(pictureProcess()?.pid));
  };
  const timer = setInterval(look, 5);
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => processImage(content, diskStorage(folder))),
  );
  clearInterval(timer);
  // On a slow machine some uploads may wait too long and get a 503.
  const taken = results.filter((result) => result.status === 'fulfilled').length;
  return `+${Math.round(peak / 1_000_000)} MB, ${taken} of ${AT_ONCE} taken`;
}

const [, script = '', wanted] = process.argv;
const make = wanted === undefined ? undefined : pictures[wanted];
if (make) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'care-pictures-'));
  console.log(`${wanted}: ${await measure(await make(), folder)}`);
  rmSync(folder, { recursive: true });
  process.exit();
}
// Each picture in a separate process, because remaining memory would count for the next one.
for (const name of Object.keys(pictures))
  execFileSync(process.execPath, [...process.execArgv, script, name], { stdio: 'inherit' });
