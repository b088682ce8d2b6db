import type { IncomingHttpHeaders } from 'node:http';
import { serverOfTests, textOf } from '@care/contracts/testing/server';

export interface UploadRequest {
  /** "POST /api-backend/media/…" */
  call: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The answer to a request; undefined closes the connection. */
type UploadAnswer = (request: UploadRequest) => { status: number; body?: object } | undefined;

/** A real server for the uploads of a file's tests, which use XMLHttpRequest. `answer` may be set at any time. */
export function uploadServer() {
  const atFirst = () => ({ requests: [] as UploadRequest[], answer: (() => ({ status: 404 })) as UploadAnswer });
  const server = serverOfTests((request, response) => {
    void textOf(request).then((body) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-methods', 'PUT, POST');
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, content-language, accept-language, idempotency-key',
      );
      response.setHeader('connection', 'close');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const received = { call: `${request.method} ${request.url}`, headers: request.headers, body };
      uploads.requests.push(received);
      const answer = uploads.answer(received);
      if (!answer) return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? ''));
    });
  });
  const uploads = Object.assign(server, atFirst());
  beforeAll(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      open.call(this, method, new URL(url, uploads.address).href, true);
    };
    // jsdom plays no video, so there is no frame for a preview picture.
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(this: HTMLMediaElement) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      },
    });
    HTMLMediaElement.prototype.load = () => undefined;
  });
  beforeEach(() => void Object.assign(uploads, atFirst()));
  return uploads;
}
