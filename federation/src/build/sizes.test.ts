import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { manifestOf } from '../../testing/releases';
import { whyTooLarge } from './sizes';

describe('the size of a slice that is published', () => {
  let repository: string;
  beforeEach(() => (repository = mkdtempSync(path.join(os.tmpdir(), 'care-size-'))));
  afterEach(() => rmSync(repository, { recursive: true }));

  function problem(budgets: Record<string, { slices: Record<string, number> }>): string | undefined {
    const slice = path.join(repository, 'mf-search');
    mkdirSync(path.join(slice, 'dist/web'), { recursive: true });
    writeFileSync(path.join(slice, 'dist/slice.json'), JSON.stringify(manifestOf('1.0.0')));
    writeFileSync(path.join(slice, 'dist/web/remoteEntry.js'), 'x'.repeat(900));
    writeFileSync(path.join(slice, 'dist/web/results.js'), 'x'.repeat(9000));
    writeFileSync(path.join(slice, 'dist/web/results.js.br'), 'x'.repeat(400));
    for (const [folder, budget] of Object.entries(budgets))
      writeFileSync(path.join(repository, folder, 'size-budget.json'), JSON.stringify(budget));
    return whyTooLarge(slice, path.join(slice, 'dist'));
  }

  it('EM-03 is compared with the budget, compressed and with the entry', () => {
    expect(problem({ '.': { slices: { 'mf-search': 1.3 } } })).toBeUndefined();
    expect(problem({ '.': { slices: { 'mf-search': 1.2 } } })).toBe(
      'mf-search is too large: results takes 1.3 kB, and size-budget.json allows 1.2 kB.',
    );
  });

  it('EM-03 needs a budget, in the folder of the slice or of the repository around it', () => {
    expect(
      problem({ 'mf-search': { slices: { 'mf-search': 2 } }, '.': { slices: { 'mf-search': 1 } } }),
    ).toBeUndefined();
    rmSync(path.join(repository, 'mf-search/size-budget.json'));
    expect(problem({ '.': { slices: { 'mf-other': 1 } } })).toMatch('mf-search has no size budget: enter its kB');
  });
});
