import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isSigned, signValue, type Signer, type TrustedKeys } from '../release/signature';
import { addMissing, sha384, storePictures } from './release-files';
import type { ReleaseStore } from './release-store';

/** The folder with the files of all builds of the shell. Each has the hash of its content in its name. */
const FILES_NAME = 'shell';
/** The records of these builds. */
const BUILDS_NAME = 'shell-builds';

const shellBuild = z.object({
  /** When a shell last noted that it serves this build. */
  served: z.iso.datetime(),
  /** File → SHA-384. */
  files: z.record(z.string().regex(/^[\w.-]+$/), z.string()),
  /** By a shell that has a key. */
  signed: z.object({ key: z.string(), signature: z.string() }).optional(),
});
type ShellBuild = z.infer<typeof shellBuild>;

const nameOf = (id: string): string => `${BUILDS_NAME}/${id}.json`;

/** The scripts and styles of a build of the shell. */
const filesOf = (web: string): string[] =>
  readdirSync(web)
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();

/** The id of a build of the shell, from its public folder: another one if browsers get other code. */
export const shellBuildIn = (web: string): string =>
  createHash('sha256').update(filesOf(web).join()).digest('hex').slice(0, 12);

/** The signed text. */
const signedPartOf = ({ files }: Pick<ShellBuild, 'files'>): object => ({ shell: files });

interface KeepOptions {
  store: ReleaseStore;
  /** The public folder of the build. */
  web: string;
  signer?: Signer | undefined;
  now?: number;
}

/**
 * Keeps the files of a build of the shell in the store, and notes that it is served: pages that are still open need
 * them after the next shell has started, and pages of this one may ask another shell for them (SH-18).
 */
export async function keepShellBuild({ store, web, signer, now = Date.now() }: KeepOptions): Promise<void> {
  const names = filesOf(web);
  const hashes = names.map(async (name) => [name, sha384(await readFile(path.join(web, name)))] as const);
  const files = Object.fromEntries(await Promise.all(hashes));
  const id = shellBuildIn(web);
  // Another shell of this build may have a key.
  const signed = signer ? signValue(signedPartOf({ files }), signer) : (await readBuild(store, id))?.signed;
  const build: ShellBuild = { served: new Date(now).toISOString(), files, ...(signed && { signed }) };
  // Before the files, so that nobody removes them meanwhile.
  await store.write(nameOf(id), JSON.stringify(build));
  await addMissing(store, FILES_NAME, web, names);
  await storePictures(store, path.join(web, 'assets'));
}

/**
 * A file of a build that a shell on this store serves or has served; undefined if none has it with this content. With
 * keys, only builds that a trusted key signed count.
 */
export async function keptShellFile(store: Pick<ReleaseStore, 'read' | 'list'>, file: string, keys?: TrustedKeys) {
  const bytes = await store.read(`${FILES_NAME}/${file}`);
  if (!bytes) return undefined;
  const hash = sha384(bytes);
  const isTrusted = (build: ShellBuild) =>
    !keys?.size || Boolean(build.signed && isSigned(signedPartOf(build), build.signed, keys));
  const builds = await readBuilds(store);
  return builds.some((build) => build.files[file] === hash && isTrusted(build)) ? bytes : undefined;
}

type KeptBuild = ShellBuild & { id: string };

async function readBuilds(store: Pick<ReleaseStore, 'read' | 'list'>): Promise<KeptBuild[]> {
  const names = (await store.list(BUILDS_NAME)).filter((name) => name.endsWith('.json'));
  const builds = await Promise.all(names.map((name) => readBuild(store, path.basename(name, '.json'))));
  return builds.filter((build) => build !== undefined);
}

/** Undefined if it is gone or unreadable. */
async function readBuild(store: Pick<ReleaseStore, 'read'>, id: string): Promise<KeptBuild | undefined> {
  const bytes = await store.read(nameOf(id));
  try {
    return bytes && { id, ...shellBuild.parse(JSON.parse(bytes.toString('utf8'))) };
  } catch {
    return undefined;
  }
}

/** The builds of the shell, and why each stays; undefined if no open page needs it any more. That served last stays. */
export async function judgeShellBuilds(store: ReleaseStore, before: number) {
  const builds = await readBuilds(store);
  const last = builds.reduce((latest, { served }) => Math.max(latest, Date.parse(served)), 0);
  const whyKept = ({ served }: KeptBuild): string | undefined => {
    if (Date.parse(served) === last) return 'served last';
    return Date.parse(served) > before ? `open pages may use it: served until ${served}` : undefined;
  };
  return builds.map((build) => ({ id: build.id, why: whyKept(build) }));
}

/** Removes a build, but the files that another one has, too. Returns why it stays, where a shell serves it again. */
export async function removeShellBuild(store: ReleaseStore, id: string, before: number): Promise<string | undefined> {
  const why = (await judgeShellBuilds(store, before)).find((one) => one.id === id)?.why;
  if (why) return why;
  const builds = await readBuilds(store);
  const needed = new Set(builds.flatMap((build) => (build.id === id ? [] : Object.keys(build.files))));
  const files = Object.keys(builds.find((build) => build.id === id)?.files ?? {});
  for (const file of files) if (!needed.has(file)) await store.remove(`${FILES_NAME}/${file}`);
  await store.remove(nameOf(id));
  return undefined;
}
