import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { ApiError } from './errors';
import { answerText } from './texts';

/** Answers a request that Node's HTTP parser refused, in the usual error format. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new ApiError(431, 'headers_too_large', 'Die Anfrage ist zu lang.')
      : new ApiError(400, 'bad_request', answerText('request.unreadable'));
  const body = JSON.stringify(answer.body(randomUUID()));
  const head = [
    `HTTP/1.1 ${answer.status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
