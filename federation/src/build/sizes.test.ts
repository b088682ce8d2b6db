import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { manifestOf } from '../../testing/releases';
import { whyTooLarge } from './sizes';

describe('the size of a slice that is published', () => {
  let repository: string;
  beforeEach(() => (repository = mkdtempSync(path.join(os.tmpdir(), 'care-size-'))));
  afterEach(() => rmSync(repository, { recursive: true }));

  function problem(sizeBudget?: number): string | undefined {
    const slice = path.join(repository, 'mf-search');
    mkdirSync(path.join(slice, 'dist/web'), { recursive: true });
    writeFileSync(path.join(slice, 'package.json'), JSON.stringify({ sizeBudget }));
    writeFileSync(path.join(slice, 'dist/slice.json'), JSON.stringify(manifestOf('1.0.0')));
    writeFileSync(path.join(slice, 'dist/web/remoteEntry.js'), 'x'.repeat(900));
    writeFileSync(path.join(slice, 'dist/web/results.js'), 'x'.repeat(9000));
    writeFileSync(path.join(slice, 'dist/web/results.js.br'), 'x'.repeat(400));
    return whyTooLarge(slice, path.join(slice, 'dist'));
  }

  it('EM-03 is compared with the budget of its package, compressed and with the entry', () => {
    expect(problem(1.3)).toBeUndefined();
    expect(problem(1.2)).toBe('mf-search is too large: results takes 1.3 kB, and its package.json allows 1.2 kB.');
  });

  it('EM-03 needs a budget', () => {
    expect(problem()).toBe('mf-search has no size budget: enter its kB in package.json, as "sizeBudget".');
  });
});
