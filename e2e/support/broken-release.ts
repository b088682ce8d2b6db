import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractsVersion } from '@care/federation/shared';
import { FolderReleaseStore, publish, rollback, type SliceManifest } from '@care/federation/store';
import { root, type Shell } from './site';

/** Damages of a release in the store: its server file gets lost or changes, or the release does not fit the shell. */
const damages = {
  missing: (file) => rm(file),
  /** A folder cannot be read as a file. */
  'status 500': (file) => rm(file).then(() => mkdir(file)),
  'cut off': async (file) => {
    const content = await readFile(file, 'utf8');
    await writeFile(file, content.slice(0, content.length / 2));
  },
  'wrong hash': async (file) => writeFile(file, `globalThis.evil = true;${await readFile(file, 'utf8')}`),
} satisfies Record<string, (file: string) => Promise<unknown>>;

/** Faults of the code on the server, as the body of a function that gets a module and returns the one to use instead. */
const faults = {
  'after 10 s':
    'return { ...module, load: (...given) => new Promise((done) => setTimeout(done, 10_000)).then(() => module.load?.(...given)) };',
  'hangs for ever': 'return { ...module, load: () => new Promise(() => {}) };',
  'throws at import': 'fail();',
  'throws in load': 'return { ...module, load: fail };',
  'throws in head': 'return { ...module, head: fail };',
  'throws in render': 'return { ...module, default: fail };',
  'throws in a timer':
    'return { ...module, load: (...given) => { setTimeout(fail); return module.load?.(...given); } };',
  'endless loop': 'return { ...module, default: () => { for (;;); } };',
  'memory hog': 'return { ...module, default: () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); } };',
  '10 MB of HTML': 'return { ...module, default: () => "x".repeat(10_000_000) };',
};

export type Damage = keyof typeof damages | 'old contract';
export type ServerFault = keyof typeof faults;
export const serverDamages = [...(Object.keys(damages) as (keyof typeof damages)[]), 'old contract'] as const;
export const serverFaults = Object.keys(faults) as ServerFault[];

const failing = (fault: string) => `;(() => {
  const fail = () => { throw new Error("the injected fault"); };
  const change = (module) => { ${fault} };
  module.exports = Object.fromEntries(Object.entries(module.exports).map(([name, one]) => [name, change(one)]));
})();`;

const sha384 = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const options = (shell: Shell) => ({
  store: new FolderReleaseStore(shell.releases),
  contractsVersion: contractsVersion(),
});

/** Publishes the built slice again, with other server code and contracts. Returns the version. */
async function publishChanged(
  shell: Shell,
  slice: string,
  { code = '', contracts = contractsVersion() }: { code?: string; contracts?: string },
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'));
  await cp(path.join(root, slice, 'dist'), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8')) as SliceManifest;
  const file = path.join(folder, 'node', manifest.server.file);
  const source = (await readFile(file, 'utf8')) + code;
  await writeFile(file, source);
  const version = `1.0.0-${createHash('sha256').update(`${source}${contracts}${Date.now()}`).digest('hex').slice(0, 8)}`;
  const server = { ...manifest.server, integrity: sha384(source) };
  const fits = contracts === contractsVersion() ? manifest.contracts : `^${contracts}`;
  const changed = { ...manifest, version, server, contracts: fits };
  await writeFile(path.join(folder, 'slice.json'), JSON.stringify(changed));
  const published = await publish({ ...options(shell), contractsVersion: contracts, folder });
  if (!published.success) throw new Error(published.problem);
  await rm(folder, { recursive: true });
  return version;
}

/** Publishes the built slice under another version. */
export const publishGood = (shell: Shell, slice: string): Promise<string> => publishChanged(shell, slice, {});

/** Publishes a release whose server code has a fault. `end` makes the release before it live again. */
export async function publishFaulty(shell: Shell, slice: string, fault: ServerFault) {
  const version = await publishChanged(shell, slice, { code: failing(faults[fault]) });
  return { version, end: async () => void (await rollback(options(shell), slice)) };
}

/** Publishes a good release, which is damaged by `damage`, and whole again after `end`. */
export async function publishDamaged(shell: Shell, slice: string, damage: Damage) {
  if (damage === 'old contract') {
    const version = await publishChanged(shell, slice, { contracts: '0.1.0' });
    return { version, end: async () => void (await rollback(options(shell), slice)) };
  }
  const version = await publishChanged(shell, slice, {});
  const file = path.join(shell.releases, slice, version, 'node/server.cjs');
  const good = await readFile(file);
  await damages[damage](file);
  const end = async () => {
    await rm(file, { recursive: true, force: true });
    await writeFile(file, good);
  };
  return { version, end };
}
