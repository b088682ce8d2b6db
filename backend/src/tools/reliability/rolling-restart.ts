import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../../platform/postgres/cluster';
import { BalancedLoad } from './balanced-load';
import { startApi, stopApi } from './apis';
import { fill, inFolder } from './chaos';

const CLIENTS = 10;
const DRAIN_MS = 1000;

/** Two APIs are restarted one after the other, again and again, until this number of requests has been sent. */
export const rollingRestart = (program: string, requests: number): Promise<{ restarts: number; answers: object }> =>
  inFolder(async (folder) => {
    const cluster = await startCluster({ dataDir: folder, port: 0 });
    const url = cluster.urlFor('postgres');
    const paths = (await fill(url)).filter(({ init }) => !init).map((kind) => kind.url);
    const start = (number: number, port?: number) =>
      startApi(
        program,
        path.join(folder, `api-${number}`),
        { DATABASE_URL: url, SHUTDOWN_DRAIN_MS: String(DRAIN_MS) },
        port,
      );
    const apis = [await start(0), await start(1)];
    const load = new BalancedLoad(
      apis.map(({ origin }) => origin),
      paths,
      CLIENTS,
    );
    let restarts = 0;
    try {
      while (load.sent < requests)
        for (const [number, api] of [...apis.entries()]) {
          await stopApi(api);
          const again = await start(number, Number(new URL(api.origin).port));
          apis[number] = again;
          while (!load.isReady(again.origin)) await delay(50);
          restarts++;
        }
      return { restarts, answers: load.answers };
    } finally {
      await load.stop();
      for (const api of apis) await stopApi(api);
      await cluster.stop();
    }
  });
