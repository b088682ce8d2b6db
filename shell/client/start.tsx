import { createLoader, releasePath, SHELL_PATH } from '@care/federation/browser';
import { connectSlices, provideOwnScripts } from '@care/federation/connect';
import { boot } from './boot';
import { shared } from './shared';
import { followLoad } from './telemetry';

provideOwnScripts(SHELL_PATH);
void boot(({ composition: { slices }, contractsVersion, bases = {}, onState = followLoad }) =>
  createLoader({
    slices,
    contractsVersion,
    ...connectSlices({
      slices,
      shared,
      baseOf: (slice) => bases[slice.name] ?? location.origin + releasePath(slice),
      ownBase: SHELL_PATH,
    }),
    replacementOf: async (slice) => {
      if (bases[slice.name]) return undefined;
      const { replacementOf } = await import(/* webpackChunkName: "late" */ './release/replacement');
      return replacementOf(slice);
    },
    onState,
  }),
);
