import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderReleaseStore, publish, startCanary } from '@care/federation/store';
import { ENTRY, manifestOf, SERVER } from '../../testing/manifest';

type Publication = Parameters<typeof publish>[0];

/** The cohort that gets the canaries. */
export const COHORT = 'probe';

/** A release store in a folder of its own, and small builds of mf-search to put into it. */
export class TestReleases {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  readonly store = new FolderReleaseStore(path.join(this.folder, 'store'));

  publish(version: string, changes: Partial<Publication> = {}) {
    return publish({ ...this.#build(version), ...changes });
  }

  canary(version: string, changes: Partial<Parameters<typeof startCanary>[0]> = {}) {
    return startCanary({ ...this.#build(version), percent: 0, cohort: COHORT, ...changes });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #build(version: string): Publication {
    const folder = path.join(this.folder, `build-${version}`);
    for (const part of ['web', 'node']) mkdirSync(path.join(folder, part), { recursive: true });
    writeFileSync(path.join(folder, 'slice.json'), JSON.stringify(manifestOf(version)));
    writeFileSync(path.join(folder, 'web/remoteEntry.js'), ENTRY);
    writeFileSync(path.join(folder, 'node/server.cjs'), SERVER);
    return { store: this.store, folder, contractsVersion: '1.0.0' };
  }
}
