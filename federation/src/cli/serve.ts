import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/**
 * Serves the build of a slice on this machine, for pages of every origin, until the process ends. A new build is served
 * at once: only the hashed files may be cached.
 * @param port 0 takes a free one
 * @returns its address, once it answers
 */
export async function serveSlice(dist: string, port: number): Promise<{ address: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(dist, 'slice.json'))) throw new Error(`${dist} has no build; build the slice first`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://slice');
    const file = path.join(dist, path.normalize(decodeURIComponent(pathname)));
    const isThere = file.startsWith(dist + path.sep) && existsSync(file) && statSync(file).isFile();
    const headers = {
      'access-control-allow-origin': '*',
      // Pages of a public site may load from this machine only if it says so.
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    };
    if (request.method === 'OPTIONS' || !isThere) return response.writeHead(isThere ? 204 : 404, headers).end();
    response.writeHead(200, { ...headers, 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
