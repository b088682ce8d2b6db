import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call gets: data, or a status without any. */
export type Reply = object | number;

/** A real server in the backend's place; `requests` lists what it was asked, `answer` may be changed at any time. */
export async function startBackend(answer: (url: URL) => Reply) {
  const server = createServer((request, response) => {
    backend.requests.push(decodeURIComponent(request.url ?? ''));
    send(response, backend.answer(new URL(request.url ?? '', 'http://backend.invalid')));
  });
  const backend = { answer, requests: [] as string[], address: '', stop: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}

function send(response: ServerResponse, reply: Reply): void {
  const [status, body] = typeof reply === 'number' ? [reply, {}] : [200, reply];
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}
