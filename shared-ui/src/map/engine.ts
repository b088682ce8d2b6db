import type * as MapLibre from 'maplibre-gl';
import engineAddress from 'maplibre-gl/dist/maplibre-gl.mjs?file';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?file';

export type MapEngine = typeof MapLibre;

let loading: Promise<MapEngine> | undefined;
let failures = 0;

/**
 * MapLibre, fetched as it was published: one file for all slices, cached for good, in no slice's bundle. Its worker comes
 * from this site too, so the content security policy stays as strict as it is. After a failure the next call tries again.
 */
export function loadEngine(): Promise<MapEngine> {
  loading ??= fetchEngine().catch((error: unknown) => {
    loading = undefined;
    failures += 1;
    throw error;
  });
  return loading;
}

async function fetchEngine(): Promise<MapEngine> {
  // A browser may remember that a module failed: another address makes it look again.
  const address = failures === 0 ? engineAddress : `${engineAddress}?again=${failures}`;
  const engine = (await import(/* webpackIgnore: true */ address)) as MapEngine;
  engine.setWorkerUrl(workerAddress);
  return engine;
}
