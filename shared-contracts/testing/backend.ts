import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call gets: data, a status without any, or a status with data. */
export type Reply = object | number | [status: number, data: object];
export type Answer = (url: URL) => Reply;

/** A real server in the backend's place; `requests` lists what it was asked, `answer` may be changed at any time. */
export async function startBackend(answer: Answer) {
  const server = createServer((request, response) => {
    backend.requests.push(decodeURIComponent(request.url ?? ''));
    send(response, backend.answer(new URL(request.url ?? '', 'http://backend.invalid')));
  });
  const backend = { answer, requests: [] as string[], address: '', stop: () => server.close() };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
export type Backend = Awaited<ReturnType<typeof startBackend>>;

const hasStatus = (reply: Reply): reply is [number, object] => Array.isArray(reply) && typeof reply[0] === 'number';

function send(response: ServerResponse, reply: Reply): void {
  const [status, body] = typeof reply === 'number' ? [reply, {}] : hasStatus(reply) ? reply : [200, reply];
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}
