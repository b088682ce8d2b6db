import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

describe('the unit tests of a slice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-slice-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('EM-01 pass while a new slice has none yet', () => {
    writeFileSync(path.join(folder, 'package.json'), '{}');
    const preset = JSON.stringify(path.join(root, 'jest.preset.cjs'));
    writeFileSync(path.join(folder, 'jest.config.cjs'), `module.exports = require(${preset})('browser');`);
    const words = ['--json', '--outputFile=unit-results.json'];
    execFileSync(path.join(root, 'node_modules/.bin/jest'), words, { cwd: folder, stdio: 'ignore' });
    const { numTotalTests } = JSON.parse(readFileSync(path.join(folder, 'unit-results.json'), 'utf8')) as {
      numTotalTests: number;
    };
    expect(numTotalTests).toBe(0);
  });
});
