import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';

const root = path.resolve(__dirname, '../../..');

const folder = folderOfTests(path.join(root, '.data')); // packages are found from here

/** Builds a shell whose own code is this; gives the names of its start files. */
function build(ownCode: string): string[] {
  writeFiles(folder, {
    'assets.ts': 'export const icon = 1;',
    'own.ts': ownCode,
    'start.ts': `import { createElement } from 'react'; import { text } from './own'; console.log(createElement(text));`,
    'build.mts': `import { shellForBrowser } from ${JSON.stringify(path.resolve(__dirname, 'preset.ts'))};
       import { runWebpack } from ${JSON.stringify(path.resolve(__dirname, 'run-webpack.ts'))};
       const context = ${JSON.stringify(folder)};
       await runWebpack([shellForBrowser({ context, output: context + '/web', entry: './start.ts', assets: './assets.ts' })]);`,
  });
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
