import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each answer before the next request; no client needs more than a few at once. */
const MOST_UNANSWERED = 16;

/**
 * Closes the connection of a client that keeps sending requests without reading the answers. Node begins all requests
 * of one packet before the first is answered, so a few bytes could otherwise make any number of answers wait in memory.
 * It must be the first listener for requests, so that requests after the limit cost nothing.
 */
export function boundPipelines(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const unanswered = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const now = (unanswered.get(socket) ?? 0) + 1;
    if (now > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, now);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
}
