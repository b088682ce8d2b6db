import type { ServerResponse } from 'node:http';
import { API_PREFIX } from '../src/constants';
import { configureApi } from '../src/request';
import { serverOfTests } from './server';

/** The answer to a call: data, a status, or a status with data. */
export type Reply = object | number | [status: number, data: object];
export type Answer = (url: URL) => Reply;

/**
 * A real server instead of the backend for the tests of a file. `requests` lists all requests, `answer` may be changed
 * at any time. Each test begins with the first answer.
 */
export function backendOfTests(answer: Answer) {
  const server = serverOfTests((request, response) => {
    backend.requests.push(decodeURIComponent(request.url ?? ''));
    send(response, backend.answer(new URL(request.url ?? '', 'http://backend.invalid')));
  });
  const backend = Object.assign(server, { answer, requests: [] as string[] });
  beforeAll(() => configureApi({ baseUrl: backend.address }));
  afterAll(() => configureApi({ baseUrl: API_PREFIX }));
  beforeEach(() => void Object.assign(backend, { answer, requests: [] }));
  return backend;
}

const hasStatus = (reply: Reply): reply is [number, object] => Array.isArray(reply) && typeof reply[0] === 'number';

function send(response: ServerResponse, reply: Reply): void {
  const [status, body] = typeof reply === 'number' ? [reply, {}] : hasStatus(reply) ? reply : [200, reply];
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}
