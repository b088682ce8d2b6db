import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { releasePath, SHELL_PATH } from '@care/federation/browser';
import { LRUCache } from 'lru-cache';
import type { Frame, TraceTask } from './crash-places-worker';

/** Limits: frames and lines of one stack, waiting stacks, and cached stacks. */
const MAX_FRAMES = 10;
const MAX_LINES = 60;
const MAX_WAITING = 20;
const MAX_KNOWN = 200;
const MEMORY_MB = 128;

const release = releasePath({
  name: '(mf-[a-z-]{1,40})',
  version: String.raw`(\d+\.\d+\.\d+(?:-[0-9a-z.-]{1,40})?)`,
});
const file = String.raw`([\w.-]{1,100}\.js)(?:\?again=\d{1,3})?`;
/** A place in a script of a release or of the shell at the end of a line, as all browsers write it. */
const placeAtEnd = new RegExp(String.raw`(?:${release}|${SHELL_PATH})${file}:(\d{1,7}):(\d{1,7})\)?$`);

interface CrashPlacesOptions {
  /** Folder of the release store. */
  releases: string;
  /** Brings a file of a release into the folder, where the store is elsewhere. */
  bring?: ((name: string) => Promise<unknown>) | undefined;
  /** Folder of the shell's own source maps. */
  ownMaps: string;
  workerFile: string;
  /** A stack that takes longer is logged unchanged. Default 5000 ms. */
  limitMs?: number;
}

/**
 * Finds the places of a browser's stack in the sources, with the source maps of each release. A worker with limited
 * memory and time reads the maps, one stack after the other. The server itself only reads the text of the stack.
 */
export class CrashPlaces {
  readonly #known = new LRUCache<string, string[]>({ max: MAX_KNOWN });
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly options: CrashPlacesOptions) {}

  /** `file:line:column` of the source for each frame, or the place in the script if there is no map. Never rejects. */
  async find(stack: string): Promise<string[]> {
    const frames = this.framesOf(stack);
    const key = frames.map(({ script }) => script).join('\n');
    const known = this.#known.get(key);
    if (known || frames.length === 0) return known ?? [];
    await this.#bringMaps(frames);
    const found = this.#waiting < MAX_WAITING ? await this.#inTurn(frames) : undefined;
    const places = frames.map(({ script }, i) => found?.[i] ?? script);
    if (found) this.#known.set(key, places);
    return places;
  }

  /** Only scripts in the public folders of releases are frames, so text of the client never becomes a path. */
  framesOf(stack: string): Frame[] {
    const lines = stack.split('\n', MAX_LINES).map((line) => line.trim().slice(-400));
    return lines.flatMap((line) => this.#frameOf(line) ?? []).slice(0, MAX_FRAMES);
  }

  #frameOf(line: string): Frame | undefined {
    const [, slice, version = '', file = '', row, column] = placeAtEnd.exec(line) ?? [];
    if (!row) return undefined;
    const { releases, ownMaps } = this.options;
    const maps = slice ? path.join(releases, slice, version, 'maps') : ownMaps;
    const script = `${slice ? `${slice} ${version}` : 'shell'} ${file}:${row}:${column}`;
    return { script, maps, file, line: Number(row), column: Number(column) };
  }

  async #bringMaps(frames: Frame[]): Promise<void> {
    const { bring, releases } = this.options;
    if (!bring) return;
    const files = frames.flatMap(({ maps, file }) => [path.join(maps, 'index.json'), path.join(maps, `${file}.map`)]);
    const names = new Set(files.map((file) => path.relative(releases, file).replaceAll(path.sep, '/')));
    const here = [...names].filter((name) => !name.startsWith('..'));
    await Promise.all(here.map((name) => bring(name).catch(() => undefined)));
  }

  async #inTurn(frames: Frame[]): Promise<(string | undefined)[] | undefined> {
    this.#waiting++;
    const turn = this.#last.then(() => this.#trace(frames));
    this.#last = turn;
    const found = await turn;
    this.#waiting--;
    return found;
  }

  #trace(frames: Frame[]): Promise<(string | undefined)[] | undefined> {
    const { workerFile, limitMs = 5000 } = this.options;
    const worker = new Worker(workerFile, {
      workerData: { frames } satisfies TraceTask,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
    });
    return new Promise((resolve) => {
      const timer = setTimeout(() => void worker.terminate(), limitMs);
      worker.once('message', resolve);
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
  }
}
