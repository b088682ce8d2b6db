import { createLoader, releasePath, SHELL_PATH } from '@care/federation/browser';
import { connectSlices, provideOwnScripts } from '@care/federation/connect';
import { boot } from './boot';
import { shared } from './shared';
import { followLoad } from './telemetry';

provideOwnScripts(SHELL_PATH);
void boot(({ composition: { slices }, contractsVersion, bases = {}, onState = followLoad, onConnected }) => {
  const connection = connectSlices({
    slices,
    shared,
    baseOf: (slice) => bases[slice.name] ?? location.origin + releasePath(slice),
    ownBase: SHELL_PATH,
  });
  const loader = createLoader({
    slices,
    contractsVersion,
    ...connection,
    replacementOf: async (slice) => {
      if (bases[slice.name]) return undefined;
      const { replacementOf } = await import(/* webpackChunkName: "late" */ './release/replacement');
      return replacementOf(slice);
    },
    onState,
  });
  onConnected?.(connection, loader);
  return loader;
});
