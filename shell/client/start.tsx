import { createLoader, releasePath, SHELL_PATH } from '@care/federation/browser';
import { connectSlices } from '@care/federation/connect';
import { boot } from './boot';
import { report } from './report';
import { shared } from './shared';

void boot(({ composition: { slices }, contractsVersion }) =>
  createLoader({
    slices,
    contractsVersion,
    loadRemote: connectSlices({
      slices,
      shared,
      baseOf: (slice) => location.origin + releasePath(slice),
      ownBase: SHELL_PATH,
    }),
    onState: (state, _slice, failure) => {
      if (state === 'failed' && failure) report(failure);
    },
  }),
);
