import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path and query get: data, or a status without any. */
export type Answer = (url: URL) => object | number;

/** A real server in the backend's place; `requests` lists what it was asked, `answer` may be changed at any time. */
export async function startBackend(answer: Answer) {
  const backend = { answer, requests: [] as string[], address: '', stop: () => server.close() };
  const server = createServer((request, response) => {
    backend.requests.push(request.url ?? '');
    send(response, backend.answer(new URL(request.url ?? '', 'http://backend.invalid')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}

function send(response: ServerResponse, result: object | number): void {
  const [status, body] = typeof result === 'number' ? [result, {}] : [200, result];
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}
