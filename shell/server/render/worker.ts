// A worker renders one composition only, so it never has two versions of a slice and unloads nothing.
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { routes } from '@care/contracts/routes';
import { confine, loadSlice } from './load-slice';
import type * as Host from './host';
import type { PoolMessage, WorkerData, WorkerMessage, SliceExports } from './protocol';
import { threadId } from './thread-time';

const { hostFile, releasesFolder, apiUrl, composition, servers, dataMs, deadlineMs, pseudoLocale, warmUp } =
  workerData as WorkerData;
const host = createRequire(hostFile)(hostFile) as typeof Host;
host.connectApi(apiUrl);
host.initI18n({ pseudo: pseudoLocale });
const thread = threadId();
confine();

const loaded = new Map<string, SliceExports>();
function sliceExports(name: string): SliceExports {
  const known = loaded.get(name);
  if (known) return known;
  const server = servers[name];
  if (!server) throw new Error(`${name} is not in the registry`);
  const file = path.join(releasesFolder, name, server.version, 'node', server.file);
  const exports = loadSlice<SliceExports>(file, server.integrity, host.shared);
  loaded.set(name, exports);
  return exports;
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (asked: PoolMessage) => {
  if ('kind' in asked) return say({ kind: 'pong' });
  const { id, url, caller, patience } = asked;
  host
    .render({ composition, loadSlice: sliceExports, url, caller, dataMs, deadlineMs: deadlineMs * patience })
    .then((result) => say({ kind: 'result', id, result }))
    .catch((error: unknown) => say({ kind: 'error', id, message: host.wordsOf(error), ...host.culpritOf(error) }));
});
const tell = (error: unknown) => say({ kind: 'stray', message: host.wordsOf(error), ...host.culpritOf(error) });
process.on('unhandledRejection', tell);
process.on('uncaughtException', tell);

/**
 * The first renders are one of the shell's own pages, which run no slice, and the frame. They compile the common code
 * before the first visit.
 */
async function warmedUp() {
  if (!warmUp) return undefined;
  const imprint = { composition, loadSlice: sliceExports, url: routes.imprint.build(), dataMs, deadlineMs };
  await host.render(imprint).catch(() => undefined);
  return host.renderFrame(imprint).catch(() => undefined);
}
void warmedUp().then((frame) => say({ kind: 'ready', thread, frame }));
