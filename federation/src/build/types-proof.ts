import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SOURCES_FILE } from './sources';

/** File beside slice.json, never served: which types the release was checked with. */
export const TYPES_FILE = 'types.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** That the sources of a release compile, and against which contracts. */
const typesProof = z.object({
  /** Of sources.json. */
  sources: hash,
  /** Version of the contracts, and the hash of what a shell of this version gives to slices. */
  contracts: z.string(),
  shared: hash,
});
type TypesProof = z.infer<typeof typesProof>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Checked {
  /** The text of sources.json. */
  sources: string;
  contracts: string;
  /** The modules that the shell gives to slices, as text. */
  shared: string;
}

const proofOf = ({ sources, contracts, shared }: Checked): TypesProof => ({
  sources: sha256(sources),
  contracts,
  shared: sha256(shared),
});

/** Notes in a built folder that the types of the release were checked (EM-03). */
export const writeProof = (built: string, checked: Checked): Promise<void> =>
  writeFile(path.join(built, TYPES_FILE), `${JSON.stringify(proofOf(checked))}\n`);

/** Whether the sources of a built slice were checked; undefined if they were not, or are others now. */
export async function readProof(built: string): Promise<TypesProof | undefined> {
  const text = await readFile(path.join(built, TYPES_FILE), 'utf8').catch(() => '{}');
  const { data } = typesProof.safeParse(JSON.parse(text));
  const sources = await readFile(path.join(built, SOURCES_FILE), 'utf8').catch(() => '');
  return data?.sources === sha256(sources) ? data : undefined;
}

/** Whether a proof was made with these shared modules. */
export const isProofFor = ({ shared }: TypesProof, text: string): boolean => shared === sha256(text);
