import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../store';
import { FolderReleaseStore } from '../store/release-store';
import { contractsVersion } from './shared';

const root = path.resolve(__dirname, '../../..');

describe('what a slice needs of the contracts', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync(path.join(root, '.data'), { recursive: true });
    folder = mkdtempSync(path.join(root, '.data/mf-needs-')); // packages are found from here
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Builds a slice whose one module is this code, and publishes it into an empty store. */
  function publishSlice(contracts: string, code: string) {
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    write('package.json', '{ "name": "mf-needs", "version": "1.0.0", "type": "module" }');
    write(
      'federation.ts',
      `export default { name: 'mf-needs', contracts: '${contracts}', exposes: { page: './page.ts' }, fills: { 'nav.inbox': 'page' } };`,
    );
    write('page.ts', code);
    write(
      'build.mts',
      `import { buildSlice } from ${JSON.stringify(path.resolve(__dirname, 'build-slice.ts'))};
       await buildSlice({ folder: ${JSON.stringify(folder)} });`,
    );
    execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(folder, 'build.mts')], { stdio: 'pipe' });
    return publish({
      store: new FolderReleaseStore(path.join(folder, 'store')),
      folder: path.join(folder, 'dist'),
      contractsVersion: contractsVersion(),
      readManifest: (built) => Promise.resolve(JSON.parse(readFileSync(path.join(built, 'slice.json'), 'utf8'))),
    });
  }
  const uses = `import { t, throttledText, type SlotProps } from '@care/contracts';
    export default (props: SlotProps['nav.inbox']) => t('nav.inbox') + props.label + throttledText(3);`;

  it('EM-03 is refused at publishing where the declared range begins before a name that the code reads', async () => {
    expect(await publishSlice('^1.0.0', uses)).toEqual({
      success: false,
      problem: expect.stringMatching(
        /^mf-needs 1\.0\.0-\w+ asks for contracts \^1\.0\.0, but uses throttledText of @care\/contracts, which exists since 1\.1\.0/,
      ),
    });
  });

  it('EM-03 is published where the range begins with that version', async () => {
    expect(await publishSlice('^1.1.0', uses)).toMatchObject({
      success: true,
      manifest: { needs: { '1.1.0': ['throttledText of @care/contracts'] } },
    });
  });

  it('EM-03 is nothing new where new names are types or read on no side', async () => {
    const result = await publishSlice(
      '^1.0.0',
      `import { t, throttledText } from '@care/contracts'; export type Text = typeof throttledText;
       export default () => t('nav.inbox');`,
    );
    expect(result).toMatchObject({ success: true });
    expect(result).not.toHaveProperty('manifest.needs');
  });

  it('EM-03 counts what only the server or only the browser reads, and modules taken as a whole', async () => {
    const bySide = `import { isThere, throttledText } from '@care/contracts';
      export default () => (__ON_SERVER__ ? throttledText(3) : isThere());`;
    expect(await publishSlice('^1.0.0', bySide)).toMatchObject({
      problem: expect.stringContaining('uses isThere of @care/contracts, throttledText of @care/contracts, which'),
    });
    const whole = `import * as all from '@care/contracts'; export default () => Object.keys(all);`;
    expect(await publishSlice('^1.0.0', whole)).toMatchObject({
      problem: expect.stringContaining('* of @care/contracts'),
    });
  });
});
