import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePath, SHELL_PATH } from '@care/federation/browser';
import type { ReleaseStore } from '@care/federation/store';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** Limits: frames and lines of one stack, maps in memory, and bytes of one. */
const MAX_FRAMES = 10;
const MAX_LINES = 60;
const MAX_MAPS = 30;
const MAX_BYTES = 5_000_000;

const release = releasePath({
  name: '(mf-[a-z-]{1,40})',
  version: String.raw`(\d+\.\d+\.\d+(?:-[0-9a-z.-]{1,40})?)`,
});
const file = String.raw`([\w.-]{1,100}\.js)(?:\?again=\d{1,3})?`;
/** A place in a script of a release or of the shell at the end of a line, as all browsers write it. */
const placeAtEnd = new RegExp(String.raw`(?:${release}|${SHELL_PATH})${file}:(\d{1,7}):(\d{1,7})\)?$`);

/** A place in a script. */
type Frame = NonNullable<ReturnType<typeof frameOf>>;

/** Finds the places of a browser's stack in the sources, with the source maps of each release. */
export class CrashPlaces {
  readonly #maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: MAX_MAPS });

  /** `ownMaps`: folder of the shell's own source maps. */
  constructor(
    private readonly store: Pick<ReleaseStore, 'read'>,
    private readonly ownMaps: string,
  ) {}

  /** `file:line:column` of the source for each frame, or the place in the script if there is no map. Never rejects. */
  find(stack: string): Promise<string[]> {
    return Promise.all(this.framesOf(stack).map((frame) => this.#placeOf(frame)));
  }

  /** Only scripts in the public folders of releases are frames, so text of the client never becomes a path. */
  framesOf(stack: string): Frame[] {
    const lines = stack.split('\n', MAX_LINES).map((line) => line.trim().slice(-400));
    return lines.flatMap((line) => frameOf(line) ?? []).slice(0, MAX_FRAMES);
  }

  async #placeOf(frame: Frame): Promise<string> {
    const key = `${frame.maps} ${frame.file}`;
    const reading = this.#maps.get(key) ?? this.#read(frame).catch(() => undefined);
    this.#maps.set(key, reading);
    const map = await reading;
    // The map may come with the next publication.
    if (!map) this.#maps.delete(key);
    const found = map && originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) });
    if (!found?.source) return frame.script;
    return `${found.source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  }

  /** Only maps in the index of their release with the right hash are used. */
  async #read({ maps, file }: Frame): Promise<TraceMap | undefined> {
    const bytesOf = (name: string): Promise<Buffer | undefined> =>
      maps ? this.store.read(`${maps}/${name}`) : readFile(path.join(this.ownMaps, name));
    const index = JSON.parse(String(await bytesOf('index.json'))) as Record<string, string>;
    const bytes = Object.hasOwn(index, file) ? await bytesOf(`${file}.map`) : undefined;
    if (!bytes || bytes.length > MAX_BYTES) return undefined;
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return hash === index[file] ? new TraceMap(bytes.toString('utf8')) : undefined;
  }
}

function frameOf(line: string) {
  const [, slice, version = '', file = '', row, column] = placeAtEnd.exec(line) ?? [];
  if (!row) return undefined;
  const script = `${slice ? `${slice} ${version}` : 'shell'} ${file}:${row}:${column}`;
  return {
    /** Slice, file, line and column, for the log. */
    script,
    /** Folder of the maps in the store; undefined for a script of the shell. */
    maps: slice && `${slice}/${version}/maps`,
    file,
    line: Number(row),
    /** Counted from 1, as in browsers. */
    column: Number(column),
  };
}
