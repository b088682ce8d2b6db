import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder, removeFolder, type Program } from '../support/programs';
import { startSite } from '../support/site';
import { expect, test } from '../support/visitor';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

test.describe('starting the site for the tests', () => {
  test('EM-02 leaves no API and no folder behind if the slices cannot be published', async () => {
    const folder = await dataFolder('e2e-');
    const stops: string[] = [];
    const api: Program = {
      ...{ origin: 'http://127.0.0.1:9', pid: 0, output: () => '' },
      stop: () => Promise.resolve(void stops.push('api')),
    };
    const temporary = await mkdtemp(path.join(tmpdir(), 'temporary-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = temporary;
    try {
      const environment = { RELEASE_KEY_FILE: path.join(temporary, 'no-such-key') };
      const starting = startSite(folder, () => Promise.resolve(api), { environment });
      await expect(starting).rejects.toThrow('no-such-key');
      expect((await readdir(temporary)).filter((name) => name.startsWith('releases-'))).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      await removeFolder(temporary);
    }
    expect(stops).toEqual(['api']);
    expect(await exists(folder)).toBe(false);
  });
});
