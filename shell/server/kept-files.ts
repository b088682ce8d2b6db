import path from 'node:path';
import { keepShellBuild, type ReleaseStore, type Signer } from '@care/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import { keepEmbedVersion } from './embed-versions';

/** How often a shell notes that it still serves its build. */
const AGAIN_MS = 600_000;

interface KeptFilesOptions {
  store: ReleaseStore;
  /** The shell's own build. */
  dist: string;
  /** The version of the embedded profile in it. */
  embedVersion: string;
  /** Reads what signs the files, where there is a key. */
  readSigner: () => Promise<Signer | undefined>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Keeps what browsers get of this build in the release store, for other shells and for the next one (SH-18, EM-05). */
export class KeptFiles {
  #timer: NodeJS.Timeout | undefined;
  #problem: string | undefined;

  constructor(private readonly options: KeptFilesOptions) {}

  /** Resolves when the files are in the store, or could not be written there. Then repeats it until closed. */
  async start(): Promise<void> {
    const { store, dist, embedVersion, readSigner, log } = this.options;
    this.#timer = setTimeout(() => void this.start(), AGAIN_MS).unref();
    try {
      await keepShellBuild({ store, web: path.join(dist, 'web'), signer: await readSigner() });
      await keepEmbedVersion(store, embedVersion, path.join(dist, 'embed/web'));
      this.#problem = undefined;
    } catch (error) {
      const problem = (error as Error).message;
      if (problem !== this.#problem)
        log.warn({ problem }, "the shell's files were not stored: other shells and the next one do not have them");
      this.#problem = problem;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
