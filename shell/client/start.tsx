import { createLoader, releasePath, SHELL_PATH } from '@care/federation/browser';
import { connectSlices, provideOwnScripts } from '@care/federation/connect';
import { boot } from './boot';
import { report } from './report';
import { shared } from './shared';

provideOwnScripts(SHELL_PATH);
void boot(({ composition: { slices }, contractsVersion, bases = {} }) =>
  createLoader({
    slices,
    contractsVersion,
    loadRemote: connectSlices({
      slices,
      shared,
      baseOf: (slice) => bases[slice.name] ?? location.origin + releasePath(slice),
      ownBase: SHELL_PATH,
    }),
    onState: (state, _slice, failure) => {
      if (state === 'failed' && failure) report(failure);
    },
  }),
);
