import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SliceManifest } from '../release/manifest';

/** Bytes of a file as browsers download it. */
export function sizeOf(folder: string, file: string): number {
  const compressed = path.join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
}

/** Bytes of each exposed module of a built slice, each with the slice's entry. */
export function sizesOf(dist: string): Record<string, number> {
  const { entry, exposes } = JSON.parse(readFileSync(path.join(dist, 'slice.json'), 'utf8')) as SliceManifest;
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(path.join(dist, 'web'), file), 0);
  return Object.fromEntries(Object.entries(exposes).map(([expose, { js }]) => [expose, sum([entry, ...js])]));
}

/** The largest module of a built slice. */
const largestOf = (dist: string): [expose: string, bytes: number] =>
  Object.entries(sizesOf(dist)).sort(([, a], [, b]) => b - a)[0] ?? ['', Infinity];

/** Why a built slice must not be published because of its size, in one sentence; undefined if it may. */
export function whyTooLarge(folder: string, dist: string): string | undefined {
  const { name } = JSON.parse(readFileSync(path.join(dist, 'slice.json'), 'utf8')) as { name: string };
  const { sizeBudget } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { sizeBudget?: number };
  if (sizeBudget === undefined) return `${name} has no size budget: enter its kB in package.json, as "sizeBudget".`;
  const [expose, bytes] = largestOf(dist);
  const kB = bytes / 1000;
  return kB > sizeBudget
    ? `${name} is too large: ${expose} takes ${kB.toFixed(1)} kB, and its package.json allows ${sizeBudget} kB.`
    : undefined;
}
