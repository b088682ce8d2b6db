import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { HistoryEntry, RegistryDocument } from './manifest';

/** Signs entries of the history with an Ed25519 key. */
export interface Signer {
  privateKey: KeyObject;
  /** Keys whose entries are accepted before a further one is signed; the signing key is one of them. */
  trusted: TrustedKeys;
}

/** Key id → public key. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** An entry before it is signed. */
export type UnsignedEntry = Omit<HistoryEntry, 'signed'>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One text for a value, in whatever order its keys were written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** All of a document that shells run. The hashes of all files are in its manifests, so a signature covers them too. */
const stateOf = ({ slices, canary, pins, withdrawn }: RegistryDocument): string =>
  hashOf(canonical({ slices, canary, pins, withdrawn }));

const idOf = (publicKey: KeyObject): string =>
  hashOf(publicKey.export({ type: 'spki', format: 'der' }).toString('base64')).slice(0, 16);

/**
 * The entry with its signature over itself, the entry before it and the document that it leads to. Whoever changes,
 * removes or reorders one of these needs the key.
 */
export function signEntry(
  entry: UnsignedEntry,
  history: readonly HistoryEntry[],
  document: RegistryDocument,
  signer: Signer,
): HistoryEntry {
  const key = idOf(createPublicKey(signer.privateKey));
  const signed = { key, previous: previousOf(history, history.length), state: stateOf(document) };
  return { ...entry, signed: { ...signed, ...signValue({ ...entry, signed }, signer) } };
}

/** A signature of something else than an entry. `key`: id of the key. */
export const signValue = (value: object, { privateKey }: Signer) => ({
  key: idOf(createPublicKey(privateKey)),
  signature: sign(null, Buffer.from(canonical(value)), privateKey).toString('base64'),
});

/** Whether a trusted key signed a value. */
export function isSigned(
  value: object,
  { key, signature }: ReturnType<typeof signValue>,
  trusted: TrustedKeys,
): boolean {
  const publicKey = trusted.get(key);
  return Boolean(publicKey && verify(null, Buffer.from(canonical(value)), publicKey, Buffer.from(signature, 'base64')));
}

function previousOf(history: readonly HistoryEntry[], index: number): string {
  const before = history[index - 1];
  return before ? hashOf(canonical(before)) : '';
}

/**
 * Why a document must not be used: an entry that no trusted key signed, a broken chain, or a state that the last entry
 * did not lead to. Entries from before the first signed one stay readable; that one covers them.
 */
export function whyNotTrusted(document: RegistryDocument, trusted: TrustedKeys): string | undefined {
  const { history, revision } = document;
  const first = history.findIndex(({ signed }) => signed);
  if (first < 0) return 'its history is not signed';
  for (const [index, entry] of history.entries()) {
    if (index < first) continue;
    const name = `entry ${index + 1} (revision ${entry.revision}, ${entry.action} ${entry.slice} ${entry.version})`;
    if (!entry.signed) return `${name} is not signed`;
    const { signature: _, ...signed } = entry.signed;
    if (!trusted.has(signed.key)) return `${name} is signed with the key ${signed.key}, which is not trusted`;
    if (!isSigned({ ...entry, signed }, entry.signed, trusted)) return `${name} has a wrong signature`;
    if (entry.signed.previous !== previousOf(history, index)) return `${name} does not follow the entry before it`;
  }
  const last = history.at(-1);
  if (last?.revision !== revision) return `its last entry is of revision ${last?.revision}`;
  if (last.signed?.state !== stateOf(document)) return 'its live versions are not those that its last entry signed';
  return undefined;
}

/** Public keys as `keygen` prints them: SPKI in base64. Throws if one is no Ed25519 key. */
export function trustedKeys(publicKeys: readonly string[]): TrustedKeys {
  const keys = publicKeys.map((one) =>
    createPublicKey({ key: Buffer.from(one, 'base64'), format: 'der', type: 'spki' }),
  );
  if (keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519')) throw new Error('no Ed25519 key');
  return new Map(keys.map((key) => [idOf(key), key]));
}

/** A signer from its private key as PEM; entries of the other given keys are accepted too. */
export function signerOf(privatePem: string, publicKeys: readonly string[] = []): Signer {
  const privateKey = createPrivateKey(privatePem);
  return { privateKey, trusted: trustedKeys([...publicKeys, publicTextOf(createPublicKey(privateKey))]) };
}

const publicTextOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** A new key pair: the private key as PEM for RELEASE_KEY_FILE, the public one for RELEASE_PUBLIC_KEYS. */
export function createKeys(): { privatePem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicTextOf(publicKey),
  };
}
