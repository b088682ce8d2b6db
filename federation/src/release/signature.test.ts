import { createKeys, newestTrusted, publish, restore, rollback, signerOf, trustedKeys, whyNotTrusted } from '../store';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import type { HistoryEntry, RegistryDocument } from './manifest';

const ours = createKeys();
const signer = signerOf(ours.privatePem);
const keys = trustedKeys([ours.publicKey]);
const foreign = signerOf(createKeys().privatePem);

const releases = releasesOfTests();

const release = (version: string, by = signer) =>
  publish({ ...releases.change, folder: releases.built(manifestOf(version)), reason: 'a test', signer: by });
const change = () => ({ ...releases.change, signer });
async function threeReleases(): Promise<RegistryDocument> {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect(await release(version)).toMatchObject({ success: true });
  return releases.live();
}
const replaced = (document: RegistryDocument, index: number, changes: Partial<HistoryEntry>): RegistryDocument => ({
  ...document,
  history: document.history.map((entry, i) => (i === index ? { ...entry, ...changes } : entry)),
});

it('EM-04 accepts publications and a rollback that a trusted key signed', async () => {
  await threeReleases();
  expect(await rollback(change(), 'mf-search')).toMatchObject({ success: true });
  const document = await releases.live();
  expect(document.slices['mf-search']?.version).toBe('1.1.0');
  expect(whyNotTrusted(document, keys)).toBeUndefined();
  expect(document.history.map(({ signed }) => signed?.key)).toEqual(Array(4).fill([...keys.keys()][0]));
});

it('EM-04 refuses an entry whose reason was changed, one of another key, and one without a signature', async () => {
  const document = await threeReleases();
  expect(whyNotTrusted(replaced(document, 1, { reason: 'another one' }), keys)).toMatch(/entry 2 .* wrong signature/);
  expect(whyNotTrusted(replaced(document, 2, { signed: undefined }), keys)).toMatch(/entry 3 .* is not signed/);
  expect(whyNotTrusted(document, foreign.trusted)).toMatch(/entry 1 .* not trusted/);
  expect(whyNotTrusted({ ...document, history: [] }, keys)).toBe('its history is not signed');
});

it('EM-04 refuses a history with an entry left out, cut off or moved', async () => {
  const document = await threeReleases();
  const [first, second, third] = document.history as [HistoryEntry, HistoryEntry, HistoryEntry];
  const withHistory = (...history: HistoryEntry[]) => whyNotTrusted({ ...document, history }, keys);
  expect(withHistory(first, third)).toMatch(/entry 2 .* does not follow/);
  expect(withHistory(second, first, third)).toMatch(/entry 1 .* does not follow/);
  expect(withHistory(first, second)).toBe('its last entry is of revision 2');
});

it('EM-04 refuses live versions, pins and withdrawn versions that nobody signed', async () => {
  const document = await threeReleases();
  const problem = 'its live versions are not those that its last entry signed';
  const [, slice = manifestOf('1.2.0')] = Object.entries(document.slices)[0] ?? [];
  const integrity = { ...slice.server, integrity: `sha384-${'B'.repeat(64)}` };
  const slices = { 'mf-search': { ...slice, server: integrity } };
  expect(whyNotTrusted({ ...document, slices }, keys)).toBe(problem);
  expect(whyNotTrusted({ ...document, pins: { 'mf-search': '1.2.0' } }, keys)).toBe(problem);
  expect(whyNotTrusted({ ...document, withdrawn: { 'mf-search': ['1.0.0'] } }, keys)).toBe(problem);
  expect(whyNotTrusted({ ...document, canary: { percent: 99, manifest: slice } }, keys)).toBe(problem);
});

it('EM-04 signs nothing on top of a history that is not trusted, until it is restored', async () => {
  await releases.publish(manifestOf('1.0.0'));
  expect(await release('1.1.0')).toEqual({ success: false, problem: expect.stringContaining('is not signed') });
  expect((await releases.live()).slices['mf-search']?.version).toBe('1.0.0');
  const restored = await restore(releases.store, [], { signer, reason: 'signed from now on' });
  expect(restored).toMatchObject({ success: true });
  expect(await release('1.1.0')).toMatchObject({ success: true });
  const document = await releases.live();
  const steps = document.history.map(({ action, signed }) => `${action} ${signed ? 'signed' : 'unsigned'}`);
  expect(steps).toEqual(['publish unsigned', 'restore signed', 'publish signed']);
  expect(whyNotTrusted(document, keys)).toBeUndefined();
  expect(await rollback(change(), 'mf-search')).toMatchObject({ success: true, manifest: { version: '1.0.0' } });
});

it('EM-04 gives all of several publications at once a place in one chain', async () => {
  await release('1.0.0');
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
  const results = await Promise.all(versions.map((version) => release(version)));
  expect(results.every(({ success }) => success)).toBe(true);
  const document = await releases.live();
  expect(document.history).toHaveLength(6);
  expect(whyNotTrusted(document, keys)).toBeUndefined();
});

it('EM-04 finds the newest revision that is trusted below one that is not', async () => {
  await threeReleases();
  const { store } = releases;
  await store.write('revisions/4.json', JSON.stringify({ ...(await releases.live()), revision: 4 }));
  expect(await newestTrusted(store, keys)).toMatchObject({ revision: 3 });
});
