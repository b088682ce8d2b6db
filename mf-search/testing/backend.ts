import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status with its body; an object alone is a 200. */
export type Reply = object | [status: number, body: object];

export type Answer = (url: URL) => Reply;

/** A real server in the backend's place; `requests` lists what it was asked, `answer` may be changed at any time. */
export async function startBackend(answer: Answer) {
  const backend = { answer, requests: [] as string[], address: '', stop: () => server.close() };
  const server = createServer((request, response) => {
    backend.requests.push(decodeURIComponent(request.url ?? ''));
    send(response, backend.answer(new URL(request.url ?? '', 'http://backend.invalid')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
export type Backend = Awaited<ReturnType<typeof startBackend>>;

function send(response: ServerResponse, reply: Reply): void {
  const [status, body] = isStatusReply(reply) ? reply : [200, reply];
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}

const isStatusReply = (reply: Reply): reply is [number, object] => Array.isArray(reply) && typeof reply[0] === 'number';
