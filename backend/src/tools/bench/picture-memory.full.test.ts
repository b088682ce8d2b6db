import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.join(import.meta.dirname, 'measure-pictures.ts');
const backend = path.join(import.meta.dirname, '..', '..', '..');

/**
 * Ten simultaneous uploads in a separate process.
 * @returns by how many MB it and its picture process grow
 */
async function growthWith(picture: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, picture], {
    cwd: backend,
  });
  const [, megabytes, taken] = /\+(\d+) MB, (\d+) of 10 taken/.exec(stdout) ?? [];
  expect(Number(taken)).toBeGreaterThan(0);
  return Number(megabytes);
}

it.each(['JPEG 5000 × 5000', 'PNG 5000 × 5000'])('need at most 150 MB of additional memory: %s', async (picture) =>
  expect(await growthWith(picture)).toBeLessThanOrEqual(150),
);
