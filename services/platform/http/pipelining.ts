import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer to the last; nobody has use for more than a few. */
const MOST_UNANSWERED = 16;

/**
 * Hangs up on whoever sends ever more requests without reading the answers. All requests of one packet are begun before
 * the first one is answered, so that otherwise a few bytes sent make any amount of answers wait in memory. Stands before
 * everything else that listens for requests, because what comes behind the hanging up must cost nothing.
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
