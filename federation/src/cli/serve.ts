import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ASSETS_PATH } from '../served-paths';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** A module that code of the slice imports by its address has the path that it has on the site. */
const fileOf = (pathname: string): string =>
  pathname.startsWith(ASSETS_PATH) ? `web/assets/${pathname.slice(ASSETS_PATH.length)}` : pathname;

/** How often the folder is looked at for another build. */
const LOOK_EVERY_MS = 100;

/** Tells pages that keep `/changes` open the version that is served: at once, and after each build. */
function changesOf(dist: string) {
  const file = path.join(dist, 'slice.json');
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse): void => {
    // While a build replaces the folder, there is none; the next look finds it.
    if (!existsSync(file)) return;
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    page.write(`data: ${version}\n\n`);
  };
  watchFile(file, { interval: LOOK_EVERY_MS }, () => pages.forEach(tell));
  return {
    follow(page: ServerResponse): void {
      pages.add(page);
      page.once('close', () => pages.delete(page));
      tell(page);
    },
    close: () => unwatchFile(file),
  };
}

/**
 * Serves the build of a slice on this machine, for pages of every origin, until the process ends. A new build is served
 * at once, and pages learn of it: only the hashed files may be cached.
 * @param port 0 takes a free one
 * @returns its address, once it answers; rejects if the port is in use
 */
export async function serveSlice(dist: string, port: number): Promise<{ address: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(dist, 'slice.json'))) throw new Error(`${dist} has no build; build the slice first`);
  const changes = changesOf(dist);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://slice');
    const file = path.join(dist, path.normalize(decodeURIComponent(fileOf(pathname))));
    const isThere = file.startsWith(dist + path.sep) && existsSync(file) && statSync(file).isFile();
    const headers = {
      'access-control-allow-origin': '*',
      // Pages of a public site may load from this machine only if it says so.
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    };
    if (pathname === '/changes' && request.method === 'GET') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
      return changes.follow(response);
    }
    if (request.method === 'OPTIONS' || !isThere) return response.writeHead(isThere ? 204 : 404, headers).end();
    response.writeHead(200, { ...headers, 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: NodeJS.ErrnoException) => {
    changes.close();
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`port ${port} is in use; choose another one with --port`) : error;
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        changes.close();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
