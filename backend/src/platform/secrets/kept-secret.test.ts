import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { keptSecret } from './kept-secret';

const folder = folderOfTests();

it('SH-10 is created once, in a folder that need not exist, and readable for its owner only', () => {
  const file = path.join(folder, 'data', 'auth.secret');
  const secret = keptSecret(file, 32);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keptSecret(file, 32)).toBe(secret);
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(path.dirname(file))).toEqual(['auth.secret']);
});

it('SH-10 is created again if a full disk or a kill left an empty file', () => {
  const file = path.join(folder, 'auth.secret');
  writeFileSync(file, '');
  expect(keptSecret(file, 32)).toMatch(/^[0-9a-f]{64}$/);
});
