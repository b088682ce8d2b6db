import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server says to a path: data, or only a status. */
export type Answer = (path: string) => object | number;

/** A real server in the backend's place; what it answers may be changed at any time. */
export async function startBackend(answer: Answer) {
  const server = createServer((request, response) => {
    const result = backend.answer(request.url ?? '');
    const [status, body] = typeof result === 'number' ? [result, {}] : [200, result];
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
  });
  const backend = { answer, address: '', stop: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
