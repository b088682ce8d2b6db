import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { sharedSources, type SharedSources } from '../build/shared-sources';
import { isProofFor, readProof, writeProof } from '../build/types-proof';
import { keepContracts, keptContracts, noteHost, publish } from '../store';
import { manifestOf, readManifest, TestReleases } from '../../testing/releases';
import { whyTypesDoNotFit } from './can-i-deploy';

const repository = path.resolve(import.meta.dirname, '../../..');
const now = contractsVersion();
const LABELS = 'src/enumerations.ts';

// The compiler reads the contracts and the design system.
describe('the types of a slice that is published', () => {
  let releases: TestReleases;
  beforeEach(async () => (releases = await TestReleases.create()));
  afterEach(() => releases.remove());

  /** A store beside which a shell runs that gives these modules to slices. */
  async function hostWith(change: (shared: SharedSources) => void): Promise<void> {
    const shared = await sharedSources();
    change(shared);
    await keepContracts(releases.store, now, JSON.stringify(shared));
    await noteHost(releases.store, now);
  }
  /** A build whose types were checked against what is installed. */
  async function built(source: string): Promise<string> {
    const sources = { 'routes/Page.tsx': source };
    const folder = await releases.built(manifestOf('1.0.0'), sources);
    await writeProof(folder, {
      sources: JSON.stringify(sources),
      contracts: now,
      shared: JSON.stringify(await sharedSources()),
    });
    return folder;
  }
  const why = async (source: string) => whyTypesDoNotFit(releases.store, repository, await built(source));

  it('EM-03 are compared with what the running shell gives to slices, not with what is installed', async () => {
    const page = (name: string) =>
      `import { ${name} } from '@care/contracts';
       import { CareForm } from '@care/ui/form';
       import { Heading } from '@care/ui';
       export const Page = () => <Heading level={1}>{${name}('racist' as never)}{String(CareForm)}</Heading>;`;
    await hostWith(({ '@care/contracts': contracts }) => {
      const text = contracts.sources[LABELS] ?? '';
      const changed = text.replace('export const reportReasonLabel', 'export const labelOfReason');
      expect(changed).not.toBe(text);
      contracts.sources[LABELS] = changed;
    });
    const problem = await why(page('reportReasonLabel'));
    expect(problem).toContain(`mf-search 1.0.0 does not fit the contracts ${now} of the shell:`);
    expect(problem).toMatch(/routes\/Page\.tsx\(1,\d+\): error TS2\d{3}: .*reportReasonLabel/);
    const fitting = await built(page('labelOfReason'));
    expect(await whyTypesDoNotFit(releases.store, repository, fitting)).toBeUndefined();
    expect(await why(page('labelOfReason'))).toBeUndefined();
    // The release records the contracts of this shell, so it is not compiled again.
    const kept = (await keptContracts(releases.store, now)) ?? '';
    const proof = await readProof(fitting);
    expect(proof && isProofFor(proof, kept)).toBe(true);
  });

  it('EM-03 are refused if no check is recorded with the build, or if its sources are others', async () => {
    const sources = { 'routes/Page.tsx': 'export const page = 1;' };
    const unchecked = await releases.built(manifestOf('1.0.0'), sources);
    const refusal = 'The types of mf-search 1.0.0 were not checked: build it again with this command.';
    expect(await whyTypesDoNotFit(releases.store, repository, unchecked)).toBe(refusal);
    expect(await whyTypesDoNotFit(undefined, repository, unchecked)).toBe(refusal);
    const changed = await built('export const page = 1;');
    await writeFile(
      path.join(changed, 'sources.json'),
      JSON.stringify({ 'routes/Page.tsx': 'export const page = 2;' }),
    );
    expect(await whyTypesDoNotFit(releases.store, repository, changed)).toBe(refusal);
    expect(await why('export const page = 1;')).toBeUndefined();
  });

  it('EM-03 the record of the check lies beside the release in the store', async () => {
    const folder = await built('export const page = 1;');
    await publish({ store: releases.store, folder, contractsVersion: now, readManifest });
    const record = JSON.parse(String(await releases.store.read('mf-search/1.0.0/types.json'))) as object;
    expect(record).toMatchObject({ contracts: now });
  });

  it('EM-03 need no comparison where the shell has what is installed, or where none has started', async () => {
    const broken = "import { nameOfNobody } from '@care/contracts'; export const gone = nameOfNobody;";
    expect(await why(broken)).toBeUndefined();
    await hostWith(() => undefined);
    expect(await why(broken)).toBeUndefined();
  });
});
