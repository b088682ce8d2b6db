import { createLoader, releasePath } from '@care/federation/browser';
import { provideIntegrity } from '@care/federation/runtime-plugin';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { boot } from './boot';
import { report } from './report';

void boot(({ composition: { slices }, contractsVersion }) => {
  const hashes = slices.flatMap((slice) =>
    Object.entries(slice.integrity).map(([file, hash]) => [releasePath(slice) + file, hash] as const),
  );
  provideIntegrity(new Map(hashes));
  registerRemotes(
    slices.map((slice) => ({ name: slice.container, entry: location.origin + releasePath(slice) + slice.entry })),
  );
  return createLoader({
    slices,
    contractsVersion,
    loadRemote: (id) => loadRemote(id),
    onState: (state, _slice, failure) => {
      if (state === 'failed' && failure) report(failure);
    },
  });
});
