import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { freshId } from '../event-sourcing/derived-id.js';

interface Answer {
  readonly status: number;
  readonly error_type: string;
  readonly title: string;
}

const BY_CODE: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error_type: 'HEADERS_TOO_LARGE',
    title: 'The address or the headers are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error_type: 'REQUEST_TIMEOUT', title: 'The request did not arrive in time' },
};
const NOT_HTTP: Answer = { status: 400, error_type: 'VALIDATION', title: 'This is no request' };

/** Answers a malformed or overdue request, for which no route is known, with a problem document. */
export function refuseBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, error_type, title } = BY_CODE[error.code] ?? NOT_HTTP;
  const type = `urn:quayside:problem:${error_type.toLowerCase()}`;
  const body = JSON.stringify({ type, title, status, error_type, correlation_id: freshId() });
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
