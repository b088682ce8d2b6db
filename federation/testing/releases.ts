import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { SOURCES_FILE } from '../src/build/sources';
import type { RegistryDocument } from '../src/release/manifest';
import { FolderReleaseStore, publish, readRegistry, startCanary } from '../src/store';

export { manifestOf } from './manifest';

/** A release store in a folder of its own for each test, and built slices to put into it. */
class TestReleases {
  #root = folderOfTests();
  #builds = 0;
  folder = '';
  store = new FolderReleaseStore('');

  begin(): void {
    this.folder = path.join(this.#root, `${this.#builds++}`);
    this.store = new FolderReleaseStore(path.join(this.folder, 'store'));
  }

  /** Of changes by shells with the contracts 1.0.0. */
  get change() {
    return { store: this.store, contractsVersion: '1.0.0' };
  }

  /** A folder as a build leaves it. */
  built(manifest: unknown, sources?: Record<string, string>): string {
    const built = path.join(this.folder, `built-${this.#builds++}`);
    writeFiles(built, { 'slice.json': JSON.stringify(manifest), 'web/results.js': 'export {}' });
    if (sources) writeFiles(built, { [SOURCES_FILE]: JSON.stringify(sources) });
    return built;
  }

  async publish(manifest: unknown, contractsVersion = '1.0.0', next: string[] = [], sources?: Record<string, string>) {
    return publish({ store: this.store, folder: this.built(manifest, sources), contractsVersion, next });
  }

  async canary(manifest: unknown, percent: number) {
    return startCanary({ ...this.change, folder: this.built(manifest), percent });
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
  return releases;
}
