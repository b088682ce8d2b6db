import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { sharedSources, type SharedSources } from '../build/shared-sources';
import { keepContracts, noteHost } from '../store';
import { manifestOf, TestReleases } from '../../testing/releases';
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
  const built = (source: string) => releases.built(manifestOf('1.0.0'), { 'routes/Page.tsx': source });
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
    expect(await why(page('labelOfReason'))).toBeUndefined();
  });

  it('EM-03 need no comparison where the shell has what is installed, or where none has started', async () => {
    const broken = "import { nameOfNobody } from '@care/contracts'; export const gone = nameOfNobody;";
    expect(await why(broken)).toBeUndefined();
    await hostWith(() => undefined);
    expect(await why(broken)).toBeUndefined();
  });
});
