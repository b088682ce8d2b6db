import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import * as tar from 'tar';
import { StartupError } from '../../platform/process/startup-error';

/** Lines of `sha256sum`, one for each other file of the archive. */
const SUMS = 'SHA256SUMS';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== SUMS)
    .sort();
}

async function sumsOf(folder: string): Promise<string> {
  let lines = '';
  for (const name of await filesOf(folder)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), hash);
    lines += `${hash.digest('hex')}  ${name}\n`;
  }
  return lines;
}

/** Encrypts for the operator's key, whose public part is `age1…`. */
export function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartupError(
      'BACKUP_RECIPIENT is no public part of a key: "npm run backup -- keygen" prints one (age1…).',
    );
  }
  return encrypter;
}

/**
 * Packs a folder into an encrypted file: a tar archive in the format of age, so that
 * `age --decrypt --identity key file | tar -x` unpacks it without this program. The file appears when it is complete.
 */
export async function pack(folder: string, file: string, encrypter: Encrypter): Promise<void> {
  await writeFile(path.join(folder, SUMS), await sumsOf(folder));
  const plain = Readable.from(tar.create({ cwd: folder, portable: true }, ['.']));
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  const draft = `${file}.part`;
  try {
    await pipeline(
      Readable.fromWeb(encrypted as ReadableStream),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The secret part of a key, from a file as `age-keygen` writes it. */
async function readIdentity(keyFile: string): Promise<string> {
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(await readFile(keyFile, 'utf8'))?.[0];
  if (!identity) throw new StartupError(`${keyFile} has no line AGE-SECRET-KEY-…: it is no key of a backup.`);
  await identityToRecipient(identity).catch((error: unknown) => {
    throw new StartupError(`The key in ${keyFile} is not whole: ${(error as Error).message}`);
  });
  return identity;
}

const damaged = (file: string, reason: unknown): StartupError =>
  new StartupError(`${file} is damaged or incomplete; nothing was restored. ${(reason as Error).message}`);

/** Unpacks what `pack` has packed, and compares every file with its checksum. Throws StartupError with the reason. */
export async function unpack(file: string, folder: string, keyFile: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(await readIdentity(keyFile));
  try {
    const encrypted = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(encrypted);
    await pipeline(Readable.fromWeb(plain as ReadableStream), tar.extract({ cwd: folder, strict: true }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Faults of the disk, such as a full one, are not faults of the archive.
    if (code && !code.startsWith('TAR_')) throw error;
    if (message.includes('no identity matched'))
      throw new StartupError(`The key in ${keyFile} is not the one for which ${file} was encrypted.`);
    throw damaged(file, error);
  }
  const sums = await readFile(path.join(folder, SUMS), 'utf8').catch(() => '');
  if (sums !== (await sumsOf(folder))) throw damaged(file, new Error('Its files differ from their checksums.'));
}
