import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOURCES_FILE } from '../src/build/sources';
import type { RegistryDocument } from '../src/release/manifest';
import { FolderReleaseStore, publish, readRegistry, startCanary } from '../src/store';

export { manifestOf } from './manifest';

/** A release store in a folder of its own for each test, and built slices to put into it. */
class TestReleases {
  #builds = 0;
  folder = '';
  store = new FolderReleaseStore('');

  async begin(): Promise<void> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
    this.store = new FolderReleaseStore(path.join(this.folder, 'store'));
  }

  /** Of changes by shells with the contracts 1.0.0. */
  get change() {
    return { store: this.store, contractsVersion: '1.0.0' };
  }

  /** A folder as a build leaves it. */
  async built(manifest: unknown, sources?: Record<string, string>): Promise<string> {
    const built = path.join(this.folder, `built-${this.#builds++}`);
    await mkdir(path.join(built, 'web'), { recursive: true });
    await writeFile(path.join(built, 'slice.json'), JSON.stringify(manifest));
    await writeFile(path.join(built, 'web/results.js'), 'export {}');
    if (sources) await writeFile(path.join(built, SOURCES_FILE), JSON.stringify(sources));
    return built;
  }

  async publish(manifest: unknown, contractsVersion = '1.0.0', next: string[] = [], sources?: Record<string, string>) {
    const folder = await this.built(manifest, sources);
    return publish({ store: this.store, folder, contractsVersion, next });
  }

  async canary(manifest: unknown, percent: number) {
    const folder = await this.built(manifest);
    return startCanary({ ...this.change, folder, percent });
  }

  async live(): Promise<RegistryDocument> {
    const read = await readRegistry(this.store);
    if (!read.success) throw new Error(read.problem);
    return read.registry;
  }
}

/** For the tests of a block. */
export function releasesOfTests(): TestReleases {
  const releases = new TestReleases();
  beforeEach(() => releases.begin());
  afterEach(() => rm(releases.folder, { recursive: true }));
  return releases;
}
