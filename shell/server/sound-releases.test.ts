import type { RegistryDocument } from '@care/federation/store';
import { SoundReleases } from './sound-releases';
import { ENTRY, manifestOf as manifest, SERVER } from '../testing/manifest';

const entry = (revision: number, version: string) =>
  ({ revision, version, slice: 'mf-search', action: 'publish', at: '2026-11-23T12:00:00Z' }) as const;
const first: RegistryDocument = {
  revision: 1,
  slices: { 'mf-search': manifest('1.0.0') },
  history: [entry(1, '1.0.0')],
};
const second: RegistryDocument = {
  revision: 2,
  slices: { 'mf-search': manifest('1.1.0') },
  history: [...first.history, entry(2, '1.1.0')],
};

function withStore() {
  const files = new Map<string, string>([['revisions/1.json', JSON.stringify(first)]]);
  for (const version of ['1.0.0', '1.1.0']) {
    files.set(`mf-search/${version}/web/remoteEntry.js`, ENTRY);
    files.set(`mf-search/${version}/node/server.cjs`, SERVER);
  }
  const broken: object[] = [];
  const asked: string[] = [];
  const store = {
    read: async (name: string) => {
      asked.push(name);
      const content = files.get(name);
      return content === undefined ? undefined : Buffer.from(content);
    },
  };
  const sound = new SoundReleases({ store, contractsVersion: '1.0.0', onBroken: (about) => broken.push(about) });
  const liveVersion = async (registry: RegistryDocument) =>
    (await sound.replaceBroken(registry)).slices['mf-search']?.version;
  return { files, asked, broken, sound, liveVersion };
}

it('SH-18 gives way to the last good one and is reported once, until it is whole again', async () => {
  const { files, broken, liveVersion } = withStore();
  expect(await liveVersion(second)).toBe('1.1.0');
  files.delete('mf-search/1.1.0/node/server.cjs');
  expect([await liveVersion(second), await liveVersion(second)]).toEqual(['1.0.0', '1.0.0']);
  expect(broken).toEqual([
    { slice: 'mf-search', version: '1.1.0', problem: 'node/server.cjs is missing', instead: '1.0.0' },
  ]);
  files.set('mf-search/1.1.0/node/server.cjs', SERVER);
  expect(await liveVersion(second)).toBe('1.1.0');
  files.delete('mf-search/1.1.0/node/server.cjs');
  await liveVersion(second);
  expect(broken).toHaveLength(2);
});

it('SH-18 stays and is reported where no good one is before it', async () => {
  const { files, broken, liveVersion } = withStore();
  files.set('mf-search/1.0.0/web/remoteEntry.js', 'else');
  expect(await liveVersion(first)).toBe('1.0.0');
  expect(broken).toMatchObject([{ version: '1.0.0', problem: expect.stringContaining('remoteEntry.js') }]);
});

it('EM-04 brings the files of the canary here, too, where the store is elsewhere', async () => {
  const { asked, sound } = withStore();
  await sound.replaceBroken({ ...second, canary: { percent: 5, manifest: manifest('1.2.0') } });
  expect(asked).toContain('mf-search/1.2.0/node/server.cjs');
});
