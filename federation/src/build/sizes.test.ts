import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { manifestOf } from '../../testing/manifest';
import { whyTooLarge } from './sizes';

const repository = folderOfTests();

function problem(sizeBudget?: number): string | undefined {
  const slice = path.join(repository, 'mf-search');
  writeFiles(slice, {
    'package.json': JSON.stringify({ sizeBudget }),
    'dist/slice.json': JSON.stringify(manifestOf('1.0.0')),
    'dist/web/remoteEntry.js': 'x'.repeat(900),
    'dist/web/results.js': 'x'.repeat(9000),
    'dist/web/results.js.br': 'x'.repeat(400),
  });
  return whyTooLarge(slice, path.join(slice, 'dist'));
}

it('EM-03 is compared with the budget of its package, compressed and with the entry', () => {
  expect(problem(1.3)).toBeUndefined();
  expect(problem(1.2)).toBe('mf-search is too large: results takes 1.3 kB, and its package.json allows 1.2 kB.');
});

it('EM-03 needs a budget', () =>
  expect(problem()).toBe('mf-search has no size budget: enter its kB in package.json, as "sizeBudget".'));
