import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a script. */
export interface Frame {
  /** Slice, file, line and column, for the log. */
  script: string;
  /** Folder of the maps. */
  maps: string;
  file: string;
  line: number;
  /** Counted from 1, as in browsers. */
  column: number;
}

export interface TraceTask {
  frames: Frame[];
}

const MAX_BYTES = 20_000_000;

const read = new Map<string, TraceMap | undefined>();

/** The map of a script. Only maps in the release's index with the right hash are used. */
function mapOf({ maps, file }: Frame): TraceMap | undefined {
  const name = path.join(maps, `${file}.map`);
  if (!read.has(name)) read.set(name, checkedMap(maps, file, name));
  return read.get(name);
}

function checkedMap(maps: string, file: string, name: string): TraceMap | undefined {
  const index = JSON.parse(readFileSync(path.join(maps, 'index.json'), 'utf8')) as Record<string, string>;
  if (!Object.hasOwn(index, file) || statSync(name).size > MAX_BYTES) return undefined;
  const bytes = readFileSync(name);
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return hash === index[file] ? new TraceMap(bytes.toString('utf8')) : undefined;
}

function placeOf(frame: Frame): string | undefined {
  try {
    const map = mapOf(frame);
    const found = map && originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) });
    if (!found?.source) return undefined;
    return `${found.source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  } catch {
    return undefined; // a release without maps
  }
}

parentPort?.postMessage((workerData as TraceTask).frames.map(placeOf));
