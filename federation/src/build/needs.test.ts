import { manifestOf, TestReleases } from '../../testing/releases';
import { neededContracts } from './needs';
import { contractsVersion } from './shared';

describe('what a slice needs of the contracts', () => {
  it('EM-03 is the same text in whatever order a build finds the names', () => {
    const since = { '@care/contracts': { a: '1.10.0', b: '1.2.0', c: '1.2.0' } };
    const textFor = (...names: string[]) =>
      JSON.stringify(neededContracts(new Map([['@care/contracts', new Set(names)]]), since));
    expect(textFor('a', 'b', 'c')).toBe(textFor('c', 'b', 'a'));
    expect(textFor('a', 'c', 'b')).toBe(
      '{"1.2.0":["b of @care/contracts","c of @care/contracts"],"1.10.0":["a of @care/contracts"]}',
    );
  });

  it('EM-03 is refused at publishing where the declared range begins before a name that the code reads', async () => {
    const releases = await TestReleases.create();
    const needs = { '1.1.0': ['throttledText of @care/contracts'] };
    const publish = (contracts: string) =>
      releases.publish(manifestOf('1.0.0', { contracts, needs }), contractsVersion());
    expect(await publish('^1.0.0')).toEqual({
      success: false,
      problem: expect.stringMatching(
        /^mf-search 1\.0\.0 asks for contracts \^1\.0\.0, but uses throttledText of @care\/contracts, which exists since 1\.1\.0/,
      ),
    });
    expect(await publish('^1.1.0')).toMatchObject({ success: true, manifest: { needs } });
    await releases.remove();
  });

  it('EM-03 takes a name that no list has yet for one of the present version', () => {
    const used = new Map([['@care/ui', new Set(['Button', 'Unheard'])]]);
    const since = { '@care/ui': { Button: '1.0.0' } };
    expect(neededContracts(used, since)).toEqual({ [contractsVersion()]: ['Unheard of @care/ui'] });
  });
});
