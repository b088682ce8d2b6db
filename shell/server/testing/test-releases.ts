import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { FolderReleaseStore, publish, startCanary, type SliceManifest } from '@care/federation/store';
import { ENTRY, manifestOf, SERVER } from '../../testing/manifest';

type Publication = Parameters<typeof publish>[0];

/** The cohort that gets the canaries. */
export const COHORT = 'probe';

/** Writes what a build of a slice leaves. */
export const writeBuild = (folder: string, manifest: SliceManifest) =>
  writeFiles(folder, {
    'slice.json': JSON.stringify(manifest),
    'web/remoteEntry.js': ENTRY,
    'node/server.cjs': SERVER,
  });

/** A release store in a folder of its own, and small builds of mf-search to put into it. */
export class TestReleases {
  readonly store: FolderReleaseStore;

  constructor(readonly folder = folderOfTests()) {
    this.store = new FolderReleaseStore(path.join(folder, 'store'));
  }

  publish(version: string, changes: Partial<Publication> = {}) {
    return publish({ ...this.#build(version), ...changes });
  }

  canary(version: string, changes: Partial<Parameters<typeof startCanary>[0]> = {}) {
    return startCanary({ ...this.#build(version), percent: 0, cohort: COHORT, ...changes });
  }

  #build(version: string): Publication {
    const folder = path.join(this.folder, `build-${version}`);
    writeBuild(folder, manifestOf(version));
    return { store: this.store, folder, contractsVersion: '1.0.0' };
  }
}
