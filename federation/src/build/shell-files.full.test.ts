import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

describe('the files that the shell starts with', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync(path.join(root, '.data'), { recursive: true });
    folder = mkdtempSync(path.join(root, '.data/shell-files-')); // packages are found from here
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

  /** Builds a shell whose own code is this; gives the names of its start files. */
  function build(ownCode: string): string[] {
    write('assets.ts', 'export const icon = 1;');
    write('own.ts', ownCode);
    write(
      'start.ts',
      `import { createElement } from 'react'; import { text } from './own'; console.log(createElement(text));`,
    );
    write(
      'build.mts',
      `import { shellForBrowser } from ${JSON.stringify(path.resolve(__dirname, 'preset.ts'))};
       import { runWebpack } from ${JSON.stringify(path.resolve(__dirname, 'run-webpack.ts'))};
       const context = ${JSON.stringify(folder)};
       await runWebpack([shellForBrowser({ context, output: context + '/web', entry: './start.ts', assets: './assets.ts' })]);`,
    );
    execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(folder, 'build.mts')], { stdio: 'pipe' });
    return readdirSync(path.join(folder, 'web')).filter((file) => /^(vendor|main)\./.test(file));
  }

  it('EM-04 keep the name of the libraries when only code of the shell changes', () => {
    const before = build(`export const text = 'before';`);
    const after = build(`export const text = 'after'; export const more = [1].map((one) => one + text.length);`);
    expect(before).toEqual([expect.stringMatching(/^main\./), expect.stringMatching(/^vendor\./)]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});
